import { firstPaintIds } from '@contract/first-data'
import type { FirstPaint } from './types'

const shellElement = () => document.getElementById(firstPaintIds.shell)

const isStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((link) => link.sheet !== null)

/** Frames to wait for style sheets that are still on their way, before a bare page is the better one. */
const patienceFrames = 180

function replace(framesLeft: number): void {
  const shell = shellElement()
  if (!shell) return
  if (framesLeft > 0 && !isStyled()) {
    requestAnimationFrame(() => replace(framesLeft - 1))
    return
  }
  const page = document.querySelector('.taro_page_show')
  const scroller = document.getElementById(firstPaintIds.scroller)
  if (page && scroller) page.scrollTop = scroller.scrollTop
  shell.remove()
}

/** See `types.ts`. A visitor whom the markup does not suit loses it before the first paint, by the script in the page's head. */
export const firstPaint: FirstPaint = {
  data: () => {
    if (!shellElement() || document.documentElement.dataset.firstPaint === 'other') return undefined
    const text = document.getElementById(firstPaintIds.data)?.textContent
    return text ? (JSON.parse(text) as unknown) : undefined
  },
  // The frame after the next: the elements of the page have drawn themselves by then.
  leave: () => void requestAnimationFrame(() => requestAnimationFrame(() => replace(patienceFrames))),
}
