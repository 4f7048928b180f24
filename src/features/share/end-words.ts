import type { ShareEnd } from '@/platform/share/types'
import { showToast } from '@/ui/toast/toast'

const words: Readonly<Record<ShareEnd, string>> = {
  shared: '',
  'given up': '',
  copied: '链接已复制，可以发给朋友了',
  menu: '点右上角“···”，发送给朋友',
  failed: '复制失败，请长按地址栏复制',
}

/** Says how sharing ended, where the platform has not said it. */
export function endWith(end: ShareEnd): void {
  if (words[end] !== '') showToast(words[end])
}
