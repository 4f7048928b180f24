import type { Result } from '@contract/result'

export interface Scan {
  /** Whether the platform reads bar codes; where it does not the text is typed. */
  readonly canScan: boolean
  /** Reads a bar code with the camera. Empty when nothing was read; `no-access` when the person or the platform does not let us. */
  readonly code: () => Promise<Result<string, 'no-access'>>
}
