import { desktopWidth, desktopZoom } from './rule'

/**
 * Zooms the page in wide windows and follows their size; `onWide` is called as long as a window is wide. Returns what stops following.
 * Source: specification §2 (desktop).
 */
export function followDesktopZoom(onWide?: () => void): () => void {
  const apply = () => {
    const isWide = window.innerWidth >= desktopWidth
    const zoom = isWide ? String(desktopZoom(window.screen.height)) : ''
    if (isWide) onWide?.()
    // Nothing where there is no zoom: a property of the root, once set, makes the style of everything anew.
    document.documentElement.style.setProperty('--zoom', zoom)
    document.body.style.setProperty('zoom', zoom)
  }
  apply()
  window.addEventListener('resize', apply)
  return () => window.removeEventListener('resize', apply)
}
