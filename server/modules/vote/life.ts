import { votes } from '@contract/vote/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { isPublished, outcomeOf, tallyOf, yesShareOf } from '@contract/vote/count'
import type { VoteAct, VoteRole, VoteTimerAct } from '@contract/vote/transitions'
import { closeOf } from '@contract/vote/close'
import { voteTransitionFor } from '@contract/vote/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { approveSpend } from '../fund/open/approve'
import { castCount, countedBallots, dropBallots, shuffleBallots, takeCensus } from './ballot-store'
import * as news from './news'
import { choiceText, rulesOf } from './rules/stored'
import type { VoteTable } from './tables'
import * as store from './vote-store'

/** The kinds of the jobs that end drafts, remind those who have not voted, and close votes. */
export const voteJobs = { lapse: 'lapseVote', remind: 'remindVote', close: 'closeVote' } as const satisfies Record<
  VoteTimerAct,
  string
>

/** The data of an act: the columns that it sets. */
interface Move {
  readonly act: VoteAct
  readonly by: VoteRole
  readonly change?: Partial<VoteTable>
  /** Whether a support is the mayor's or the last one that was needed, and the fund is free. */
  readonly isEnough?: boolean
}

/**
 * Carries out an act on a locked vote as the table says: state, timer, census, count, notices. Refusal: CLOSED (the table has no such
 * step). Source: community §4.
 */
export async function moveVote(tx: Tx, deps: Deps, vote: VoteTable, move: Move): Promise<Result<VoteTable, Refusal>> {
  const { act, by, change = {}, isEnough = false } = move
  const step = voteTransitionFor(act, by, vote.state)
  if (!step) return err(refusal('CLOSED'))
  const to = isEnough && step.whenEnough ? step.whenEnough : step.to
  const now = deps.clock.now()
  if (to === 'result') return ok(await count(tx, deps, vote))
  if (to === 'open') return ok(await open(tx, deps, { ...vote, ...change }, now))
  if (to === 'cancelled') {
    const ended = await store.changeVote(tx, vote.vote_id, { ...change, state: to, closed_at: now, remind_at: null })
    await dropBallots(tx, vote.vote_id)
    await tellEnd(tx, deps, ended, act)
    return ok(ended)
  }
  const until = step.deadline?.does === 'lapse' && step.deadline.after !== 'days' ? now + step.deadline.after : null
  if (until !== null) await schedule(tx, { kind: voteJobs.lapse, ref: vote.vote_id, runAt: until })
  if (Object.keys(change).length === 0) return ok(vote)
  return ok(await store.changeVote(tx, vote.vote_id, { ...change, ...(until !== null && { draft_until: until }) }))
}

async function tellEnd(tx: Tx, deps: Deps, vote: VoteTable, act: VoteAct): Promise<void> {
  if (act === 'lapse') await news.tellLapsed(tx, deps, vote)
  if (act === 'cancel') await news.tellCancelled(tx, deps, vote)
  if (act === 'remove') await news.tellRemoved(tx, deps, vote)
}

/** Opens a vote: who may vote and the rules stay as they are now. */
async function open(tx: Tx, deps: Deps, vote: VoteTable, now: number): Promise<VoteTable> {
  const [ref, closeAt] = [vote.vote_id, closeOf(now, vote.days)]
  const remindAt = closeAt - votes.remindBeforeMs
  const census = await takeCensus(tx, ref, vote.area_id)
  const times = { open_at: now, close_at: closeAt, remind_at: remindAt }
  const opened = await store.changeVote(tx, ref, { state: 'open', census, ...times })
  await schedule(tx, { kind: voteJobs.remind, ref, runAt: remindAt })
  await schedule(tx, { kind: voteJobs.close, ref, runAt: closeAt })
  await news.tellOpened(tx, deps, opened)
  return opened
}

/** Counts a vote, publishes its ballots, and lets a passed one have its money. Source: community §4, row 9; §3, row 3. */
async function count(tx: Tx, deps: Deps, vote: VoteTable): Promise<VoteTable> {
  const [voteId, rules] = [vote.vote_id, rulesOf(vote)]
  // From here on the vote is closed for the statement that reads its ballots.
  await store.noteVote(tx, voteId, { closed_at: vote.close_at, remind_at: null })
  const tally = tallyOf(rules.options, await countedBallots(tx, voteId))
  const cast = await castCount(tx, voteId)
  // Both are written together, so this is our own mistake. The job fails, and the operators see it.
  if (tally.ballots !== cast) throw new Error(`vote ${vote.no}: ${tally.ballots} ballots of ${cast} who voted`)
  const { result, accepted, isTie } = outcomeOf(rules, tally, vote.census ?? 0)
  await shuffleBallots(tx, voteId)
  const kept = { tally: JSON.stringify(tally), accepted: choiceText(accepted), is_tie: isTie }
  const closed = await store.changeVote(tx, voteId, { state: result, ...kept })
  await news.tellClosed(tx, deps, closed)
  if (closed.kind === 'fund' && result === 'passed')
    await pay(tx, deps, closed, isPublished(closed, tally.ballots) ? yesShareOf(tally) : null)
  return closed
}

/** Makes the spend of a passed vote; it is named as the vote is. */
async function pay(tx: Tx, deps: Deps, vote: VoteTable, yesShare: number | null): Promise<void> {
  const { amount, payee_user_id: userId, payee_block_no: blockNo } = vote
  if (amount === null || userId === null || blockNo === null) throw new Error(`vote ${vote.no} has no payee`)
  const approved = await approveSpend(tx, deps, {
    voteId: vote.vote_id,
    voteNo: vote.no,
    areaId: vote.area_id,
    yesShare,
    proposedAt: vote.created_at,
    amount,
    author: { userId: vote.author_user_id, blockNo: vote.author_block_no },
    payee: { userId, blockNo },
    purpose: vote.title,
  })
  // The fund kept the amount since the vote opened. If it has not, the job is tried again, and the operators see that it failed.
  if (!approved.ok) throw new Error(`vote ${vote.no} could not approve its spend: ${approved.error.reason}`)
}
