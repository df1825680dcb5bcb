"""What an action did and did not do, why one is forbidden, how the score comes about."""
