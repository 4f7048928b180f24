import type { VoteRow } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import { urgentBelowMs } from '@/lib/order-story/urgent'
import { endText, momentText } from '@/lib/format/moments'
import type { TurnTone } from '@/ui/turn/turn-line'
import { choiceText, copy } from '../copy'

/** The state of a vote as one sentence; `until` is counted down. */
export interface VoteTurn {
  readonly tone: TurnTone
  readonly who: string
  readonly act?: string
  readonly until?: number
  readonly otherwise?: string
}

/** Who looks: the block of the signed-in person, 0 without one, undefined for a guest. */
export type ReaderBlock = number | undefined

/**
 * Whose turn it is with a vote, until when, and what happens otherwise. `isShort`: as a list has it, where a tag says how many are chosen.
 * Source: community §4; mockups 23-vote, 23-vote-multi, 31-states.
 */
export function turnOf(vote: VoteRow, nowMs: number, blockNo: ReaderBlock, isShort = false): VoteTurn {
  if (vote.state === 'draft') return draftTurn(vote)
  if (vote.state === 'open') return openTurn(vote, nowMs, blockNo, isShort)
  const at = vote.closedAt ?? nowMs
  if (vote.state !== 'cancelled') {
    return { tone: 'wait', who: copy.ended, act: endText(vote.closeAt ?? at, nowMs), otherwise: copy.archived }
  }
  const who = vote.removedBecause !== '' ? copy.removed : vote.openAt === null ? copy.lapsed : copy.withdrawn
  return { tone: 'wait', who, act: momentText(at, nowMs), otherwise: copy.notCounted }
}

function draftTurn({ supportUntil, supports, supportNeed, createdAt }: VoteRow): VoteTurn {
  if (supportUntil === null) {
    return {
      tone: 'wait',
      who: copy.draft,
      act: copy.notSent,
      until: createdAt + votes.draftMs,
      otherwise: copy.lapses,
    }
  }
  const missing = Math.max(0, supportNeed - supports)
  const act = missing > 0 ? copy.missing(missing) : copy.moneyShort
  return { tone: 'wait', who: copy.asking, act, until: supportUntil, otherwise: copy.lapsesUnsupported }
}

function openTurn(vote: VoteRow, nowMs: number, blockNo: ReaderBlock, isShort: boolean): VoteTurn {
  const { mine, acts, census } = vote
  const until = vote.closeAt ?? nowMs
  if (nowMs >= until) return { tone: 'wait', who: copy.closed, act: endText(until, nowMs), otherwise: copy.counting }
  if (acts.includes('cast')) {
    const tone = until - nowMs < urgentBelowMs ? 'urgent' : 'me'
    return { tone, who: copy.you, act: isShort ? copy.title : choiceText(vote), until, otherwise: copy.notCast }
  }
  if (mine?.inTransfer) return { tone: 'wait', who: copy.inTransferTurn, act: copy.cannot, until, otherwise: copy.back }
  if (mine?.cast)
    return { tone: 'wait', who: copy.cast, ...(acts.includes('change') && { act: copy.mayChange }), until }
  const open = (act: string): VoteTurn => ({ tone: 'wait', who: copy.open, act, until })
  if (blockNo === undefined) return open(copy.guestMay)
  return open(blockNo === 0 ? copy.censusMade : copy.censusOf(census))
}
