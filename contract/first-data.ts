import type { ApiOutput } from './endpoints/all'

/**
 * What the server writes into a page that it draws, so that the page shows before the app has run: the answers that a guest in the server's
 * area gets to the calls which this page makes. Nothing personal. Our decision: docs/decisions/0100-first-paint.md
 */
export interface FirstData {
  /** The server's time when it was read, epoch milliseconds. */
  readonly at: number
  readonly config: ApiOutput<'/index/config'>
  /** Each call's outcome as the app's client gives it, by the call's path and input (`src/boot/first-paint/answers.ts`). */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Names of the elements in the page that server and app agree on. */
export const firstPaintIds = { shell: 'first-paint', scroller: 'first-paint-page', data: 'first-data' } as const
