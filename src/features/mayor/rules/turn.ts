import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { urgentBelowMs } from '@/lib/order-story/urgent'
import { endText, momentText } from '@/lib/format/moments'
import type { TurnTone } from '@/ui/turn/turn-line'
import { turnCopy } from '../copy'

/** The state of an election as one sentence; `until` is counted down. */
export interface ElectionTurn {
  readonly tone: TurnTone
  readonly who: string
  readonly act?: string
  readonly until?: number
  readonly otherwise?: string
}

/** The block of the signed-in person, 0 without one, undefined for a guest. */
export type ReaderBlock = number | undefined

/** Whose turn it is with an election, until when, and what happens otherwise. Source: community §7; mockups 27-mayor-join, 16-mayor. */
export function turnOf(election: MayorElection, nowMs: number, blockNo: ReaderBlock): ElectionTurn {
  const { state, nominateFrom, voteFrom, closedAt } = election
  switch (state) {
    case 'announced':
      return { tone: 'wait', who: turnCopy.announced, act: turnCopy.opens, until: nominateFrom }
    case 'nominating': {
      if (nowMs >= voteFrom) return { tone: 'wait', who: turnCopy.closed, act: endText(voteFrom, nowMs) }
      const isStanding = election.acts.includes('edit')
      const who = isStanding ? turnCopy.standing : turnCopy.nominating
      return { tone: 'wait', who, act: isStanding ? turnCopy.youMay : turnCopy.anyone, until: voteFrom }
    }
    case 'voting':
      return votingTurn(election, nowMs, blockNo)
    case 'seated':
    case 'void': {
      const who = state === 'seated' ? turnCopy.counted : turnCopy.void
      const act = momentText(closedAt ?? election.voteTo, nowMs)
      return { tone: 'wait', who, act, otherwise: turnCopy.archived }
    }
  }
}

function votingTurn(
  { mine, acts, census, voteTo: until }: MayorElection,
  nowMs: number,
  blockNo: ReaderBlock,
): ElectionTurn {
  if (nowMs >= until)
    return { tone: 'wait', who: turnCopy.closed, act: endText(until, nowMs), otherwise: turnCopy.counting }
  if (acts.includes('cast')) {
    const tone = until - nowMs < urgentBelowMs ? 'urgent' : 'me'
    return { tone, who: turnCopy.you, act: turnCopy.rank, until, otherwise: turnCopy.notCast }
  }
  if (mine?.inTransfer)
    return { tone: 'wait', who: turnCopy.inTransfer, act: turnCopy.cannot, until, otherwise: turnCopy.back }
  if (mine?.cast) return { tone: 'wait', who: turnCopy.cast, act: turnCopy.mayChange, until }
  const open = (act: string): ElectionTurn => ({ tone: 'wait', who: turnCopy.voting, act, until })
  if (blockNo === undefined) return open(turnCopy.guestMay)
  return open(blockNo === 0 ? turnCopy.censusMade : turnCopy.censusOf(census))
}
