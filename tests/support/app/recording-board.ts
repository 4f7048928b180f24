import type { Box } from '@/features/block-market/map/rules/sight'
import type { Board } from '@/platform/canvas/types'

/** To a thousandth of a pixel, which nobody sees. */
const plain = (numbers: readonly number[]): string => numbers.map((one) => Math.round(one * 1000) / 1000 + 0).join(' ')

/** What is being drawn with, as a canvas keeps it between its calls. */
const pens = { fillStyle: '', strokeStyle: '', lineWidth: 0, font: '', textAlign: '', textBaseline: '' }

/** A board that tells each thing that was drawn on it in a line of text, in order; its pixels are real ones. */
export function recordingBoard({ widthPx, heightPx }: Box, density = 2) {
  const marks: string[] = []
  let [path, dash]: [string[], readonly number[]] = [[], []]
  const paper = {
    ...pens,
    setTransform: (...by: number[]) => void marks.push(`place ${plain(by)}`),
    clearRect: (...box: number[]) => void marks.push(`clear ${plain(box)}`),
    fillRect: (...box: number[]) => void marks.push(`area ${plain(box)} in ${paper.fillStyle}`),
    beginPath: () => void (path = []),
    rect: (...box: number[]) => void path.push(`box ${plain(box)}`),
    moveTo: (...at: number[]) => void path.push(`from ${plain(at)}`),
    lineTo: (...at: number[]) => void path.push(`to ${plain(at)}`),
    setLineDash: (parts: readonly number[]) => void (dash = parts),
    stroke: () =>
      void marks.push(`line ${path.join(' ')} in ${paper.strokeStyle} ${plain([paper.lineWidth])} [${plain(dash)}]`),
    fillText: (text: string, ...at: number[]) =>
      void marks.push(
        `text ${text} at ${plain(at)} in ${paper.fillStyle} ${paper.font} ${paper.textAlign} ${paper.textBaseline}`,
      ),
    putImageData: (_picture: unknown, ...at: number[]) => void marks.push(`picture ${plain(at)}`),
  }
  const [width, height] = [widthPx * density, heightPx * density]
  const picture = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  const pixels = () => picture
  const board = { widthPx, heightPx, paper, density, font: 'Figures', pixels } as unknown as Board
  return { board, marks, pixels: new Uint32Array(picture.data.buffer) }
}
