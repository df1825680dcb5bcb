"""The design lab without a screen: variants as files, metrics, boards to paint."""
