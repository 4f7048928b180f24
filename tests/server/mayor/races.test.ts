import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import * as city from '../../support/city/mayor'
import { citizens, dayMs, operator } from '../../support/city/mayor'
import { noticeKinds, reasons, times, won } from '../../support/city/outcomes'
import { inSmallCity, valueOf } from '../../support/city/small-city'
import { receipt } from '../../support/city/votes'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.mayorFaults)

const ballots = () => deps.db.selectFrom('mayor_ballot').selectAll().execute()

/** Source: community §10. */
it('R1 and R3: a block that votes on twenty devices at once has one ballot; with one receipt the last change stands', async () => {
  const people = await citizens(deps, 3)
  const [one, two, voter] = people
  if (!one || !two || !voter) throw new Error()
  const electionId = await city.voting(deps, [one, two])
  const results = await times(20, (i) => city.cast(deps, voter, electionId, [(i % 2) + 1]))
  expect([won(results).length, reasons(results)]).toEqual([1, new Set(['NO_RIGHT'])])
  const paper = receipt()
  const again = await times(20, (i) => city.cast(deps, two, electionId, i % 2 ? [1, 2] : [2], paper))
  expect(again.map((each) => valueOf(each).changed).sort()).toEqual([false, ...Array<boolean>(19).fill(true)])
  const all = await ballots()
  expect(all).toHaveLength(2)
  for (const { ranks } of all) expect(['1', '2', '1,2']).toContain(ranks)
})

it.each([1, 2])(
  'R2 and R21: what is cast at the close is counted or refused, and twenty counts seat one mayor (%i)',
  async () => {
    const people = await citizens(deps, 20)
    const electionId = await city.voting(deps, people.slice(0, 2))
    const { vote_to: voteTo } = await city.electionOf(deps, electionId)
    deps.clock.at = voteTo - 1
    const early = people.slice(0, 5).map((by) => city.cast(deps, by, electionId, [1]))
    await Promise.all(early.slice(0, 2))
    deps.clock.forward(1)
    const late = people.slice(5).map((by) => city.cast(deps, by, electionId, [1]))
    await Promise.all([times(5, () => city.work(deps)), ...late])
    await times(20, () => city.work(deps))
    const results = await Promise.all([...early, ...late])
    const { state, cast, rounds, winner } = await city.seen(deps, electionId)
    expect([state, winner]).toEqual(['seated', 1])
    expect([cast, (await ballots()).length]).toEqual(Array(2).fill(won(results).length))
    if (cast >= 3) expect(rounds[0]?.continuing).toBe(cast)
    expect(reasons(results)).toEqual(new Set(['CLOSED']))
    expect(await city.termsOf(deps)).toHaveLength(1)
    const elected = (await noticeKinds(deps, people[0]?.userId ?? 0)).filter((kind) => kind === 'mayorElected')
    expect(elected).toHaveLength(1)
  },
)

it.each([0, 1])(
  'R20: a candidate’s block set for transfer at the count: struck before it, or elected and at once replaced, as the time says (%i)',
  async (afterMs) => {
    for (let round = 0; round < 3; round += 1) {
      const people = await citizens(deps, 3, round * 3 + 1)
      const [one, two, three] = people
      if (!one || !two || !three) throw new Error()
      const electionId = await city.voting(deps, [one, two])
      for (const by of people) valueOf(await city.cast(deps, by, electionId, [1, 2]))
      deps.clock.at = (await city.electionOf(deps, electionId)).vote_to - 1 + afterMs
      const set = times(20, () => city.offer(deps, one))
      if (afterMs === 0) deps.clock.forward(1)
      const [offers] = await Promise.all([set, times(4, () => city.work(deps))])
      await city.work(deps)
      expect(won(offers)).toHaveLength(1)
      const { candidates, winner, state } = await city.seen(deps, electionId)
      const first = candidates.find(({ place }) => place === 1)
      const terms = (await city.termsOf(deps)).filter((term) => term.election_id === electionId)
      const served = terms.map((term) => [term.user_id, term.state, term.ended])
      expect(state).toBe('seated')
      if (afterMs === 1) expect(winner).toBe(1)
      expect([first?.state, served]).toEqual(
        winner === 1
          ? [
              'standing',
              [
                [one.userId, 'ended', 'lose'],
                [two.userId, 'planned', null],
              ],
            ]
          : ['struck', [[two.userId, 'planned', null]]],
      )
      valueOf(await city.quit(deps, two, electionId))
      await endRunning()
    }
  },
)

/** Lets both attempts of the election that a vacant seat has called end without candidates, so that another one can be announced. */
async function endRunning(): Promise<void> {
  for (const days of [30, 30]) await city.at(deps, deps.clock.now() + days * dayMs)
}

it('stands once, when twenty of a person’s devices stand, and twenty people get twenty places', async () => {
  const people = await citizens(deps, 21)
  const electionId = await city.nominating(deps)
  const [one, ...others] = people
  await times(20, () => city.join(deps, one as Caller, electionId))
  expect(won(await Promise.all(others.map((by) => city.join(deps, by, electionId))))).toHaveLength(20)
  const rows = await deps.db.selectFrom('mayor_candidate').select('place').orderBy('place').execute()
  expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1))
})

it('quitting against standing against the opening: who stands is on the ballot, who quit is not', async () => {
  const people = await citizens(deps, 10)
  const electionId = await city.nominating(deps)
  for (const by of people) valueOf(await city.join(deps, by, electionId))
  const { vote_from: voteFrom } = await city.electionOf(deps, electionId)
  deps.clock.at = voteFrom - 1
  const quits = people.slice(0, 5).map((by) => city.quit(deps, by, electionId))
  deps.clock.forward(1)
  const [left] = await Promise.all([Promise.all(quits), times(4, () => city.work(deps))])
  const rows = await deps.db.selectFrom('mayor_candidate').select(['state', 'lot']).execute()
  expect(rows.filter(({ state }) => state === 'quit')).toHaveLength(won(left).length)
  for (const { state, lot } of rows) if (lot === null) expect(state).toBe('quit')
  expect((await city.seen(deps, electionId)).state).toBe('voting')
})

it('R22: two operators who strike twenty times at once strike once', async () => {
  const [one] = await citizens(deps, 1)
  const [clerk, second] = [await operator(deps), await operator(deps)]
  const electionId = await city.voting(deps, [one ?? guest])
  valueOf(await city.strike(deps, clerk, electionId, 1, 'askStrike'))
  const results = await times(20, (i) => city.strike(deps, i % 4 ? second : clerk, electionId, 1, 'strike'))
  expect(won(results)).toHaveLength(1)
  expect((await city.told(deps)).filter((title) => title === '1 号不再参选')).toHaveLength(1)
})

it('one election is announced, when twenty operators announce it and a term calls for it', async () => {
  const people = await citizens(deps, 2)
  await city.seated(deps, people)
  const clerks = await times(20, () => operator(deps))
  const { next } = await city.info(deps)
  deps.clock.at = next ?? 0
  const results = await Promise.all([
    ...clerks.map((by) => city.announce(deps, by)),
    times(3, () => city.work(deps)).then(() => ({ ok: true })),
  ])
  expect(won(results).length).toBeLessThanOrEqual(2)
  const running = await deps.db
    .selectFrom('mayor_election')
    .select('term_no')
    .where('state', '=', 'announced')
    .execute()
  expect(running).toEqual([{ term_no: 2 }])
})

it('two who leave the seat at once leave it empty, and the next election is announced', async () => {
  const people = await citizens(deps, 3)
  const [one, two] = people
  if (!one || !two) throw new Error()
  const electionId = await city.seated(deps, people)
  await Promise.all([times(10, () => city.offer(deps, one)), times(10, () => city.offer(deps, two))])
  expect(await city.mayorsNow(deps)).toEqual([])
  expect((await city.termsOf(deps)).every(({ state }) => state === 'ended')).toBe(true)
  const { election } = await city.info(deps)
  expect([election?.electionId === electionId, election?.state]).toEqual([false, 'announced'])
})

it('R24: a clock that jumps over nominations, voting, count and seat does each once, in the order of the deadlines', async () => {
  const people = await citizens(deps, 3)
  const electionId = await city.voting(deps, people.slice(0, 1))
  for (const by of people) valueOf(await city.cast(deps, by, electionId, [1]))
  deps.clock.forward(80 * dayMs)
  await times(20, () => city.work(deps))
  await city.work(deps)
  expect(await city.mayorsNow(deps)).toEqual([people[0]?.userId])
  deps.clock.forward(400 * dayMs)
  await times(20, () => city.work(deps))
  await city.work(deps)
  expect(await city.mayorsNow(deps)).toEqual([])
  const rows = await deps.db
    .selectFrom('mayor_election')
    .select(['term_no', 'attempt', 'state'])
    .orderBy('election_id')
    .execute()
  expect(rows.map(({ term_no: termNo, attempt, state }) => [termNo, attempt, state]).slice(0, 3)).toEqual([
    [1, 1, 'seated'],
    [2, 1, 'void'],
    [2, 2, expect.stringMatching(/announced|nominating|void/)],
  ])
})
