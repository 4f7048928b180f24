import { desktopWidth, desktopZoom } from './rule'

/**
 * Zooms the page in wide windows and follows their size; `onWide` is called while a window is wide. Returns a function that stops it.
 * Source: specification §2 (desktop).
 */
export function followDesktopZoom(onWide?: () => void): () => void {
  const apply = () => {
    const isWide = window.innerWidth >= desktopWidth
    const zoom = isWide ? String(desktopZoom(window.screen.height)) : ''
    if (isWide) onWide?.()
    // Without a zoom nothing is set, because setting a property on the root recalculates every style.
    document.documentElement.style.setProperty('--zoom', zoom)
    document.body.style.setProperty('zoom', zoom)
  }
  apply()
  window.addEventListener('resize', apply)
  return () => window.removeEventListener('resize', apply)
}
