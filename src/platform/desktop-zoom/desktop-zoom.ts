import { desktopWidth, desktopZoom } from './rule'

/** Zooms the page in wide windows and follows their size. Returns what stops following. Source: specification §2 (desktop). */
export function followDesktopZoom(): () => void {
  const apply = () => {
    const zoom = window.innerWidth >= desktopWidth ? String(desktopZoom(window.screen.height)) : ''
    document.documentElement.style.setProperty('--zoom', zoom || '1')
    document.body.style.setProperty('zoom', zoom)
  }
  apply()
  window.addEventListener('resize', apply)
  return () => window.removeEventListener('resize', apply)
}
