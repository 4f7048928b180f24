import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { namedAs } from './named-as'
import { redrawn } from './redrawn'
import type { PickedImage } from './types'

const pictureOf = (content: Blob, name: string): PickedImage => ({
  localUrl: URL.createObjectURL(content),
  name,
  sizeBytes: content.size,
  content,
})

/** What is of another kind (HEIC, AVIF, TIFF …) is drawn anew, where this browser can read it. */
export async function cleaned(image: PickedImage): Promise<PickedImage | null> {
  const content = image.content ?? (await (await fetch(image.localUrl)).blob())
  const clean = withoutTraces(new Uint8Array(await content.arrayBuffer()))
  if (clean)
    return pictureOf(
      new Blob([new Uint8Array(clean.bytes)], { type: clean.type }),
      namedAs(image.name, clean.extensions),
    )
  const drawn = await redrawn(image.localUrl)
  return drawn && pictureOf(drawn, namedAs(image.name, ['.jpg']))
}
