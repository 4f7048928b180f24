import { share } from '@/platform/share/share'
import type { ShareCard, ShareEnd } from '@/platform/share/types'
import { showToast } from '@/ui/toast/toast'

const words: Readonly<Record<ShareEnd, string>> = {
  shared: '',
  'given up': '',
  copied: '链接已复制，可以发给朋友了',
  menu: '点右上角“···”，发送给朋友',
  failed: '复制失败，请长按地址栏复制',
}

/** What a share button does; undefined where the platform's own menu does it. Source: specification §2 (share links). */
export function shareOf(card: ShareCard): (() => void) | undefined {
  if (!share.hasButton) return undefined
  const press = async () => {
    const end = words[await share.share(card)]
    if (end !== '') showToast(end)
  }
  return () => void press()
}
