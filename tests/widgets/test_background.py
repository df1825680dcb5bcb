"""Work in threads: only the last that was asked for shows, errors are told, threads end."""

import asyncio
import threading
import time

from zebres_lib.widgets.background import Background, Inbox, Job

WAIT = 20


def made() -> tuple[Inbox, Background]:
    inbox = Inbox()
    return inbox, Background(inbox)


def finished(inbox: Inbox, work: Background, seconds: float | None = WAIT) -> bool:
    return inbox.wait(lambda: work.is_busy, seconds)


def threads() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name == "zebres-background"]


def test_results_of_what_is_no_longer_wanted_are_never_shown() -> None:
    inbox, work = made()
    shown: list[str] = []
    reached, released = threading.Event(), threading.Event()

    def slow(job: Job) -> str:
        work.tell(job, lambda: shown.append("slow, first"))
        reached.set()
        assert released.wait(WAIT)
        assert not job.goes_on()
        work.tell(job, lambda: shown.append("slow, second"))
        return "slow, end"

    work.start("slow", slow, shown.append, shown.append)
    assert reached.wait(WAIT)
    inbox.do_all()
    begun: list[int] = []
    for number in range(5):

        def quick(job: Job, number: int = number) -> str:
            begun.append(number)
            return f"quick {number}"

        work.start(number, quick, shown.append, shown.append)
    assert work.key == 4
    released.set()
    assert finished(inbox, work)
    assert shown == ["slow, first", "quick 4"]
    assert begun == [4], "what was never begun is not begun any more"


def test_what_was_handed_over_but_not_taken_is_not_shown_once_given_up() -> None:
    inbox, work = made()
    shown: list[object] = []
    told = threading.Event()

    def tells(job: Job) -> None:
        work.tell(job, lambda: shown.append("old"))
        told.set()

    work.start("old", tells, shown.append, shown.append)
    assert told.wait(WAIT)
    work.abandon()
    assert not work.is_busy
    inbox.do_all()
    assert shown == []


def test_errors_are_handed_over_unless_the_work_is_given_up() -> None:
    inbox, work = made()
    failed: list[Exception] = []
    reached, released = threading.Event(), threading.Event()

    def broken(_: Job) -> None:
        raise ValueError("on purpose")

    def late(_: Job) -> None:
        reached.set()
        assert released.wait(WAIT)
        raise ValueError("late")

    work.start("broken", broken, failed.append, failed.append)
    assert finished(inbox, work)
    assert [str(error) for error in failed] == ["on purpose"]
    work.start("late", late, failed.append, failed.append)
    assert reached.wait(WAIT)
    work.abandon()
    released.set()
    work.start("new", lambda job: None, lambda _: None, failed.append)
    assert finished(inbox, work)
    assert len(failed) == 1


def test_work_that_is_stopped_hands_over_what_it_has() -> None:
    inbox, work = made()
    shown: list[str] = []

    def patient(job: Job) -> str:
        assert job.stop.wait(WAIT)
        return "best so far"

    work.start("one", patient, shown.append, shown.append)
    assert work.can_stop
    assert finished(inbox, work, 0) is False
    work.stop()
    assert not work.can_stop
    assert finished(inbox, work)
    assert shown == ["best so far"]


def test_who_waits_notices_what_another_thread_takes() -> None:
    inbox, work = made()
    release = threading.Event()
    work.start("one", lambda job: release.wait(WAIT), lambda _: None, lambda _: None)

    def takes() -> None:
        release.set()
        while work.is_busy:
            inbox.do_all()

    other = threading.Thread(target=takes)
    other.start()
    assert finished(inbox, work, None)
    other.join(WAIT)


def test_results_come_to_the_loop_in_which_it_was_made() -> None:
    where: list[threading.Thread] = []

    async def kernel() -> None:
        _, work = made()
        work.start(
            "one", lambda job: None, lambda _: where.append(threading.current_thread()), print
        )
        while work.is_busy:
            await asyncio.sleep(0.01)

    asyncio.run(kernel())
    assert where == [threading.current_thread()]


def test_threads_end_when_there_is_nothing_to_do() -> None:
    inbox, work = made()
    work.start("one", lambda job: job.stop.wait(WAIT), lambda _: None, lambda _: None)
    assert threads()
    work.abandon()
    until = time.monotonic() + WAIT
    while threads() and time.monotonic() < until:
        time.sleep(0.01)
    assert not threads()
    assert finished(inbox, work)
