import type { ShareCard } from '@/platform/share/types'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { shareOf } from '../share-of'
import styles from './share-button.module.scss'

/** Shares the current page; nothing where the platform's own menu does it. Source: specification §2 (share links). */
export function ShareButton({ card }: { readonly card: ShareCard }) {
  const press = shareOf(card)
  if (!press) return null
  return (
    <Pressable className={cx(styles.share)} onPress={press}>
      分享
    </Pressable>
  )
}
