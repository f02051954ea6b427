"""People at tables wait for nobody; what nobody waits for is last."""

import asyncio

from sandtable.server.bots.precedence import Precedence, Priority


def test_each_makes_way_for_those_before_it_alone() -> None:
    precedence = Precedence()
    precedence.set_waiting(Priority.STUDY, 1)
    assert [precedence.is_free(priority) for priority in Priority] == [True, True, False]
    precedence.set_waiting(Priority.TABLE, 3)
    assert [precedence.is_free(priority) for priority in Priority] == [True, False, False]


def test_whoever_makes_way_goes_on_as_soon_as_nobody_waits() -> None:
    async def all_of_it() -> list[str]:
        precedence, order = Precedence(), []
        precedence.set_waiting(Priority.TABLE, 1)
        precedence.set_waiting(Priority.STUDY, 2)

        async def work(priority: Priority) -> None:
            assert await precedence.make_way(priority, 60.0)
            order.append(priority.name)

        tasks = [asyncio.create_task(work(one)) for one in reversed(Priority)]
        await asyncio.sleep(0.01)
        assert order == ["TABLE"]
        precedence.set_waiting(Priority.TABLE, 0)
        await asyncio.sleep(0.01)
        assert order == ["TABLE", "STUDY"]
        precedence.add_waiting(Priority.STUDY, -1)
        await asyncio.sleep(0.01)
        precedence.add_waiting(Priority.STUDY, -1)
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(all_of_it()) == ["TABLE", "STUDY", "BACKGROUND"]


def test_nobody_makes_way_for_ever() -> None:
    async def all_of_it() -> bool:
        precedence = Precedence()
        precedence.set_waiting(Priority.TABLE, 1)
        return await precedence.make_way(Priority.STUDY, 0.01)

    assert not asyncio.run(all_of_it())
