import type { WatchVisibility } from './types'

/** What scrolls the element; null when the window does. A margin reaches past the edge of this one only. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
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
      // A page that is not seen has no boxes.
      if (!entry || entry.boundingClientRect.width === 0) return
      if (entry.isIntersecting || !holdsFocus()) tell({ isNear: entry.isIntersecting, heightPx: heightOf(element) })
    },
    { root: scrollerOf(element), rootMargin: `${marginPx}px 0px` },
  )
  // Watching anew tells anew: what had to stay for the focus may go with it.
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
