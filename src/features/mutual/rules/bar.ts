import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { barCopy, copy, infoCopy } from '../copy'

export interface BarFacts {
  readonly post: Pick<
    MutualInfo,
    'kind' | 'state' | 'acts' | 'thanks' | 'enabled' | 'isMine' | 'finished' | 'expireAt' | 'mine'
  >
  /** The block of the signed-in person, 0 without one; undefined for a guest. */
  readonly blockNo: number | undefined
  /** Whether that block is in the city of the post. */
  readonly isHere: boolean
  readonly nowMs: number
}

type Kind =
  | 'login'
  | 'noBlock'
  | 'off'
  | 'join'
  | 'edit'
  | 'close'
  | 'withdraw'
  | 'stepBack'
  | 'finish'
  | 'thank'
  | 'notHelped'
  | 'again'
  | 'list'

/** A button under a post: what it does, or why it cannot be pressed. */
export interface BarKey {
  readonly kind: Kind
  readonly label: string
  /** It is what the page waits for. */
  readonly isMain: boolean
}

const main = (kind: Kind, label: string): BarKey => ({ kind, label, isMain: true })
const second = (kind: Kind, label: string): BarKey => ({ kind, label, isMain: false })

/** The buttons under a post, the weaker one first; none where the reader only waits. Source: community §6 (pages); mockup 31-states. */
export function barOf(facts: BarFacts): readonly BarKey[] {
  const { acts, state, thanks, finished, mine } = facts.post
  const may = (act: (typeof acts)[number]) => acts.includes(act)
  const weak = [
    ...(may('notHelped') ? [second('notHelped', barCopy.notHelped)] : []),
    ...(may('close') ? [second('close', barCopy.close)] : []),
    ...(may('stepBack') ? [second('stepBack', barCopy.stepBack)] : []),
    ...(may('withdraw') ? [second('withdraw', barCopy.withdraw)] : []),
  ]
  if (may('thank')) return [...weak, { ...main('thank', barCopy.thank(thanks)), isMain: finished !== null }]
  if (may('finish')) return [...weak, main('finish', barCopy.finish)]
  if (may('edit')) return [...weak, second('edit', barCopy.edit)]
  if (weak.length > 0) return weak
  if (state === 'open') return [joinKey(facts)]
  if (state === 'matched') return mine.isAsker || mine.isHelper ? [] : [second('list', infoCopy.toList)]
  return [endedKey(facts)]
}

/** Replying, or what is needed first. */
function joinKey({ post, blockNo, isHere, nowMs }: BarFacts): BarKey {
  const { kind, acts, enabled, isMine, expireAt } = post
  if (acts.includes('join')) return main('join', barCopy.join[kind])
  if (nowMs >= expireAt) return main('off', barCopy.ended)
  if (blockNo === undefined) return main('login', barCopy.loginToJoin)
  if (!enabled) return main('off', barCopy.notEnabled)
  if (blockNo === 0) return main('noBlock', barCopy.blockToJoin)
  if (isMine) return second('list', infoCopy.toList)
  return main('off', isHere ? barCopy.inTransfer(blockNo) : barCopy.elsewhere)
}

function endedKey({ post: { isMine, state, kind, thanks, enabled }, isHere }: BarFacts): BarKey {
  if (!isMine || state === 'removed' || !enabled || !isHere) return second('list', infoCopy.toList)
  return main('again', kind === 'need' && thanks > 0 ? barCopy.againWith(thanks) : barCopy.again)
}

/** The button under the list of a city; `isHere` says whether the block is in that city, where alone it publishes. */
export function publishKey(blockNo: number | undefined, isHere: boolean): BarKey {
  if (blockNo === undefined) return main('login', copy.loginToPublish)
  if (blockNo === 0) return main('noBlock', copy.blockToPublish)
  return isHere ? main('join', copy.publish) : main('off', barCopy.elsewhere)
}
