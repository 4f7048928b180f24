import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { votes } from '@contract/vote/limits'
import type { Caller } from '../../server/http/caller'
import { cancelVote } from '../../server/modules/vote/acts'
import { voteTimers } from '../../server/modules/vote/jobs'
import { addVote } from '../../server/modules/vote/write'
import type { DemoDeps, Happening } from '../demo-clock'
import { doDue } from '../due'
import { demoClientNo, must } from '../trade'
import { castAll, readBy } from './past-vote'

/** An opinion that was asked for: it ended at midnight so many days ago. */
interface PastOpinion {
  readonly title: string
  readonly content: string
  readonly authorNo: number
  readonly closedDays: number
  readonly days: 3 | 5
  readonly yesNos: readonly number[]
  readonly noNos: readonly number[]
  /** Why its author withdrew it, before anybody had voted. */
  readonly withdrawn?: string
}

/** One that failed, one without a quorum and one that was withdrawn. Source: community §4 (demo). */
const opinions: readonly PastOpinion[] = [
  {
    title: '北门改成单向通行',
    content: '早高峰北门常堵，想问大家要不要改成只进不出。',
    authorNo: 132,
    closedDays: 26,
    days: 5,
    yesNos: [132, 36],
    noNos: [409, 94, 130, 12, 77],
  },
  {
    title: '公告栏换成电子屏',
    content: '纸的公告栏常被雨打湿，换一块电子屏挂在东市口。',
    authorNo: 130,
    closedDays: 20,
    days: 3,
    yesNos: [130],
    noNos: [],
  },
  {
    title: '周末集市挪到河西',
    content: '东市周末太挤，河西有空地。',
    authorNo: 91,
    closedDays: 18,
    days: 3,
    yesNos: [],
    noNos: [],
    withdrawn: '河西空地已另有安排',
  },
]

/** Votes of the archive that did not pass, through the same services as everybody's. */
export const pastOpinionHappenings = (
  deps: DemoDeps,
  nowMs: number,
  callerOf: (blockNo: number) => Caller,
): readonly Happening[] => opinions.flatMap((opinion, index) => asked(deps, dayStart(nowMs), callerOf, index, opinion))

function asked(
  deps: DemoDeps,
  today: number,
  callerOf: (blockNo: number) => Caller,
  index: number,
  { title, content, authorNo, closedDays, days, yesNos, noNos, withdrawn }: PastOpinion,
): Happening[] {
  const closedAt = today - closedDays * dayMs
  const proposedAt = closedAt - days * dayMs + 10 * hourMs
  const author = callerOf(authorNo)
  const sides = { yes: yesNos.map(callerOf), no: noNos.map(callerOf) }
  let [voteId, ver] = [0, 0]
  const propose = async () => {
    const wish: Parameters<typeof addVote>[2] = {
      clientNo: demoClientNo('opinion', index),
      kind: 'opinion',
      title,
      content,
      ballot: 'yesno',
      options: [],
      maxChoice: 1,
      days,
      minTurnout: votes.minTurnout.usual,
      passShare: votes.passShare.yesNo,
      results: 'atEnd',
      anonymous: true,
      purpose: '',
      draft: 0,
    }
    ;({ voteId, ver } = must('vote', await addVote(deps, author, wish)))
  }
  const withdraw = async (reason: string) => {
    const wish = { clientNo: demoClientNo('withdrawOpinion', index), voteId, ver, reason }
    must('vote', await cancelVote(deps, author, wish))
  }
  const close = async () => {
    await doDue(deps, voteTimers(deps))
    await readBy(deps, voteId, [author, ...sides.yes, ...sides.no])
  }
  if (withdrawn !== undefined)
    return [
      { at: proposedAt, run: propose },
      { at: proposedAt + hourMs, run: () => withdraw(withdrawn) },
    ]
  return [
    { at: proposedAt, run: propose },
    { at: proposedAt + dayMs, run: () => castAll(deps, 'castOpinion', index, voteId, sides) },
    { at: closedAt, run: close },
  ]
}
