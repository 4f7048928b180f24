import { desktopWidth, desktopZoom } from './rule'

/** Zooms the page in wide windows and follows their size. Returns what stops following. Source: specification §2 (desktop). */
export function followDesktopZoom(): () => void {
  const apply = () => {
    const zoom = window.innerWidth >= desktopWidth ? String(desktopZoom(window.screen.height)) : ''
    // Nothing where there is no zoom: a property of the root, once set, makes the style of everything anew.
    document.documentElement.style.setProperty('--zoom', zoom)
    document.body.style.setProperty('zoom', zoom)
  }
  apply()
  window.addEventListener('resize', apply)
  return () => window.removeEventListener('resize', apply)
}
