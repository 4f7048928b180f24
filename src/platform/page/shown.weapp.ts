import { routed } from './routed'
import type { ShownPage } from './types'

/** Taro keeps a tree of its own; the root of each page, below the app's, carries the page's path. See `types.ts`. */
export const shownPage: ShownPage = {
  pageOf: (elementId) => {
    let at: Node | null = document.getElementById(elementId)
    while (at !== null && at.nodeName !== 'root') at = at.parentNode
    return at !== null && 'uid' in at && typeof at.uid === 'string' ? at.uid : ''
  },
  ...routed,
  isShown: (page) => page === '' || page === routed.current(),
  // Only the browser's history asks, and a mini-program has none.
  onChange: () => () => undefined,
}
