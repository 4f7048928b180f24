import type { MutualInfo, MutualRow } from '@contract/endpoints/community/mutual-view'
import { urgentBelowMs } from '@/lib/order-story/urgent'
import type { TurnTone } from '@/ui/turn/turn-line'
import { turnCopy } from '../copy'

/** The state of a post as one sentence; `until` is counted down. */
export interface MutualTurn {
  readonly tone: TurnTone
  readonly who: string
  readonly act?: string
  readonly until?: number
  readonly otherwise?: string
}

/** Whether a post has not ended. */
export const isLive = ({ state }: Pick<MutualRow, 'state'>) => state === 'open' || state === 'matched'

/**
 * How a post in a list stands: what waits for the reader; among the own ones (`isOwn`) also what waits for others, and how it ended.
 * Source: mockup 26-mutual.
 */
export function rowTurn(row: Pick<MutualRow, 'state' | 'turn'>, nowMs: number, isOwn: boolean): MutualTurn | undefined {
  const { state, turn } = row
  if (!isLive(row)) return isOwn ? { tone: 'done', who: turnCopy.ended[state] } : undefined
  if (!turn) return isOwn ? { tone: 'wait', who: turnCopy.noReply } : undefined
  const { what, isMine, until, otherwise } = turn
  if (isMine)
    return { tone: until - nowMs < urgentBelowMs ? 'urgent' : 'me', who: turnCopy.you, act: what, until, otherwise }
  return isOwn ? { tone: 'wait', who: turnCopy.waitFor(what), until, otherwise } : undefined
}

/** The same, large, on the page of a post. */
export interface PostTurn {
  readonly isMine: boolean
  readonly what: string
  readonly until?: number
  readonly otherwise?: string
}

/** The one whom the author chose; undefined before. */
export const chosenOf = ({ repliesPage }: Pick<MutualInfo, 'repliesPage'>) =>
  repliesPage.data.find(({ state }) => state === 'chosen')

/** Block numbers of who receives the help and who gives it; of an open post only its author's. */
export function sidesOf(post: Pick<MutualInfo, 'kind' | 'blockNo' | 'repliesPage'>) {
  const other = chosenOf(post)?.blockNo
  return post.kind === 'need' ? { asker: post.blockNo, helper: other } : { asker: other, helper: post.blockNo }
}

/** What happens to the points that this reader promised, at the end of a sentence. */
const backOf = ({ thanks, mine, state, kind }: MutualInfo): string =>
  thanks > 0 && mine.isAsker && (kind === 'need' || state === 'matched') ? turnCopy.back(thanks) : ''

const named = (isMine: boolean, blockNo: number, what: string): string =>
  isMine ? turnCopy.mine(what) : turnCopy.others(blockNo, what)

/** Whose turn it is with a post, until when, and what happens otherwise; how it ended. Source: community §6; mockup 26-mutual-info. */
export function postTurn(post: MutualInfo): PostTurn {
  const { state, turn, finished, blockNo, thanks } = post
  if (!isLive(post)) return endedTurn(post)
  const { asker = blockNo, helper = blockNo } = sidesOf(post)
  if (!turn) {
    const otherwise = turnCopy.noReplyThen + backOf(post)
    return { isMine: false, what: turnCopy.noReply, until: post.expireAt, otherwise }
  }
  const { isMine, until } = turn
  if (state === 'open') {
    const otherwise = turnCopy.chooseThen + backOf(post)
    return { isMine, what: named(isMine, blockNo, turnCopy.choose), until, otherwise }
  }
  if (!finished) {
    const otherwise = turnCopy.helpThen + backOf(post)
    return { isMine, what: named(isMine, helper, turnCopy.help), until, otherwise }
  }
  const what = isMine ? turnCopy.mine(turnCopy.thank(helper)) : turnCopy.others(asker, turnCopy.thankWhat)
  return { isMine, what, until, otherwise: turnCopy.thankThen(thanks) }
}

function endedTurn(post: MutualInfo): PostTurn {
  const { state, given, reason, blockNo } = post
  const { asker = blockNo, helper = blockNo } = sidesOf(post)
  const what = turnCopy.ended[state]
  const ended = (otherwise: string): PostTurn => ({ isMine: false, what, otherwise })
  if (state === 'done') return ended(turnCopy.given(asker, helper, given ?? 0))
  if (state === 'expired') return ended(turnCopy.nobody)
  if (reason === '') return { isMine: false, what }
  return ended(state === 'removed' ? turnCopy.because(reason) : turnCopy.notHelped(reason))
}
