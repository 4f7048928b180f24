import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { readRule, setRule } from '../../../server/modules/mayor/console'
import type { TestDeps } from '../../support/database/database'
import * as city from '../../support/city/mayor'
import { citizens } from '../../support/city/mayor'
import { reasons, refusalOf, times, won } from '../../support/city/outcomes'
import { areaId, clientNo, inSmallCity, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.mayorFaults)

const staffOf = (userId: number, areas: readonly number[] | null = null) =>
  ({
    staffId: 1,
    name: '周琪',
    userId,
    roles: ['operator'],
    areas,
    sessionId: 1,
    state: 'active',
    freshUntil: 0,
    endsAt: 0,
  }) as const

const reason = '换届不由一人包办'

/** Somebody of staff with an account of their own. */
const clerk = async (areas: readonly number[] | null = null) => staffOf((await city.operator(deps)).userId, areas)

const ruleNow = async () => valueOf(await readRule(deps, await clerk(), areaId))

async function limitTo(mostInRow: number): Promise<void> {
  const { ver } = await ruleNow()
  valueOf(await setRule(deps, await clerk(), { clientNo: clientNo(), areaId, ver, mostInRow, reason }))
}

/** Lets the next election be announced by the end of the term, and its nominations open. */
async function nominated(): Promise<number> {
  await city.at(deps, (await city.info(deps)).next ?? 0)
  const { election } = await city.info(deps)
  await city.at(deps, election?.nominateFrom ?? 0)
  return election?.electionId ?? 0
}

/** Who stands alone in an election is elected by all and takes the seat. */
async function electedIn(electionId: number, who: Caller, voters: readonly Caller[]): Promise<void> {
  valueOf(await city.join(deps, who, electionId))
  await city.at(deps, (await city.electionOf(deps, electionId)).vote_from)
  for (const by of voters) valueOf(await city.cast(deps, by, electionId, [1]))
  await city.counted(deps, electionId)
  await city.at(deps, (await city.seen(deps, electionId)).seatFrom)
  expect(await city.mayorsNow(deps)).toEqual([who.userId])
}

const standing = async (electionId: number, by: Caller) => {
  const { acts, mine } = await city.seen(deps, electionId, by)
  return { acts, termsInRow: mine?.termsInRow, isEligible: mine?.isEligible }
}

async function three() {
  const people = await citizens(deps, 3)
  const [one, two] = people
  if (!one || !two) throw new Error()
  return { people, one, two }
}

const tooOften = (terms: number) => ({
  reason: 'NO_RIGHT',
  msg: `已连续任职 ${terms} 届，本届不能参选`,
  data: { termsInRow: terms },
})

it('lets who is mayor stand for the next term as long as the area sets no limit', async () => {
  const { people, one } = await three()
  await city.seated(deps, people)
  const electionId = await nominated()
  expect(await city.seen(deps, electionId, one)).toMatchObject({ mostInRow: 0, barred: [], acts: ['join'] })
  await electedIn(electionId, one, people)
})

it('keeps a mayor from the term that follows, and not from the one after it', async () => {
  const { people, one, two } = await three()
  await city.seated(deps, people)
  await limitTo(1)
  const second = await nominated()
  expect(await standing(second, one)).toEqual({ acts: [], termsInRow: 1, isEligible: false })
  expect(await standing(second, two)).toEqual({ acts: ['join'], termsInRow: 0, isEligible: true })
  expect(await city.seen(deps, second, guest)).toMatchObject({ mostInRow: 1, barred: [{ blockNo: 1 }], mine: null })
  expect(refusalOf(await city.join(deps, one, second))).toMatchObject(tooOften(1))
  const [notice] = await deps.db.selectFrom('area_notice').select('content').orderBy('notice_id', 'desc').execute()
  expect(notice?.content).toContain('市长最多连续任职 1 届。')
  await electedIn(second, two, people)
  const third = await nominated()
  expect((await city.seen(deps, third)).barred).toMatchObject([{ blockNo: 2 }])
  expect(refusalOf(await city.join(deps, two, third))).toMatchObject(tooOften(1))
  await electedIn(third, one, people)
})

it('counts the terms when more than one in a row is allowed', async () => {
  const { people, one } = await three()
  await limitTo(2)
  await city.seated(deps, people)
  const second = await nominated()
  expect(await standing(second, one)).toEqual({ acts: ['join'], termsInRow: 1, isEligible: true })
  await electedIn(second, one, people)
  const third = await nominated()
  expect(await standing(third, one)).toEqual({ acts: [], termsInRow: 2, isEligible: false })
  expect(refusalOf(await city.join(deps, one, third))).toMatchObject(tooOften(2))
})

it('counts for elections that are announced after it was set, and its end as well', async () => {
  const { people, one } = await three()
  await city.seated(deps, people)
  const second = await nominated()
  await limitTo(1)
  expect((await city.seen(deps, second)).mostInRow).toBe(0)
  await electedIn(second, one, people)
  const third = await nominated()
  await limitTo(0)
  expect(refusalOf(await city.join(deps, one, third))).toMatchObject(tooOften(1))
})

it('bars who served the rest of a term as well as who lost it, and nobody who never came into the seat', async () => {
  const { people, one, two } = await three()
  const [, , last] = people
  const first = await city.voting(deps, [one, two])
  for (const by of people) valueOf(await city.cast(deps, by, first, [1, 2]))
  await city.counted(deps, first)
  await limitTo(1)
  // Given back before its first day: the runner-up is elected for all of it.
  valueOf(await city.quit(deps, one, first))
  await city.at(deps, (await city.seen(deps, first)).seatFrom)
  expect(await city.mayorsNow(deps)).toEqual([two.userId])
  deps.clock.forward(city.dayMs)
  valueOf(await city.quit(deps, two, first))
  const { election } = await city.info(deps)
  expect(election?.barred).toMatchObject([{ blockNo: 2 }])
  await city.at(deps, election?.nominateFrom ?? 0)
  const second = election?.electionId ?? 0
  expect(refusalOf(await city.join(deps, two, second))).toMatchObject(tooOften(1))
  valueOf(await city.join(deps, one, second))
  valueOf(await city.join(deps, last ?? guest, second))
})

describe('the rule', () => {
  const wish = (over: object = {}) => ({ clientNo: clientNo(), areaId, ver: 1, mostInRow: 1, reason, ...over })

  it('is none until it is set, by whoever has the area and sees which one it was; the audit says what changed', async () => {
    expect(await ruleNow()).toEqual({ areaId, ver: 1, mostInRow: 0 })
    const [again, staff, elsewhere] = [wish(), await clerk(), await clerk([areaId + 1])]
    expect(valueOf(await setRule(deps, staff, again))).toEqual({ areaId, ver: 2, mostInRow: 1 })
    expect(valueOf(await setRule(deps, staff, again))).toEqual({ areaId, ver: 2, mostInRow: 1 })
    expect(refusalOf(await setRule(deps, staff, wish()))).toMatchObject({
      reason: 'MOVED',
      data: { rule: { areaId, ver: 2, mostInRow: 1 } },
    })
    expect(refusalOf(await setRule(deps, elsewhere, wish()))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await readRule(deps, elsewhere, areaId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await setRule(deps, staff, wish({ areaId: 404 })))).toMatchObject({ reason: 'NOT_FOUND' })
    const deeds = await deps.db.selectFrom('audit').select(['call', 'ref_id', 'details', 'reason']).execute()
    const details = { before: { mostInRow: 0 }, after: { mostInRow: 1 } }
    expect(deeds).toEqual([{ call: '/admin/election/setRule', ref_id: areaId, details, reason }])
  })

  it('is set by nobody who is in the seat, comes into it, or stands for it', async () => {
    const { people, one, two } = await three()
    const setBy = (by: Caller) => setRule(deps, staffOf(by.userId), wish())
    const electionId = await city.voting(deps, people.slice(0, 2))
    expect(refusalOf(await setBy(two))).toMatchObject({ reason: 'OWN' })
    for (const by of people) valueOf(await city.cast(deps, by, electionId, [1]))
    await city.counted(deps, electionId)
    expect(refusalOf(await setBy(one))).toMatchObject({ reason: 'OWN' })
    await city.at(deps, (await city.seen(deps, electionId)).seatFrom)
    expect(refusalOf(await setBy(one))).toMatchObject({ reason: 'OWN' })
    valueOf(await setBy(two))
  })

  it('is set once by twenty who saw the same one', async () => {
    const staff = await clerk()
    const results = await times(20, (index) => setRule(deps, staff, wish({ mostInRow: index % 10 })))
    expect(won(results)).toHaveLength(1)
    expect(reasons(results)).toEqual(new Set(['MOVED']))
    expect((await ruleNow()).ver).toBe(2)
  })
})
