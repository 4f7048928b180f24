import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { votes } from '@contract/vote/limits'
import { receiptFrom, receiptLength } from '@contract/vote/receipt'
import type { Caller } from '../../server/http/caller'
import { guest } from '../../server/http/caller'
import { createBlock, createUser } from '../../server/modules/session/accounts'
import { castBallot } from '../../server/modules/vote/cast'
import { voteTimers } from '../../server/modules/vote/jobs'
import { addVote } from '../../server/modules/vote/write'
import { agreeToFirst } from '../agreed'
import type { DemoDeps, Happening } from '../demo-clock'
import { doDue } from '../due'
import { electionBallots, electionOpens, rank } from '../polls/elections'
import { runningFundBallots } from '../polls/open-votes'
import { demoAreaId, demoPassword, residents } from '../residents'
import { demoClientNo, must } from '../trade'
import { buyPlot, largePlots } from './plots'

/** How large a city is besides the residents of the demo city, and how many of these cast a ballot. */
export interface CitySize {
  readonly residents: number
  /** How many of them have bought a plot of the round that sold most. */
  readonly plots: number
  /** In the vote by name that has ended. */
  readonly named: number
  /** In the first vote that runs. */
  readonly running: number
  /** In the election that runs. */
  readonly ranked: number
}

/**
 * With those of the demo city 1,204 blocks, of which 863 were bought in one round, 330 have voted in the vote that runs and 412 in the
 * election. Source: community §2 and §4 (demo), §7; mockups 21-archive, 27-mayor-result.
 */
export const largeCity: CitySize = {
  residents: 1_204 - residents.length,
  plots: 863,
  named: 1_000,
  running: 330 - runningFundBallots.length,
  ranked: 412 - electionBallots.length,
}

/** From here on who has bought no plot is numbered, by their place among all; no round of expansion has plots here. */
export const firstBulkNo = 6_001

/** So many act at once: fewer than the database has connections. */
const together = 8

async function inTurns<T>(things: readonly T[], act: (thing: T, index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < things.length; from += together)
    await Promise.all(things.slice(from, from + together).map((thing, at) => act(thing, from + at)))
}

/** A person with a block, as `npm run setup` would make one; the founder password follows the rule of the demo city. */
async function settle(deps: DemoDeps, index: number): Promise<Caller> {
  const blockNo = firstBulkNo + index
  const userId = await createUser(deps, {
    nickName: `${blockNo} 号住户`,
    mobile: `199${String(blockNo).padStart(8, '0')}`,
    points: votes.points,
  })
  const heldSince = deps.clock.now() - (30 + (index % 300)) * dayMs
  const founderPassword = demoPassword(blockNo)
  const blockId = await createBlock(deps, {
    areaId: demoAreaId,
    blockNo,
    ownerUserId: userId,
    founderPassword,
    heldSince,
  })
  const caller = { ...guest, userId, loginUserId: userId, areaId: demoAreaId, blockId, blockNo }
  await agreeToFirst(deps, caller)
  return caller
}

/** A vote by name, so that what each block voted can be read afterwards. */
const market = {
  kind: 'opinion',
  purpose: '',
  title: '早市搬到河西空地',
  content: '河西空地已经平整，有水有电。搬过去后东市路早上不再堵，离南桥的住户要多走几分钟。',
  ballot: 'single',
  options: [
    { text: '搬到河西', note: '三月起' },
    { text: '留在东市', note: '早上八点前收摊' },
    { text: '两边都设', note: '隔天轮换' },
  ],
  maxChoice: 1,
  days: votes.days[0],
  minTurnout: votes.minTurnout.usual,
  passShare: votes.passShare.usual,
  results: 'always',
  anonymous: false,
} as const

/** Most for the first, some for each other, a few for none. */
const namedChoice = (index: number): number[] => (index % 20 === 0 ? [] : [[0, 0, 0, 1, 2][index % 5] ?? 0])
const runningChoice = (index: number): number[] => (index % 11 === 0 ? [] : [index % 4 === 3 ? 1 : 0])
/** Nobody has more than half at first, some name nobody else, and the last one is named least. */
const ranksOf = (index: number): number[] => {
  const wanted = [1, 2, 1, 3, 2, 4, 1, 2, 3, 5][index % 10] ?? 1
  const others = [1, 2, 3, 4, 5].filter((place) => place !== wanted)
  return [wanted, ...[0, 1].map((at) => others[(index + at) % others.length] ?? 0)].slice(0, 1 + (index % 3))
}

/**
 * Residents who come before the election and the votes that run, and what they vote: by the same services as everybody's.
 * `runningVote` names the vote that runs. Source: community §10, §11.
 */
export function largeCityHappenings(
  deps: DemoDeps,
  nowMs: number,
  author: Caller,
  runningVote: string,
  size: CitySize,
): readonly Happening[] {
  const opened = dayStart(nowMs) - market.days * dayMs
  const elects = dayStart(nowMs) + electionOpens * dayMs
  const callers: Caller[] = []
  let voteId = 0
  const cast = (id: number, count: number, what: string, choiceOf: (index: number) => number[]) =>
    inTurns(callers.slice(0, count), async (caller, index) => {
      const receipt = receiptFrom([...deps.random.bytes(receiptLength)])
      const paper = { clientNo: demoClientNo(what, index), voteId: id, choice: choiceOf(index), receipt }
      must('ballot', await castBallot(deps, caller, paper))
    })
  const all = [...Array(size.residents).keys()]
  const bought = () =>
    inTurns(all.slice(0, size.plots), async (index) => {
      callers[index] = await buyPlot(deps, index)
    })
  const arrive = () =>
    inTurns(all.slice(size.plots), async (index) => {
      callers[index] = await settle(deps, index)
    })
  const open = async () => {
    const wish = { ...market, options: [...market.options], clientNo: demoClientNo('voteMarket', 0), draft: 0 }
    ;({ voteId } = must('vote', await addVote(deps, author, wish)))
  }
  const castRunning = async () => {
    const running = deps.db.selectFrom('vote').select('vote_id').where('title', '=', runningVote)
    const { vote_id: id } = await running.executeTakeFirstOrThrow()
    await cast(id, size.running, 'castRunning', runningChoice)
  }
  const castRanks = () =>
    inTurns(callers.slice(0, size.ranked), (caller, index) =>
      rank(deps, caller, demoClientNo('rankLarge', index), ranksOf(index)),
    )
  return [
    { at: dayStart(nowMs) + largePlots.days[0] * dayMs + 9 * hourMs, run: bought },
    { at: elects + hourMs, run: arrive },
    { at: elects + 23 * hourMs, run: castRanks },
    { at: opened + 9 * hourMs, run: open },
    { at: opened + 11 * hourMs, run: () => cast(voteId, size.named, 'castMarket', namedChoice) },
    { at: opened + 12 * hourMs, run: castRunning },
    { at: dayStart(nowMs), run: () => doDue(deps, voteTimers(deps)) },
  ]
}
