import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import type { TxnKind } from '@contract/ledger/txn-kinds'
import { votes } from '@contract/vote/limits'
import { fen } from '@contract/money'
import { transact } from '../../server/db/transact'
import type { Caller } from '../../server/http/caller'
import { post } from '../../server/ledger/post'
import { actOnSpend, giveBack, handInProof } from '../../server/modules/fund/acts'
import { addGift } from '../../server/modules/fund/gifts'
import { fundJobs } from '../../server/modules/fund/jobs'
import { payUnasked } from '../../server/modules/pay/service'
import { payers } from '../../server/payers'
import type { CallerOf, DemoDeps, Happening, ModuleHappenings } from '../demo-clock'
import { tradingTime } from '../demo-clock'
import { agree } from '../admin/agree'
import { doDue } from '../due'
import { benches } from '../disputes'
import { pastVote } from '../polls/past-vote'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'

/**
 * What a month of orders before the demo city's own left to the fund, in fen, the oldest first. With what shops and sold blocks pay the
 * balance ends at 82,310.55.
 */
const monthlyShares = [
  560_000, 610_000, 520_000, 700_000, 780_000, 640_000, 850_000, 740_000, 1_010_000, 910_000, 1_102_608,
]

/** Gifts: who, how much, how many hours ago. */
const gifts = [
  { blockNo: 77, amountFen: 10_000, hoursAgo: 700, memo: '给路灯', anonymous: false },
  { blockNo: 12, amountFen: 5_000, hoursAgo: 520, memo: '', anonymous: false },
  { blockNo: 130, amountFen: 2_000, hoursAgo: 330, memo: '谢谢北门服务点', anonymous: true },
  { blockNo: 36, amountFen: 2_000, hoursAgo: 180, memo: '', anonymous: false },
  { blockNo: 409, amountFen: 5_000, hoursAgo: 101, memo: '茶水费', anonymous: false },
  { blockNo: 1866, amountFen: 2_000, hoursAgo: 75, memo: '', anonymous: false },
] as const

/** A spend: its vote closed at midnight so many days ago. */
interface DemoSpend {
  readonly purpose: string
  readonly amountFen: number
  readonly closedDays: number
  readonly votedDays: 3 | 5 | 7 | 10 | 14
  /** How many voted yes, and how many no. */
  readonly ballots: readonly [yes: number, no: number]
  readonly authorNo: number
  readonly payeeNo: number
  readonly proof?: { readonly daysAgo: number; readonly text: string; readonly thumbs: string }
  readonly backFen?: number
  readonly stopped?: string
}

const spends: readonly DemoSpend[] = [
  {
    purpose: '中秋灯会布置',
    amountFen: 80_000,
    closedDays: 33,
    votedDays: 10,
    ballots: [5, 1],
    authorNo: 409,
    payeeNo: 132,
    backFen: 12_000,
    proof: { daysAgo: 26, text: '灯笼 40 个、灯带两卷，剩下的已退回基金。', thumbs: 'demo/lamp.svg' },
  },
  {
    purpose: '东市时钟检修',
    amountFen: 120_000,
    closedDays: 9,
    votedDays: 7,
    ballots: [4, 2],
    authorNo: 36,
    payeeNo: 2107,
  },
  {
    purpose: '北门遮阳棚',
    amountFen: 360_000,
    closedDays: 6,
    votedDays: 5,
    ballots: [5, 3],
    authorNo: 94,
    payeeNo: 94,
    stopped: '报价单和提案里的尺寸不一致，重新提案',
  },
  {
    purpose: '南桥路灯维修',
    amountFen: 230_000,
    closedDays: 3,
    votedDays: 14,
    ballots: [5, 2],
    authorNo: 77,
    payeeNo: 91,
    proof: { daysAgo: 1, text: '换灯头 6 个，工时 8 小时，发票两张。', thumbs: 'demo/lamp.svg,demo/lamp-54.svg' },
  },
]

/** Shares of months gone by, gifts and spends, through the same services as everybody's. Source: community §3 (demo). */
export const happenings: ModuleHappenings = (deps, nowMs, callerOf) => {
  const today = dayStart(nowMs)
  const shares = monthlyShares.map((amount, index): Happening => {
    const at = tradingTime(deps.clock, today - (monthlyShares.length - index) * 30 * dayMs + 20 * hourMs)
    return { at, run: () => carry(deps, 'order_carried', '往月订单手续费分成 · 演示资金', [amount, 0]) }
  })
  const given = gifts.map((gift, index): Happening => ({
    at: tradingTime(deps.clock, nowMs - gift.hoursAgo * hourMs),
    run: () => give(deps, callerOf(gift.blockNo), index, gift),
  }))
  return [...shares, ...given, ...spends.flatMap((spend, index) => spent(deps, today, callerOf, index, spend))]
}

/** Money of before the demo city: to the fund, and to the platform. */
async function carry(
  deps: DemoDeps,
  type: TxnKind,
  memo: string,
  [fund, fee]: readonly [number, number],
): Promise<void> {
  const cause = { type, refType: 'area', refId: demoAreaId, reference: '', memo }
  const transfers = [
    { from: 'gateway:demo', to: `area:${demoAreaId}:fund`, amount: fen(fund) },
    { from: 'gateway:demo', to: 'platform:fee', amount: fen(fee) },
  ] as const
  must(type, await transact(deps.db, (tx) => post(tx, deps, cause, transfers)))
}

async function give(deps: DemoDeps, caller: Caller, index: number, gift: (typeof gifts)[number]): Promise<void> {
  const { amountFen, memo, anonymous } = gift
  const wish = { clientNo: demoClientNo('gift', index), areaId: demoAreaId, amount: fen(amountFen), memo, anonymous }
  const { payNo, ver } = must('gift', await addGift(deps, caller, wish))
  must('gift', await payUnasked(deps, payers, caller, { clientNo: demoClientNo('payGift', index), payNo, ver }))
}

/** Who supports and votes, by block; the mayor's support is enough. */
const voterNos = [409, 94, 130, 36, 12, 77, 91, 132]

/** The vote that a spend came from. */
function voted(deps: DemoDeps, closedAt: number, callerOf: CallerOf, index: number, spend: DemoSpend) {
  const { purpose: title, amountFen, votedDays: days, authorNo, payeeNo } = spend
  const [yes, no] = spend.ballots
  const others = voterNos.filter((blockNo) => blockNo !== authorNo && blockNo !== payeeNo)
  const wanted = others.includes(benches.mayor) ? [benches.mayor] : others
  // A mayor's own proposal opens at once.
  const supporters = authorNo === benches.mayor ? [] : wanted
  return pastVote(deps, {
    index,
    title,
    amountFen,
    closedAt,
    days,
    author: callerOf(authorNo),
    payee: callerOf(payeeNo),
    supporters: supporters.slice(0, votes.supportNeed).map(callerOf),
    yes: voterNos.slice(0, yes).map(callerOf),
    no: voterNos.slice(yes, yes + no).map(callerOf),
  })
}

/** A spend from its vote on. */
function spent(deps: DemoDeps, today: number, callerOf: CallerOf, index: number, spend: DemoSpend): Happening[] {
  const payee = callerOf(spend.payeeNo)
  const closedAt = today - spend.closedDays * dayMs
  const { happenings, voteId } = voted(deps, closedAt, callerOf, index, spend)
  let [spendId, ver] = [0, 1]
  const wish = (what: string) => ({ clientNo: demoClientNo(`${what}Spend`, index), spendId, ver: ver++ })
  const find = async () => {
    const made = deps.db.selectFrom('fund_spend').select('spend_id').where('vote_id', '=', voteId())
    spendId = (await made.executeTakeFirstOrThrow()).spend_id
  }
  const stop = async (reason: string) => {
    const [asks, does] = [callerOf(77).userId, callerOf(12).userId]
    must('stop', await actOnSpend(deps, asks, { ...wish('ask'), act: 'askStop', reason }))
    await agree(deps, does, 'fundStop', spendId, demoClientNo('stopSpend', index))
    ver += 1
  }
  const pay = async () => {
    await doDue(deps, fundJobs(deps))
    ver += 1
  }
  const { proof, backFen, stopped } = spend
  const prove = async (text: string, thumbs: string) =>
    must('proof', await handInProof(deps, payee.userId, { ...wish('prove'), text, thumbs }))
  const back = async (amount: number) =>
    must('back', await giveBack(deps, payee.userId, { ...wish('back'), amount: fen(amount) }))
  const proofAt = today - (proof?.daysAgo ?? 0) * dayMs + 16 * hourMs + 40 * minuteMs
  return [
    ...happenings,
    { at: closedAt, run: find },
    stopped === undefined
      ? { at: closedAt + dayMs + 7.25 * hourMs, run: pay }
      : { at: closedAt + 11 * hourMs, run: () => stop(stopped) },
    ...(proof ? [{ at: proofAt, run: () => prove(proof.text, proof.thumbs) }] : []),
    ...(backFen ? [{ at: proofAt + hourMs, run: () => back(backFen) }] : []),
  ]
}
