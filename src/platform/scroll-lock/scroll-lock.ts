import type { ScrollLock } from './types'

let locked: { readonly page: string; readonly release: () => void } | null = null

function lock(element: HTMLElement): () => void {
  const { overflowY, paddingRight } = element.style
  // The page keeps its width when its scroll bar disappears, so that nothing jumps.
  const barPx = element.offsetWidth - element.clientWidth
  element.style.overflowY = 'hidden'
  if (barPx > 0) element.style.paddingRight = `${barPx}px`
  // The tab bar belongs to Taro and is beside the pages: `layer.module.scss` uses this attribute to put it below them.
  document.documentElement.dataset.layer = 'open'
  return () => {
    element.style.overflowY = overflowY
    element.style.paddingRight = paddingRight
    delete document.documentElement.dataset.layer
  }
}

/** Pages in the browser scroll in an element of their own. See `types.ts`. */
export const scrollLock: ScrollLock = {
  hold: (page) => {
    if (locked !== null && locked.page === page) return
    locked?.release()
    locked = page === null ? null : { page, release: lock(document.getElementById(page) ?? document.body) }
  },
}
