import { runDue } from '../../server/jobs/jobs'
import { transact } from '../../server/db/transact'
import type { Deps } from '../../server/deps'
import type { Caller } from '../../server/http/caller'
import { post } from '../../server/ledger/post'
import { actOnRound, addRound } from '../../server/modules/expand/desk'
import { expandJobs } from '../../server/modules/expand/life'
import { addShop } from '../../server/modules/shop/apply'
import { approveShop } from '../../server/modules/shop/desk'
import { addVote } from '../../server/modules/vote/write'
import { fen } from '@contract/money'
import { planOf } from '../support/city/expand'
import { form as shopForm } from '../support/city/shop'
import { areaId, clientNo, valueOf } from '../support/city/small-city'
import { opinion, spending } from '../support/city/votes'
import { openElection } from './election'

const hourMs = 3_600_000

/** What the fund has at first, in fen: more than the proposals ask for. */
const fundFen = 1_000_000

/** The first of the plots that the city sells, and how many there are. */
const [firstPlot, plots] = [5_000, 400]

/** Rounds of slots and of plots that opened an hour ago. They were planned a little earlier, by the clock of then. */
async function openRounds(deps: Deps, [drafts, approves]: readonly [number, number]): Promise<void> {
  const now = deps.clock.now()
  const before: Deps = { ...deps, clock: { now: () => now - 2 * hourMs } }
  const tiers = [{ from: firstPlot, to: firstPlot + plots - 1, price: fen(9_900) }]
  const wishes = [
    { roundNo: 1, quota: 0 },
    { kind: 'plot', roundNo: 2, title: '新区', perUser: plots, tiers },
  ] as const
  for (const wish of wishes) {
    const plan = planOf(before, { ...wish })
    const { roundId, ver } = valueOf(await addRound(before, drafts, { clientNo: clientNo(), ...plan }))
    const yes = { clientNo: clientNo(), roundId, ver, act: 'approve', reason: '价格都核对过' } as const
    valueOf(await actOnRound(before, approves, yes))
  }
  await runDue(deps, expandJobs(deps))
}

/** Shops that wait for their first term, one for each resident. */
async function approvedShops(deps: Deps, residents: readonly Caller[], operator: number): Promise<Map<number, number>> {
  const shops = new Map<number, number>()
  for (const by of residents) {
    const { shopId, ver } = valueOf(await addShop(deps, by, { clientNo: clientNo(), ...shopForm() }))
    valueOf(await approveShop(deps, operator, { clientNo: clientNo(), shopId, ver, reason: '' }))
    shops.set(by.userId, shopId)
  }
  return shops
}

/** What the modules of the community have at first: an open secret vote, a proposal that looks for support, rounds, shops, an election. */
export async function buildCommunity(deps: Deps, residents: readonly Caller[], operators: readonly [number, number]) {
  const given = { type: 'carried', refType: 'area', refId: areaId, reference: 'fund', memo: '开始' } as const
  const transfer = { from: 'gateway:test', to: `area:${areaId}:fund`, amount: fen(fundFen) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, given, [transfer])))
  const [first, second] = residents
  if (!first || !second) throw new Error('two residents write votes')
  const { voteId } = valueOf(await addVote(deps, first, { ...opinion, clientNo: clientNo(), days: 14 }))
  const wish = { ...spending, clientNo: clientNo(), payeeBlockNo: second.blockNo }
  const asking = valueOf(await addVote(deps, second, wish))
  await openRounds(deps, operators)
  const election = await openElection(deps, residents.slice(0, 3), operators[0])
  return {
    firstPlot,
    ...election,
    voteId,
    askingId: asking.voteId,
    shops: await approvedShops(deps, residents, operators[0]),
  }
}
