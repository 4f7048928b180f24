import { share } from '@/platform/share/share'
import type { ShareCard } from '@/platform/share/types'
import { endWith } from './end-words'

/** What a share button does; undefined where the platform's own menu does it. Source: specification §2 (share links). */
export function shareOf(card: ShareCard): (() => void) | undefined {
  return () => void share.share(card).then(endWith)
}
