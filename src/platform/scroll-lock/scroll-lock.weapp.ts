import Taro from '@tarojs/taro'
import type { ScrollLock } from './types'

/** A page of the platform. */
interface Drawn {
  readonly $taroPath?: string
  readonly setData?: (data: { readonly lock: string }) => void
  readonly [member: string]: unknown
}

let locked: string | null = null

/** Our templates hand `lock` to the page's own style (config/minify/templates.ts). A page that no longer exists needs no unlocking. */
function set(name: string, lock: string): void {
  const pages: readonly Drawn[] = Taro.getCurrentPages()
  pages.find(({ $taroPath }) => $taroPath === name)?.setData?.({ lock })
}

/** A mini-program's page scrolls as a whole; under a popup it would scroll with every touch that the popup does not use. */
export const scrollLock: ScrollLock = {
  hold: (page) => {
    if (locked === page) return
    if (locked !== null) set(locked, '')
    locked = page
    if (page !== null) set(page, 'overflow:hidden')
  },
}
