import type { ReactNode } from 'react'

/** What is used of a canvas's context: the same in a browser and in WeChat (`type="2d"`). */
export type Paper = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'clearRect'
  | 'fillRect'
  | 'beginPath'
  | 'rect'
  | 'moveTo'
  | 'lineTo'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'fillText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'createImageData'
  | 'putImageData'
>

/** A canvas that can be drawn on; its paper is in device pixels, `density` of them to a CSS pixel. */
export interface Board {
  readonly paper: Paper
  readonly widthPx: number
  readonly heightPx: number
  readonly density: number
  /** The canvas's pixels, to be written and put on it whole; the same ones each time, with what was written last. */
  readonly pixels: () => ImageData
  /** The face of figures, for `paper.font`. */
  readonly font: string
  /** Runs before the next picture of the screen. */
  readonly onFrame: (run: () => void) => void
}

/** Three colours of an element, as CSS texts: its ground, the upper edge of its border, its letters. */
export interface Colours {
  readonly fill: string
  readonly line: string
  readonly text: string
}

export interface CanvasDoor {
  /** The element. Nothing is drawn on it until it is opened. */
  readonly Canvas: (props: { readonly id: string; readonly className: string }) => ReactNode
  /** Opens the canvas with this id, with as many pixels as its box has now; undefined where it is not on the page, or not seen. */
  readonly openBoard: (id: string) => Promise<Board | undefined>
  /** The colours of these elements as the theme makes them now; a canvas knows no variables. */
  readonly coloursOf: (ids: readonly string[]) => Promise<readonly Colours[]>
  /** Calls when the box of the canvas, the theme (the device's own too) or the face changed; returns what ends it. */
  readonly onBoardChange: (id: string, run: () => void) => () => void
}
