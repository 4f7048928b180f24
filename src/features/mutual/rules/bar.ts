import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import type { BarKey } from '@/lib/market/bar-key'
import { mainKey, sideKey } from '@/lib/market/bar-key'
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

/** What a button under a post is for. */
export type BarKind =
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

/** The buttons under a post, the weaker one first; none where the reader only waits. Source: community §6 (pages); mockup 31-states. */
export function barOf(facts: BarFacts): readonly BarKey<BarKind>[] {
  const { acts, state, thanks, finished, mine } = facts.post
  const may = (act: (typeof acts)[number]) => acts.includes(act)
  const weak = [
    ...(may('notHelped') ? [sideKey('notHelped', barCopy.notHelped)] : []),
    ...(may('close') ? [sideKey('close', barCopy.close)] : []),
    ...(may('stepBack') ? [sideKey('stepBack', barCopy.stepBack)] : []),
    ...(may('withdraw') ? [sideKey('withdraw', barCopy.withdraw)] : []),
  ]
  if (may('thank')) return [...weak, { ...mainKey('thank', barCopy.thank(thanks)), isMain: finished !== null }]
  if (may('finish')) return [...weak, mainKey('finish', barCopy.finish)]
  if (may('edit')) return [...weak, sideKey('edit', barCopy.edit)]
  if (weak.length > 0) return weak
  if (state === 'open') return [joinKey(facts)]
  if (state === 'matched') return mine.isAsker || mine.isHelper ? [] : [sideKey('list', infoCopy.toList)]
  return [endedKey(facts)]
}

/** Replying, or what is needed first. */
function joinKey({ post, blockNo, isHere, nowMs }: BarFacts): BarKey<BarKind> {
  const { kind, acts, enabled, isMine, expireAt } = post
  if (acts.includes('join')) return mainKey('join', barCopy.join[kind])
  if (nowMs >= expireAt) return mainKey('off', barCopy.ended)
  if (blockNo === undefined) return mainKey('login', barCopy.loginToJoin)
  if (!enabled) return mainKey('off', barCopy.notEnabled)
  if (blockNo === 0) return mainKey('noBlock', barCopy.blockToJoin)
  if (isMine) return sideKey('list', infoCopy.toList)
  return mainKey('off', isHere ? barCopy.inTransfer(blockNo) : barCopy.elsewhere)
}

function endedKey({ post: { isMine, state, kind, thanks, enabled }, isHere }: BarFacts): BarKey<BarKind> {
  if (!isMine || state === 'removed' || !enabled || !isHere) return sideKey('list', infoCopy.toList)
  return mainKey('again', kind === 'need' && thanks > 0 ? barCopy.againWith(thanks) : barCopy.again)
}

/** The button under the list of a city; `isHere` says whether the block is in that city, where alone it publishes. */
export function publishKey(blockNo: number | undefined, isHere: boolean): BarKey<BarKind> {
  if (blockNo === undefined) return mainKey('login', copy.loginToPublish)
  if (blockNo === 0) return mainKey('noBlock', copy.blockToPublish)
  return isHere ? mainKey('join', copy.publish) : mainKey('off', barCopy.elsewhere)
}
