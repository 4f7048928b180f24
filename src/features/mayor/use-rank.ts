import { useAtomValue, useSetAtom } from 'jotai'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { userAtom } from '@/lib/session/atoms'
import { useBallotCast } from '@/lib/ballots/use-ballot-cast'
import { showToast } from '@/ui/toast/toast'
import { castAtom } from './atoms'
import { rankCopy } from './copy'
import { castFailure } from './rules/failures'
import { afterTap, moved, standingRanks } from './rules/ranks'

/** Ranking candidates and casting that as the reader's block. `onCast`: the ballot is in. Source: community §7, row 7. */
export function useRank(election: MayorElection, onCast: () => Promise<unknown>) {
  const { electionId } = election
  const blockNo = useAtomValue(userAtom)?.blockNo ?? 0
  const send = useSetAtom(castAtom)
  const {
    choose,
    choice: ranks = [],
    ...casting
  } = useBallotCast({
    pollId: electionId,
    blockNo,
    send: (chosen, receipt) => send({ electionId, blockNo, ranks: chosen, receipt }),
    failureOf: castFailure,
    say: showToast,
    fit: (picked) => standingRanks(election, picked),
    onCast,
  })
  const tap = (place: number) => {
    const next = afterTap(ranks, place)
    if (next) choose(next)
    else showToast(rankCopy.full)
  }
  return { ...casting, ranks, tap, move: (place: number, way: -1 | 1) => choose(moved(ranks, place, way)) }
}

export type Ranking = ReturnType<typeof useRank>
