import { gifWithoutTraces, isGif } from './gif'
import { isJpeg, jpegWithoutTraces } from './jpeg'
import { isPng, pngWithoutTraces } from './png'
import { isWebp, webpWithoutTraces } from './webp'

/** The kinds of pictures that every browser and mini-program shows: the store takes no others. Our decision: 0033-pictures.md */
const kinds = [
  { type: 'image/jpeg', extensions: ['.jpg', '.jpeg'], is: isJpeg, clean: jpegWithoutTraces },
  { type: 'image/png', extensions: ['.png'], is: isPng, clean: pngWithoutTraces },
  { type: 'image/webp', extensions: ['.webp'], is: isWebp, clean: webpWithoutTraces },
  { type: 'image/gif', extensions: ['.gif'], is: isGif, clean: gifWithoutTraces },
] as const

export const shownTypes = kinds.map(({ type }) => type)

/** A picture as it may leave a phone or the store. */
export interface Traceless {
  readonly type: (typeof kinds)[number]['type']
  /** How the names of such files end, the usual one first. */
  readonly extensions: readonly string[]
  readonly bytes: Uint8Array
}

/**
 * A picture without what it says beside what it shows: place, camera, owner, programs, comments, small copies, and whatever lies behind its
 * end. Pixels are not touched; the colour profile stays, and so does how the camera was held. The same bytes where there was nothing to
 * take. Null for what is no picture of a kind that everybody can see.
 */
export function withoutTraces(bytes: Uint8Array): Traceless | null {
  const kind = kinds.find(({ is }) => is(bytes))
  const clean = kind?.clean(bytes)
  return kind && clean ? { type: kind.type, extensions: kind.extensions, bytes: clean } : null
}
