/** The codes of an envelope. Source: specification §8; readings (Envelope). */
export const envelopeCode = { success: 200, refused: 500, loggedOut: 401 } as const

/** What every call answers, always with HTTP status 200. `time` is the server's clock in epoch milliseconds. */
export interface Envelope<T = unknown> {
  readonly code: number
  readonly msg: string
  readonly data: T
  readonly time: number
}

/** Rows of a list page. Source: specification §9. */
export const pageSize = 15
