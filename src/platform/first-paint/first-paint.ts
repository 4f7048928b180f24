import { firstPaintIds } from '@contract/first-data'
import type { FirstPaint } from './types'

/** On the way back a browser shows the page as it kept it, without asking whether that still holds. */
const isKeptCopy = () =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'back_forward')

const shellElement = () => document.getElementById(firstPaintIds.shell)

const isShown = () => shellElement() !== null && document.documentElement.dataset.firstPaint !== 'other'

/** The drawing may contain its pictures; these are reused, so that they do not blink when the page requests them again. */
const isPictured = (page: Element | null) =>
  [...(page?.getElementsByTagName('img') ?? [])].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  )

const waiting: (() => void)[] = []

/** Frames to wait for parts that are late: without them the page loses what was read, and its rows move when they come. */
const lateFrames = 600
/** Frames to wait for the page to ask for all that came with it, and then for pictures: a page that responds matters more. */
const patienceFrames = 60
/** Frames without anything new after which the page is taken to be whole. By then its elements have drawn themselves. */
const quietFrames = 2

/** Frames since the last thing came that was waited for. */
let quiet = 0
/** Parts that are not drawn yet, and answers that the page has not asked for yet. */
const waited = { part: 0, answer: 0 }

const isLate = (frames: number): boolean =>
  (waited.part > 0 && frames < lateFrames) || (waited.answer > 0 && frames < patienceFrames)

function replace(frames: number, pictured = 0): void {
  const shell = shellElement()
  if (!shell) return
  const page = document.querySelector('.taro_page_show')
  if (!page) {
    requestAnimationFrame(() => replace(0))
    return
  }
  quiet += 1
  if (isLate(frames) || quiet <= quietFrames) {
    requestAnimationFrame(() => replace(frames + 1))
    return
  }
  if (!isPictured(page) && pictured < patienceFrames) {
    requestAnimationFrame(() => replace(frames, pictured + 1))
    return
  }
  const scroller = document.getElementById(firstPaintIds.scroller)
  const top = scroller?.scrollTop ?? 0
  page.scrollTop = top
  shell.remove()
  repeatTap(shell.dataset.tap, top)
  waiting.splice(0).forEach((then) => then())
}

/**
 * Repeats the last tap that was not on a link of the drawing. The script in the page's head recorded its position and the drawing's scroll
 * offset (null for the tab bar, which does not scroll).
 */
function repeatTap(tap: string | undefined, topNow: number): void {
  if (tap === undefined) return
  const [x, y, top] = JSON.parse(tap) as readonly [number, number, number | null]
  const met = document.elementFromPoint(x, top === null ? y : y + top - topNow)
  met?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** See `types.ts`. The script in the page's head hides the markup before the first paint when it does not suit the visitor. */
export const firstPaint: FirstPaint = {
  isShown,
  text: () => shellElement()?.textContent ?? '',
  data: () => {
    if (!isShown() || isKeptCopy()) return undefined
    const text = document.getElementById(firstPaintIds.data)?.textContent
    return text ? (JSON.parse(text) as unknown) : undefined
  },
  leave: () => {
    if (isShown()) requestAnimationFrame(() => replace(0))
    else shellElement()?.remove()
  },
  wait: (of = 'part') => {
    waited[of] += 1
    return () => {
      waited[of] -= 1
      quiet = 0
    }
  },
  onceGone: (then) => void waiting.push(then),
}
