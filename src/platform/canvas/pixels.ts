import type { Paper } from './types'

/** Made at the first wish and kept: a picture of its own in every frame would be megabytes of waste a second. */
export function pixelsOf(paper: Paper, width: number, height: number): () => ImageData {
  let kept: ImageData | undefined
  return () => (kept ??= paper.createImageData(width, height))
}
