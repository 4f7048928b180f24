import type { WatchVisibility } from './types'

/**
 * The element that scrolls; null when the window does. A margin extends only beyond the edge of this root. A page that something is open
 * above scrolls too, but not now: its own style says so (platform/scroll-lock).
 */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) || at.style.overflowY === 'hidden') return at
  }
  return null
}

/** The height as a style would set it: a zoomed page (desktop) is measured in other pixels. */
const heightOf = (element: Element): number => parseFloat(getComputedStyle(element).height) || 0

export const watchVisibility: WatchVisibility = (elementId, marginPx, tell) => {
  const element = document.getElementById(elementId)
  if (!element || typeof IntersectionObserver === 'undefined') return () => undefined
  const holdsFocus = () => element.contains(document.activeElement)
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1]
      // A hidden page has no boxes.
      if (!entry || entry.boundingClientRect.width === 0) return
      if (entry.isIntersecting || !holdsFocus()) tell({ isNear: entry.isIntersecting, heightPx: heightOf(element) })
    },
    { root: scrollerOf(element), rootMargin: `${marginPx}px 0px` },
  )
  // Observing again reports again, so an element that was kept for its focus may now leave.
  const lookAgain = () => {
    observer.unobserve(element)
    observer.observe(element)
  }
  observer.observe(element)
  element.addEventListener('focusout', lookAgain)
  return () => {
    observer.disconnect()
    element.removeEventListener('focusout', lookAgain)
  }
}
