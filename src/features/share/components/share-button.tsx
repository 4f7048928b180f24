import type { ShareCard, ShareEnd } from '@/platform/share/types'
import { share } from '@/platform/share/share'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import styles from './share-button.module.scss'

const words: Readonly<Record<ShareEnd, string>> = {
  shared: '',
  'given up': '',
  copied: '链接已复制，可以发给朋友了',
  menu: '点右上角“···”，发送给朋友',
  failed: '没有复制，请长按地址栏复制',
}

/** Shares the page that shows; nothing where the platform's own menu does it. Source: specification §2 (share links). */
export function ShareButton({ card }: { readonly card: ShareCard }) {
  if (!share.hasButton) return null
  const press = async () => {
    const end = words[await share.share(card)]
    if (end !== '') showToast(end)
  }
  return (
    <Pressable className={cx(styles.share)} onPress={() => void press()}>
      分享
    </Pressable>
  )
}
