import sha256 from 'crypto-js/sha256'
import type { ApiOutput } from '@contract/endpoints/all'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { optionCount, tallyOf } from '@contract/vote/count'
import { markText } from '@contract/vote/receipt'
import type { CallError } from '@/lib/http/errors'

export type Ballot = ApiOutput<'/bctVote/ballots'>['ballots'][number]

const prefixes = [...'0123456789abcdef']

/** The mark of a receipt, which stands in the published ballots. Source: community §4 (secret ballot, 2). */
export const markOf = (voteId: number, receipt: string): string => sha256(markText(voteId, receipt)).toString()

/**
 * Reads all published ballots of a vote, so that nobody learns which one is looked for. `onRead`: how many of the sixteen parts are there.
 */
export async function readBallots(
  read: (prefix: string) => Promise<Result<ApiOutput<'/bctVote/ballots'>, CallError>>,
  onRead: (parts: number) => void,
): Promise<Result<readonly Ballot[], CallError>> {
  const all: Ballot[] = []
  for (const [at, prefix] of prefixes.entries()) {
    const part = await read(prefix)
    if (!part.ok) return err(part.error)
    all.push(...part.value.ballots)
    onRead(at + 1)
  }
  return ok(all)
}

/** Whether a phone's own count of the ballots is the one that was published. */
export function isSameCount(vote: Pick<VoteInfo, 'ballot' | 'options' | 'tally' | 'cast'>, ballots: readonly Ballot[]) {
  const own = tallyOf(optionCount(vote.ballot, vote.options.length), ballots)
  return ballots.length === vote.cast && JSON.stringify(own) === JSON.stringify(vote.tally)
}
