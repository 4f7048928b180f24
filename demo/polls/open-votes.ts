import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { votes } from '@contract/vote/limits'
import { fen } from '@contract/money'
import { receiptFrom, receiptLength } from '@contract/vote/receipt'
import type { Caller } from '../../server/http/caller'
import { supportVote } from '../../server/modules/vote/acts'
import { castBallot } from '../../server/modules/vote/cast'
import { addVote } from '../../server/modules/vote/write'
import type { DemoDeps, Happening } from '../demo-clock'
import { demoClientNo, must } from '../trade'

type Wish = Omit<Parameters<typeof addVote>[2], 'clientNo' | 'draft'>

/** A vote that runs, or looks for support: proposed so many days ago. */
interface RunningVote {
  readonly authorNo: number
  readonly daysAgo: number
  readonly wish: Wish
  readonly supporterNos: readonly number[]
  /** Who has voted, and what. */
  readonly ballots: readonly (readonly [blockNo: number, choice: readonly number[]])[]
}

const rules = {
  minTurnout: votes.minTurnout.usual,
  passShare: votes.passShare.usual,
  anonymous: true,
  purpose: '',
  ballot: 'yesno',
  options: [],
  maxChoice: 1,
} as const

/** The title of the one that many may vote in. */
export const runningFundVote = '北门服务点延长营业到 20:00'

/** Source: community §4 (demo); mockups 16-vote, 23-vote, 23-vote-multi. */
const running: readonly RunningVote[] = [
  {
    authorNo: 3021,
    daysAgo: 3,
    wish: {
      ...rules,
      options: [],
      kind: 'fund',
      title: runningFundVote,
      content: '申请从社区基金支出，用于下月的值班补贴，按月公示。',
      days: 5,
      passShare: votes.passShare.fund,
      results: 'atEnd',
      amount: fen(180_000),
      payeeBlockNo: 3021,
      purpose: '值班补贴',
    },
    supporterNos: [77],
    ballots: [
      [94, [0]],
      [130, [1]],
      [409, [0]],
    ],
  },
  {
    authorNo: 36,
    daysAgo: 2,
    wish: {
      ...rules,
      kind: 'opinion',
      title: '明年春天先修哪几处',
      content: '结果给明年一季度的基金提案作参考，不直接动用基金。',
      ballot: 'multi',
      options: [
        { text: '北门台阶', note: '雨天打滑，约 1,500.00' },
        { text: '河西候车亭', note: '缺顶，约 3,200.00' },
        { text: '南桥扶手', note: '松动两处，约 600.00' },
        { text: '东市公厕照明', note: '约 900.00' },
      ],
      maxChoice: 3,
      days: 7,
      minTurnout: 20,
      results: 'afterVote',
    },
    supporterNos: [],
    ballots: [
      [12, [0, 2]],
      [77, [0]],
    ],
  },
  {
    authorNo: 91,
    daysAgo: 1,
    wish: {
      ...rules,
      options: [],
      kind: 'fund',
      title: '南桥加一盏感应灯',
      content: '桥东第二根灯杆到台阶一段没有灯，晚上看不清。装一盏太阳能感应灯，含支架和安装。',
      days: 7,
      passShare: votes.passShare.fund,
      results: 'atEnd',
      amount: fen(42_000),
      payeeBlockNo: 91,
      purpose: '购灯一盏，安装一次',
    },
    supporterNos: [36, 94, 132],
    ballots: [],
  },
]

/** What is voted in the one that many may vote in, before they do. */
export const runningFundBallots = running.find(({ wish }) => wish.title === runningFundVote)?.ballots ?? []

/** Votes that run when the demo city begins, through the same services as everybody's. */
export function openVoteHappenings(
  deps: DemoDeps,
  nowMs: number,
  callerOf: (blockNo: number) => Caller,
): readonly Happening[] {
  return running.flatMap((vote, index) =>
    begun(deps, dayStart(nowMs) - vote.daysAgo * dayMs + 10 * hourMs, callerOf, index, vote),
  )
}

function begun(
  deps: DemoDeps,
  at: number,
  callerOf: (blockNo: number) => Caller,
  index: number,
  { authorNo, wish, supporterNos, ballots }: RunningVote,
): Happening[] {
  const clientNo = (what: string, one = 0) => demoClientNo(`${what}Open`, index * 100 + one)
  const run = async () => {
    const { voteId, ver } = must(
      'vote',
      await addVote(deps, callerOf(authorNo), { ...wish, clientNo: clientNo('vote'), draft: 0 }),
    )
    for (const [one, blockNo] of supporterNos.entries()) {
      const support = { clientNo: clientNo('support', one), voteId, ver, on: 1 }
      must('support', await supportVote(deps, callerOf(blockNo), support))
    }
    for (const [one, [blockNo, choice]] of ballots.entries()) {
      const receipt = receiptFrom([...deps.random.bytes(receiptLength)])
      const paper = { clientNo: clientNo('cast', one), voteId, choice: [...choice], receipt }
      must('cast', await castBallot(deps, callerOf(blockNo), paper))
    }
  }
  return [{ at, run }]
}
