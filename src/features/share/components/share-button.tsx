import type { ShareCard } from '@/platform/share/types'
import { shareOf } from '../share-of'
import { ShareKey } from './share-key'

/** Shares the current page; nothing where the platform's own menu does it. Source: specification §2 (share links). */
export function ShareButton({ card }: { readonly card: ShareCard }) {
  const press = shareOf(card)
  return press ? <ShareKey onPress={press} /> : null
}
