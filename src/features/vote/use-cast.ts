import { useAtomValue, useSetAtom } from 'jotai'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { userAtom } from '@/lib/session/atoms'
import { useBallotCast } from '@/lib/ballots/use-ballot-cast'
import { showToast } from '@/ui/toast/toast'
import { castAtom } from './atoms'
import { afterTap } from './rules/choice'
import { castFailure } from './rules/failures'

/** Choosing and casting in a vote as the reader's block. `onCast`: the ballot is in. */
export function useCast(vote: VoteInfo, onCast: () => Promise<unknown>) {
  const { voteId } = vote
  const blockNo = useAtomValue(userAtom)?.blockNo ?? 0
  const send = useSetAtom(castAtom)
  const { choose, ...casting } = useBallotCast({
    pollId: voteId,
    blockNo,
    send: (choice, receipt) => send({ voteId, blockNo, choice, receipt }),
    failureOf: castFailure,
    say: showToast,
    onCast,
  })
  return { ...casting, tap: (at: number | undefined) => choose(afterTap(vote, casting.choice, at)) }
}

export type Casting = ReturnType<typeof useCast>
