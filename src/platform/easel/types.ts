import type { ReactNode } from 'react'

/** What is used of a canvas's context to draw a picture: the same in a browser and in WeChat (`type="2d"`). */
export type EaselPaper = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'fillRect'
  | 'strokeRect'
  | 'beginPath'
  | 'closePath'
  | 'rect'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'save'
  | 'restore'
  | 'clip'
  | 'fillText'
  | 'measureText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>

/** How well a picture is kept as a JPEG, of 1. */
export const quality = 0.92

/** A loaded photo that may be drawn; lengths in its own pixels. */
export interface Photo {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A canvas that nobody sees, on which a picture is drawn that becomes a file. */
export interface Easel {
  readonly paper: EaselPaper
  /** The faces for `paper.font`. */
  readonly font: string
  /** Gives it this size in pixels, and empties it. */
  readonly resize: (width: number, height: number) => void
  /** Loads a photo; undefined when it does not come in time, or may not be drawn because its host does not allow it. */
  readonly load: (url: string) => Promise<Photo | undefined>
  /** Draws a part of a photo into a box of the paper. */
  readonly drawPhoto: (photo: Photo, part: Box, into: Box) => void
  /** What was drawn as a JPEG: the address of a file that the page can show; undefined when the platform makes none. */
  readonly finish: () => Promise<string | undefined>
}

/** How a picture leaves the app: into the album, as a download, or only by a finger that stays on it. */
export type KeepWay = 'album' | 'download' | 'press'

/** `denied`: the album is closed to the app until the person opens it in the settings. `given up`: the person said no just now. */
export type KeepEnd = 'done' | 'given up' | 'denied' | 'failed'

export interface EaselDoor {
  /** The element that the mini-program draws on, out of sight; a browser needs none. */
  readonly Ground: (props: { readonly id: string; readonly className: string }) => ReactNode
  /** Opens the easel of the element with this id; undefined where nothing can be drawn. */
  readonly open: (id: string) => Promise<Easel | undefined>
  readonly way: KeepWay
  /** Keeps the file at this address under this name. Must be called by a tap. Never rejects. */
  readonly keep: (url: string, name: string) => Promise<KeepEnd>
  /** Opens the platform's settings, where the album can be allowed; by a tap. True when it is allowed afterwards. */
  readonly openSettings: () => Promise<boolean>
  /** Frees a file of `finish`. */
  readonly release: (url: string) => void
}
