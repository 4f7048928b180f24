import { dayMs, hourMs } from '@contract/durations'
import { votes } from '@contract/vote/limits'
import { fen } from '@contract/money'
import { receiptFrom } from '@contract/vote/receipt'
import { transact } from '../../server/db/transact'
import { ok } from '@contract/result'
import type { Caller } from '../../server/http/caller'
import { markSeen } from '../../server/modules/notices/open/tell'
import { supportVote } from '../../server/modules/vote/acts'
import { castBallot } from '../../server/modules/vote/cast'
import { voteTimers } from '../../server/modules/vote/jobs'
import { addVote } from '../../server/modules/vote/write'
import type { DemoDeps, Happening } from '../demo-clock'
import { doDue } from '../due'
import { demoClientNo, must } from '../trade'

/** A vote on the fund's money that passed: it closed at `closedAt`, at midnight. */
interface PastVote {
  readonly index: number
  readonly title: string
  readonly amountFen: number
  readonly closedAt: number
  readonly days: 3 | 5 | 7 | 10 | 14
  readonly author: Caller
  readonly payee: Caller
  /** The mayor alone, or as many blocks as it takes; nobody for a mayor's own, which needs none. */
  readonly supporters: readonly Caller[]
  readonly yes: readonly Caller[]
  readonly no: readonly Caller[]
}

/** The device's receipts, of which nobody in the demo city keeps one. */
const receiptOf = (deps: DemoDeps) => receiptFrom([...deps.random.bytes(16)])

/** Who votes yes and who votes no. */
export interface Sides {
  readonly yes: readonly Caller[]
  readonly no: readonly Caller[]
}

/** Casts the ballots of a vote. */
export async function castAll(deps: DemoDeps, what: string, index: number, voteId: number, { yes, no }: Sides) {
  const ballots = [...yes.map((by) => ({ by, choice: [0] })), ...no.map((by) => ({ by, choice: [1] }))]
  for (const [at, { by, choice }] of ballots.entries()) {
    const clientNo = demoClientNo(what, index * 100 + at)
    must('cast', await castBallot(deps, by, { clientNo, voteId, choice, receipt: receiptOf(deps) }))
  }
}

/** These people have read what they were told of a vote. */
export const readBy = (deps: DemoDeps, voteId: number, people: readonly Caller[]) =>
  transact(deps.db, async (tx) => {
    for (const { userId } of people)
      await markSeen(tx, { userId, refType: 'vote', refId: voteId, now: deps.clock.now() })
    return ok(null)
  })

/** A vote from its proposal to its close, through the same services as everybody's. Everybody in it has read the notices since. */
export function pastVote(deps: DemoDeps, vote: PastVote): { happenings: Happening[]; voteId: () => number } {
  const { index, closedAt, days, supporters, yes, no, author, payee } = vote
  const proposedAt = closedAt - days * dayMs + 10 * hourMs
  let voteId = 0
  const propose = async () => {
    const { title, amountFen } = vote
    const wish: Parameters<typeof addVote>[2] = {
      clientNo: demoClientNo('vote', index),
      kind: 'fund',
      title,
      content: `${title}，按公示的报价办。`,
      ballot: 'yesno',
      options: [],
      maxChoice: 1,
      days,
      minTurnout: votes.minTurnout.usual,
      passShare: votes.passShare.fund,
      results: 'atEnd',
      anonymous: true,
      amount: fen(amountFen),
      payeeBlockNo: payee.blockNo,
      purpose: title,
      draft: 0,
    }
    ;({ voteId } = must('vote', await addVote(deps, author, wish)))
  }
  const support = async () => {
    for (const [at, by] of supporters.entries()) {
      const clientNo = demoClientNo('support', index * 100 + at)
      must('support', await supportVote(deps, by, { clientNo, voteId, ver: 2, on: 1 }))
    }
  }
  const cast = () => castAll(deps, 'cast', index, voteId, { yes, no })
  const close = async () => {
    await doDue(deps, voteTimers(deps))
    await readBy(deps, voteId, [author, payee, ...yes, ...no])
  }
  return {
    voteId: () => voteId,
    happenings: [
      { at: proposedAt, run: propose },
      { at: proposedAt + 2 * hourMs, run: support },
      { at: proposedAt + dayMs, run: cast },
      { at: closedAt, run: close },
    ],
  }
}
