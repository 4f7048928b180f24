import { votes } from '@contract/vote/limits'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import { fill } from '../../support/city/fund'
import { reasons, refusalOf, times, won } from '../../support/city/outcomes'
import { inSmallCity, valueOf } from '../../support/city/small-city'
import * as city from '../../support/city/votes'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.faultsOf)

const ballots = () => deps.db.selectFrom('vote_ballot').selectAll().execute()

/** Source: community §10. */
it('R1: a block that votes on twenty devices at once has one ballot', async () => {
  const [author, voter] = await city.settlers(deps, 2)
  if (!author || !voter) throw new Error()
  const { voteId } = valueOf(await city.write(deps, author))
  const results = await times(20, (i) => city.cast(deps, voter, voteId, [i % 2]))
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['NO_RIGHT']))
  expect(await ballots()).toHaveLength(1)
})

it('R1 and R3: with one receipt it is cast once and changed nineteen times, and one choice stands', async () => {
  const [author, voter] = await city.settlers(deps, 2)
  if (!author || !voter) throw new Error()
  const { voteId } = valueOf(await city.write(deps, author))
  const paper = city.receipt()
  const results = await times(20, (i) => city.cast(deps, voter, voteId, [i % 2], paper))
  expect(results.map((one) => valueOf(one).changed).sort()).toEqual([false, ...Array<boolean>(19).fill(true)])
  expect(await ballots()).toHaveLength(1)
  const last = await times(20, (i) => city.cast(deps, voter, voteId, i % 2 ? [] : [1], paper))
  expect(won(last)).toHaveLength(20)
  expect(['', '1']).toContain((await ballots())[0]?.choice)
})

it.each([1, 2])(
  'R2: what is cast at the close is counted or refused, and never comes after the count (%i)',
  async () => {
    const people = await city.settlers(deps, 20)
    const author = people[0] ?? guest
    const { voteId, closeAt } = valueOf(await city.write(deps, author, { minTurnout: 10 }))
    deps.clock.at = (closeAt ?? 0) - 1
    const early = people.slice(0, 5).map((by) => city.cast(deps, by, voteId, [0]))
    // As many as the count of a secret vote needs to be told; the others race with the close.
    await Promise.all(early.slice(0, votes.fewestPublished))
    deps.clock.forward(1)
    const late = people.slice(5).map((by) => city.cast(deps, by, voteId, [0]))
    await Promise.all([times(5, () => city.work(deps)), ...late])
    const results = await Promise.all([...early, ...late])
    const { state, tally, cast } = await city.read(deps, guest, voteId)
    expect(state).toBe('passed')
    expect([tally?.ballots, cast, (await ballots()).length]).toEqual(Array(3).fill(won(results).length))
    expect(reasons(results)).toEqual(new Set(['CLOSED']))
  },
)

it.each([1, 2, 3])(
  'R4: the fifth support, the mayor’s and the author’s withdrawal leave it open or cancelled (%i)',
  async (round) => {
    await fill(deps, 1_000_000)
    const people = await city.settlers(deps, 9)
    const [payee, author, mayor, ...others] = people
    if (!payee || !author || !mayor) throw new Error()
    await city.seatMayor(deps, mayor)
    const { voteId, ver } = valueOf(await city.write(deps, author, city.spending))
    for (const by of others.slice(0, 4)) valueOf(await city.support(deps, by, voteId))
    const supports = () =>
      times(10, (i) => city.support(deps, (i % 2 ? mayor : others[4]) as Caller, voteId, 1, { ver }))
    const cancels = () => times(10, () => city.cancel(deps, author, voteId, '', { ver }))
    const order = round === 2 ? [cancels, supports] : [supports, cancels]
    await Promise.all(order.map((run) => run()))
    const { state, census } = await city.read(deps, guest, voteId)
    const entered = await deps.db.selectFrom('vote_census').selectAll().execute()
    expect(['open', 'cancelled']).toContain(state)
    expect(entered).toHaveLength(state === 'open' ? 9 : 0)
    expect(census).toBe(9)
    const told = await deps.db.selectFrom('area_notice').select('title').execute()
    expect(told).toHaveLength(state === 'open' ? 1 : 0)
  },
)

it('R5: of twenty votes for the last free money one opens', async () => {
  await fill(deps, 250_000)
  const [payee, mayor, ...authors] = await city.settlers(deps, 22)
  if (!payee || !mayor) throw new Error()
  await city.seatMayor(deps, mayor)
  const ids: number[] = []
  for (const by of authors) ids.push(valueOf(await city.write(deps, by, city.spending)).voteId)
  await times(20, (i) => city.support(deps, mayor, ids[i] ?? 0, 1))
  const rows = await deps.db.selectFrom('vote').select('state').execute()
  expect(rows.filter(({ state }) => state === 'open')).toHaveLength(1)
  const told = await deps.db.selectFrom('user_notice').select('kind').where('kind', '=', 'voteShort').execute()
  expect(told).toHaveLength(19)
  const another = await city.settler(deps, 90)
  expect(refusalOf(await city.write(deps, another, city.spending))).toMatchObject({
    reason: 'NOT_ENOUGH',
    data: { free: 20_000 },
  })
})

it('R24: a clock that jumps over the reminder, the close and the payout does each once', async () => {
  await fill(deps, 1_000_000)
  const people = await city.settlers(deps, 4)
  const [payee, author, mayor] = people
  if (!payee || !author || !mayor) throw new Error()
  await city.seatMayor(deps, mayor)
  const { voteId } = valueOf(await city.write(deps, author, city.spending))
  valueOf(await city.support(deps, mayor, voteId))
  for (const by of people) valueOf(await city.cast(deps, by, voteId, [0]))
  deps.clock.forward(10 * 86_400_000)
  await times(20, () => city.work(deps))
  deps.clock.forward(10 * 86_400_000)
  await times(20, () => city.work(deps))
  const { state, spend } = await city.read(deps, guest, voteId)
  expect([state, spend?.state]).toEqual(['passed', 'paid'])
  const told = await deps.db.selectFrom('user_notice').select('kind').where('user_id', '=', payee.userId).execute()
  expect(told.map(({ kind }) => kind)).toEqual(['voteCast', 'voteClosed', 'fundPaid'])
})
