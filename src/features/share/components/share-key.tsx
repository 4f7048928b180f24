import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './share-button.module.scss'

/** 分享 at the right end of the bar. */
export function ShareKey({ onPress }: { readonly onPress: () => void }) {
  return (
    <Pressable className={cx(styles.share)} onPress={onPress}>
      分享
    </Pressable>
  )
}
