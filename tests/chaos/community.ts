import { runDue } from '../../server/jobs/jobs'
import { transact } from '../../server/db/transact'
import type { Deps } from '../../server/deps'
import type { Caller } from '../../server/http/caller'
import { post } from '../../server/ledger/post'
import { addRound } from '../../server/modules/expand/admin'
import { expandJobs } from '../../server/modules/expand/life'
import { addShop } from '../../server/modules/shop/apply'
import { approveShop } from '../../server/modules/shop/admin'
import { payShop } from '../../server/modules/shop/order'
import { handInProof } from '../../server/modules/fund/acts'
import { fundJobs } from '../../server/modules/fund/jobs'
import { addVote } from '../../server/modules/vote/write'
import { dayMs } from '@contract/durations'
import { shops } from '@contract/shop/limits'
import { fen } from '@contract/money'
import { tallyOf } from '@contract/vote/count'
import { approve, spendOf } from '../support/city/fund'
import { planOf } from '../support/city/expand'
import { form as shopForm } from '../support/city/shop'
import { areaId, clientNo, payFor, valueOf } from '../support/city/small-city'
import { opinion, spending } from '../support/city/votes'
import { answerAsk } from '../support/admin/second'
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
    const { roundId: refId } = valueOf(await addRound(before, drafts, { clientNo: clientNo(), ...plan }))
    valueOf(await answerAsk(before, approves, 'approve', { kind: 'round', refId }))
  }
  await runDue(deps, expandJobs(deps))
}

/** A shop that waits for its first term. */
async function approvedShop(deps: Deps, by: Caller, operator: number) {
  const { shopId, ver } = valueOf(await addShop(deps, by, { clientNo: clientNo(), ...shopForm() }))
  return valueOf(await approveShop(deps, operator, { clientNo: clientNo(), shopId, ver, reason: '' }))
}

/** So long ago the first term of a shop began that is to be renewed now. */
const endingMs = shops.termMs - shops.renewMs / 2

/** Of three residents one has a shop that waits for its first term, one a shop whose term is about to end, and one has none. */
async function sponsored(deps: Deps, residents: readonly Caller[], operator: number) {
  const [waiting, ending] = [new Map<number, number>(), new Map<number, number>()]
  const now = deps.clock.now()
  const before: Deps = { ...deps, clock: { now: () => now - endingMs } }
  for (const [at, by] of residents.entries()) {
    if (at % 3 === 0) waiting.set(by.userId, (await approvedShop(deps, by, operator)).shopId)
    if (at % 3 !== 1) continue
    const { shopId, ver, level } = await approvedShop(before, by, operator)
    const { payNo } = valueOf(await payShop(before, by, { clientNo: clientNo(), shopId, ver, level }))
    valueOf(await payFor(before, by, payNo))
    ending.set(by.userId, shopId)
  }
  return { shops: waiting, endingShops: ending }
}

/** What the fund has paid to each resident, in fen, and how long ago its vote had passed: its proof can be replaced for days. */
const [spendFen, passedMs] = [20_000, 3 * dayMs] as const

/** A spend of the fund for each resident, paid, with its proof. */
async function accounted(deps: Deps, residents: readonly Caller[]): Promise<Map<number, number>> {
  const now = deps.clock.now()
  const before: Deps = { ...deps, clock: { now: () => now - passedMs } }
  const spends = new Map<number, number>()
  for (const by of residents)
    spends.set(by.userId, valueOf(await approve(before, by, spendFen, { purpose: '楼道换灯' })).spendId)
  // Nobody has voted there: the ballots that the residents cast are those of the votes that run.
  const counted = JSON.stringify(tallyOf(2, []))
  await deps.db.updateTable('vote').set({ tally: counted }).where('state', '=', 'passed').execute()
  await runDue(deps, fundJobs(deps))
  for (const [userId, spendId] of spends) {
    const { ver } = await spendOf(deps, spendId)
    const proof = { text: '换灯头 6 个，发票两张。', thumbs: 'demo/tea.svg' }
    valueOf(await handInProof(deps, userId, { clientNo: clientNo(), spendId, ver, ...proof }))
  }
  return spends
}

/**
 * What the modules of the community have at first: an open secret vote, a proposal that looks for support, rounds, shops, spends that were
 * paid, a mayor (the first operator), an election.
 */
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
  const spends = await accounted(deps, residents)
  const mayorId = operators[0]
  await deps.db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: mayorId, role: 'mayor', since: deps.clock.now() })
    .execute()
  const standing = { staying: residents.slice(0, 3), quitting: residents.slice(3, 5) }
  const election = await openElection(deps, standing, operators[0])
  return {
    firstPlot,
    ...election,
    voteId,
    askingId: asking.voteId,
    spends,
    mayorId,
    ...(await sponsored(deps, residents, operators[0])),
  }
}
