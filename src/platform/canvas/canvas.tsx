import { pixelsOf } from './pixels'
import type { CanvasDoor, Colours } from './types'

/** More device pixels than this to a CSS pixel cost time and are not seen. */
const mostDensity = 2

const coloursIn = (id: string): Colours => {
  const element = document.getElementById(id)
  if (!element) return { fill: '', line: '', text: '' }
  const { backgroundColor, borderTopColor, color } = getComputedStyle(element)
  return { fill: backgroundColor, line: borderTopColor, text: color }
}

const canvasAt = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLCanvasElement ? element : undefined
}

export const canvas: CanvasDoor = {
  Canvas: ({ id, className }) => <canvas id={id} className={className} aria-hidden='true' />,
  openBoard: (id) => {
    const element = canvasAt(id)
    const paper = element?.getContext('2d')
    if (!element || !paper) return Promise.resolve(undefined)
    const [widthPx, heightPx] = [element.clientWidth, element.clientHeight]
    // The page lies under another one.
    if (widthPx === 0 || heightPx === 0) return Promise.resolve(undefined)
    const density = Math.min(mostDensity, window.devicePixelRatio || 1)
    element.width = Math.round(widthPx * density)
    element.height = Math.round(heightPx * density)
    const font = getComputedStyle(element).fontFamily
    return Promise.resolve({
      paper,
      widthPx,
      heightPx,
      density,
      pixels: pixelsOf(paper, element.width, element.height),
      font,
      onFrame: (run) => void requestAnimationFrame(run),
    })
  },
  coloursOf: (ids) => Promise.resolve(ids.map(coloursIn)),
  onBoardChange: (_id, run) => {
    const look = new MutationObserver(run)
    const device = window.matchMedia('(prefers-color-scheme: dark)')
    look.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    device.addEventListener('change', run)
    window.addEventListener('resize', run)
    // A face comes when its page first writes in it, and a canvas does not wait for one.
    document.fonts?.addEventListener('loadingdone', run)
    return () => {
      look.disconnect()
      device.removeEventListener('change', run)
      window.removeEventListener('resize', run)
      document.fonts?.removeEventListener('loadingdone', run)
    }
  },
}
