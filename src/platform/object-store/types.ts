import type { PickedImage } from '../images/types'
import type { AbortSignalLike } from '../abort/abort'

/** One picture for the object store. */
export interface KeepRequest {
  /** Where the store takes uploads: `https://up.qiniup.com`, or our own store's address. */
  readonly url: string
  readonly token: string
  readonly key: string
  readonly image: PickedImage
  /** Percent, 0–100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignalLike
}

/** How it ended: kept under a key, refused by the store with its status, not sent at all, or stopped by the signal. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly key: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'stopped' }

/** Sends a picture by Qiniu's protocol. Never throws. Source: specification §7 (image upload). */
export type KeepPicture = (request: KeepRequest) => Promise<KeepOutcome>
