import type { Asked } from '../mount'

/** A page as it is sent. */
export interface Painted {
  readonly html: string
  /** 404 where what the page is about is not there. */
  readonly status: 200 | 404
  readonly isPrivate: boolean
}

/**
 * Gives the page at an address below the base path with its content in it; undefined where the plain one is always right, and `notNow`
 * where it is this once, because the drawing is late or there is too much to draw.
 */
export type PaintedPages = (url: string, asked: Asked) => Promise<Painted | 'notNow' | undefined>
