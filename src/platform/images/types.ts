import type { Result } from '@contract/result'

/** A picture the person picked on this device. */
export interface PickedImage {
  /**
   * Shows it on this device until it has an address: an object URL, or the mini-program's temporary path, which is also what is uploaded.
   */
  readonly localUrl: string
  /** With its extension, which gives the type: `a.jpg`. */
  readonly name: string
  readonly sizeBytes: number
  /** The content; missing in the mini-program, which knows the path only. */
  readonly content?: Blob
}

/**
 * The picture without what it says beside what it shows (place, camera), in a kind that everybody can see; null for what cannot be made
 * one. Where it is another picture than the given one, it is released, too.
 */
export type CleanPicture = (image: PickedImage) => Promise<PickedImage | null>

export interface Images {
  /**
   * Lets the person pick at most `count` pictures from the album or the camera. Nothing picked is an empty list; `no-access` when the
   * person denies access.
   */
  readonly pick: (count: number) => Promise<Result<readonly PickedImage[], 'no-access'>>
  /** Frees the memory of a picked picture; its `localUrl` is invalid afterwards. */
  readonly release: (image: PickedImage) => void
  /** Shows pictures (whole addresses) full-screen from the one at `at`. False where the platform has no such screen: then draw one. */
  readonly preview: (urls: readonly string[], at: number) => boolean
}
