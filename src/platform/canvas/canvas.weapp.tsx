import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { faceName, loadFace } from './face'
import { pixelsOf } from './pixels'
import type { Board, CanvasDoor, Colours, Paper } from './types'

/** More device pixels than this to a CSS pixel cost time and are not seen. */
const mostDensity = 2
const font = `'${faceName}', 'DIN Alternate', sans-serif`

interface CanvasNode {
  width: number
  height: number
  readonly getContext: (kind: '2d') => Paper
  readonly requestAnimationFrame: (run: () => void) => void
}

interface Found {
  readonly node?: CanvasNode
  readonly width?: number
  readonly height?: number
}

const none: Colours = { fill: '', line: '', text: '' }
const styles = ['backgroundColor', 'borderTopColor', 'color']

const boardOf = ({ node, width = 0, height = 0 }: Found): Board | undefined => {
  if (!node || width === 0 || height === 0) return undefined
  const density = Math.min(mostDensity, Taro.getWindowInfo().pixelRatio)
  node.width = Math.round(width * density)
  node.height = Math.round(height * density)
  const onFrame = (run: () => void) => node.requestAnimationFrame(run)
  const paper = node.getContext('2d')
  const pixels = pixelsOf(paper, node.width, node.height)
  return { paper, widthPx: width, heightPx: height, density, pixels, font, onFrame }
}

export const canvas: CanvasDoor = {
  Canvas: ({ id, className }) => <Canvas id={id} canvasId={id} type='2d' className={className} />,
  openBoard: (id) =>
    new Promise((resolve) => {
      // The element is on the page once what was drawn has been sent there.
      Taro.nextTick(() => {
        Taro.createSelectorQuery()
          .select(`#${id}`)
          .fields({ node: true, size: true })
          .exec(([found]: readonly (Found | null)[]) => resolve(boardOf(found ?? {})))
      })
    }),
  coloursOf: (ids) =>
    new Promise((resolve) => {
      const query = Taro.createSelectorQuery()
      for (const id of ids) query.select(`#${id}`).fields({ computedStyle: styles })
      query.exec((found: readonly (Readonly<Record<string, string>> | null)[]) =>
        resolve(
          found.map((one) =>
            one
              ? { fill: one['backgroundColor'] ?? '', line: one['borderTopColor'] ?? '', text: one['color'] ?? '' }
              : none,
          ),
        ),
      )
    }),
  onBoardChange: (_id, run) => {
    Taro.onThemeChange?.(run)
    Taro.onWindowResize?.(run)
    let isHeard = true
    void loadFace().then((isLoaded) => isLoaded && isHeard && run())
    return () => {
      isHeard = false
      Taro.offThemeChange?.(run)
      Taro.offWindowResize?.(run)
    }
  },
}
