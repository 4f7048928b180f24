import { deadlines } from '../../../server/deadlines'
import { wakeOverdue } from '../../../server/jobs/lost'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import * as city from '../../support/city/mayor'
import { citizens, dayMs } from '../../support/city/mayor'
import { areaId, inSmallCity, valueOf } from '../../support/city/small-city'

let deps: TestDeps
let database: TestDatabase

inSmallCity((fresh, own) => {
  deps = fresh
  database = own
}, city.mayorFaults)

const hourMs = 3_600_000

describe('the seat', () => {
  it('goes to the runner-up for the rest of the term, when the mayor’s block is set for transfer', async () => {
    const people = await citizens(deps, 4)
    const [one, two] = people
    if (!one || !two) throw new Error()
    const electionId = await city.seated(deps, people)
    const { to } = (await city.info(deps)).seat ?? { to: 0 }
    deps.clock.forward(10 * dayMs)
    valueOf(await city.offer(deps, one))
    expect(await city.mayorsNow(deps)).toEqual([two.userId])
    expect((await city.info(deps)).seat).toMatchObject({ blockNo: 2, isSuccessor: true, to, from: deps.clock.now() })
    expect(await city.told(deps)).toContain('1 号不再担任市长')
    expect(valueOf(await city.quit(deps, two, electionId)).acts).toEqual([])
    expect(await city.mayorsNow(deps)).toEqual([])
    expect((await city.info(deps)).election).toMatchObject({ termNo: 2, attempt: 1, state: 'announced' })
    expect((await city.termsOf(deps)).map(({ state, ended }) => [state, ended])).toEqual([
      ['ended', 'lose'],
      ['ended', 'resign'],
    ])
  })

  it('is lost before its first day too; without a runner-up who can serve, the next election is announced', async () => {
    const people = await citizens(deps, 3)
    const [one, two] = people
    if (!one || !two) throw new Error()
    const electionId = await city.voting(deps, [one, two])
    for (const by of people) valueOf(await city.cast(deps, by, electionId, [1, 2]))
    await city.counted(deps, electionId)
    valueOf(await city.offer(deps, two))
    expect((await city.seen(deps, electionId, one)).acts).toEqual(['resign'])
    valueOf(await city.quit(deps, one, electionId))
    await city.at(deps, (await city.seen(deps, electionId)).seatFrom)
    expect(await city.mayorsNow(deps)).toEqual([])
    expect((await city.info(deps)).election).toMatchObject({ termNo: 2, state: 'announced' })
  })

  it('is elected anew from thirty days before the term ends, and changes hands without a gap', async () => {
    const people = await citizens(deps, 3)
    const [one, two] = people
    if (!one || !two) throw new Error()
    const firstId = await city.seated(deps, people)
    const { seat, next } = await city.info(deps)
    const to = seat?.to ?? 0
    expect(to - (next ?? 0)).toBe(30 * dayMs)
    await city.at(deps, next ?? 0)
    const { election: second } = await city.info(deps)
    expect(second).toMatchObject({ termNo: 2, state: 'announced', seatFrom: to })
    const electionId = second?.electionId ?? 0
    await city.at(deps, second?.nominateFrom ?? 0)
    valueOf(await city.join(deps, two, electionId))
    await city.at(deps, second?.voteFrom ?? 0)
    for (const by of people) valueOf(await city.cast(deps, by, electionId, [1]))
    await city.counted(deps, electionId)
    await city.at(deps, to - 1)
    expect(await city.mayorsNow(deps)).toEqual([one.userId])
    await city.at(deps, to)
    expect(await city.mayorsNow(deps)).toEqual([two.userId])
    expect((await city.termsOf(deps)).map(({ state, ended_at: at }) => [state, at])).toEqual([
      ['ended', to],
      ['serving', null],
    ])
    // Each election keeps the day on which its own winner took the seat.
    expect([(await city.seen(deps, firstId)).seatFrom, (await city.seen(deps, electionId)).seatFrom]).toEqual([
      seat?.from,
      to,
    ])
  })

  it('is empty after a term that nobody follows', async () => {
    const people = await citizens(deps, 2)
    await city.seated(deps, people)
    const { seat } = await city.info(deps)
    await city.at(deps, seat?.to ?? 0)
    expect(await city.mayorsNow(deps)).toEqual([])
    expect((await city.info(deps)).seat).toBeNull()
    expect(await deps.db.selectFrom('area_role').selectAll().where('area_id', '=', areaId).execute()).toEqual([])
  })
})

describe('time that was lost', () => {
  it('is given back to the stages of an election, and not to a term', async () => {
    const people = await citizens(deps, 3)
    const first = await city.seated(deps, people)
    const [served] = await city.termsOf(deps)
    await city.at(deps, served?.due_at ?? 0)
    const electionId = (await city.info(deps)).election?.electionId ?? first
    await city.at(deps, (await city.electionOf(deps, electionId)).nominate_from)
    const before = await city.electionOf(deps, electionId)
    await beat(deps)
    deps.clock.forward(2 * hourMs)
    expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(2 * hourMs)
    const after = await city.electionOf(deps, electionId)
    expect(after).toEqual({
      ...before,
      vote_from: before.vote_from + 2 * hourMs,
      vote_to: before.vote_to + 2 * hourMs,
      due_at: (before.due_at ?? 0) + 2 * hourMs,
    })
    expect((await city.termsOf(deps))[0]).toMatchObject({ due_at: served?.to_at, to_at: served?.to_at })
  })

  it('does not lose a wake-up of an election or a term', async () => {
    const people = await citizens(deps, 3)
    const electionId = await city.voting(deps, people.slice(0, 1))
    for (const by of people.slice(0, 2)) valueOf(await city.cast(deps, by, electionId, [1]))
    await deps.db.deleteFrom('job').execute()
    deps.clock.at = (await city.electionOf(deps, electionId)).vote_to - dayMs
    expect(await wakeOverdue(deps, deadlines)).toBe(1)
    await city.work(deps)
    await deps.db.deleteFrom('job').execute()
    deps.clock.forward(dayMs)
    expect(await wakeOverdue(deps, deadlines)).toBe(1)
    await city.work(deps)
    await deps.db.deleteFrom('job').execute()
    deps.clock.forward(dayMs)
    expect(await wakeOverdue(deps, deadlines)).toBe(1)
    await city.work(deps)
    expect(await city.mayorsNow(deps)).toEqual([people[0]?.userId])
  })
})
