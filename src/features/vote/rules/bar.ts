import type { VoteInfo } from '@contract/endpoints/community/votes'
import { mostChoices } from '@contract/vote/count'
import { castCopy, castRefusedCopy } from '@/lib/ballots/receipt-words'
import { barCopy, copy } from '../copy'
import type { ReaderBlock } from './turn'

export interface BarFacts {
  readonly vote: Pick<
    VoteInfo,
    'state' | 'ballot' | 'maxChoice' | 'mine' | 'acts' | 'closeAt' | 'enabled' | 'openAt' | 'supports' | 'supportUntil'
  >
  readonly blockNo: ReaderBlock
  /** What is chosen; undefined while nothing is, empty to abstain. */
  readonly choice: readonly number[] | undefined
  /** Whether the device has the receipt of the first time. */
  readonly hasReceipt: boolean
  readonly isBusy: boolean
  /** The same ballot was sent before and its answer was lost. */
  readonly isUnanswered: boolean
  readonly nowMs: number
}

/** The main button of a vote: what it does, or why it cannot be pressed; undefined when there is nothing to do. */
export type VoteBar =
  | {
      readonly kind: 'login' | 'noBlock' | 'support' | 'unsupport' | 'write' | 'cast' | 'receipt' | 'course'
      readonly label: string
    }
  | { readonly kind: 'busy' | 'off'; readonly label: string; readonly icon?: 'lock' }

const off = (label: string): VoteBar => ({ kind: 'off', label })

/** What the main button of a vote says and does. Source: community §0 (states), §4; mockup 31-states. */
export function voteBar(facts: BarFacts): VoteBar | undefined {
  const { state, openAt, supports } = facts.vote
  if (state === 'draft') return draftBar(facts)
  if (state === 'open') return openBar(facts)
  return openAt !== null || supports > 0 ? { kind: 'course', label: barCopy.course } : undefined
}

function draftBar({ vote, blockNo, isBusy }: BarFacts): VoteBar | undefined {
  const { acts, mine, supportUntil, enabled } = vote
  if (acts.includes('edit')) return { kind: 'write', label: barCopy.write }
  if (supportUntil === null) return undefined
  if (isBusy) return { kind: 'busy', label: barCopy.sending }
  if (acts.includes('support')) return { kind: 'support', label: barCopy.support }
  if (acts.includes('unsupport')) return { kind: 'unsupport', label: barCopy.unsupport }
  if (blockNo === undefined) return { kind: 'login', label: barCopy.loginToSupport }
  if (!enabled) return off(barCopy.notEnabled)
  if (blockNo === 0) return { kind: 'noBlock', label: barCopy.blockToSupport }
  if (mine === null) return off(barCopy.elsewhereSupport)
  if (mine.isAuthor) return undefined
  return off(mine.inTransfer ? barCopy.transferSupport(mine.blockNo) : barCopy.ownSupport)
}

/** The last moment is over, and the count is not told yet. */
const isClosed = ({ vote: { closeAt }, nowMs }: Pick<BarFacts, 'vote' | 'nowMs'>): boolean =>
  nowMs >= (closeAt ?? nowMs)

/** Why the reader cannot vote, whatever is chosen; undefined when nothing stands in the way. */
function hindrance({ vote, nowMs }: BarFacts, mine: NonNullable<VoteInfo['mine']>): string | undefined {
  if (isClosed({ vote, nowMs })) return mine.inCensus && !mine.cast ? castRefusedCopy.CLOSED.text : barCopy.closed
  if (!vote.enabled) return barCopy.notEnabled
  if (mine.inTransfer) return barCopy.inTransfer(mine.blockNo)
  if (!mine.inCensus) return barCopy.notInCensus(mine.blockNo)
  return vote.acts.includes('cast') || vote.acts.includes('change') ? undefined : barCopy.manager
}

function openBar(facts: BarFacts): VoteBar {
  const { vote, blockNo, choice, hasReceipt } = facts
  if (vote.mine === null && isClosed(facts)) return off(barCopy.closed)
  if (blockNo === undefined) return { kind: 'login', label: barCopy.loginToVote }
  if (blockNo === 0) return { kind: 'noBlock', label: barCopy.blockToVote }
  if (vote.mine === null) return off(barCopy.elsewhere)
  const reason = hindrance(facts, vote.mine)
  if (reason === barCopy.manager) return { kind: 'off', label: reason, icon: 'lock' }
  if (reason !== undefined) return off(reason)
  if (facts.isBusy) return { kind: 'busy', label: barCopy.sending }
  if (facts.isUnanswered) return { kind: 'cast', label: castCopy.check }
  const isChange = vote.mine.cast
  if (isChange && !hasReceipt) return { kind: 'receipt', label: castCopy.typeReceipt }
  if (choice === undefined) return off(mostChoices(vote) === 1 ? barCopy.chooseOne : barCopy.chooseUpTo(vote.maxChoice))
  if (isChange) return { kind: 'cast', label: barCopy.change }
  return {
    kind: 'cast',
    label: vote.ballot === 'multi' && choice.length > 0 ? barCopy.castMany(choice.length) : barCopy.cast,
  }
}

/** The button under the votes of a city. */
export interface StartBar {
  readonly kind: 'login' | 'noBlock' | 'off' | 'start'
  readonly label: string
}

/**
 * What that button says and does; `isHere` says whether the block is in that city, where alone it starts votes, `isOffered` that it is
 * offered for transfer. Source: community §0.
 */
export function startBar(blockNo: ReaderBlock, isHere: boolean, isOffered = false): StartBar {
  if (blockNo === undefined) return { kind: 'login', label: barCopy.loginToStart }
  if (blockNo === 0) return { kind: 'noBlock', label: barCopy.blockToStart }
  if (isHere && isOffered) return { kind: 'off', label: barCopy.transferStart(blockNo) }
  return isHere ? { kind: 'start', label: copy.start } : { kind: 'off', label: barCopy.elsewhereStart }
}
