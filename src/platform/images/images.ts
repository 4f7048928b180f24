import { ok } from '@contract/result'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { namedAs } from './named-as'
import { redrawn } from './redrawn'
import type { Images, PickedImage } from './types'

function picked(file: File): PickedImage {
  return { localUrl: URL.createObjectURL(file), name: file.name, sizeBytes: file.size, content: file }
}

/** The browser itself asks for album or camera; Safari needs the input element to be on the page. */
function askForFiles(multiple: boolean): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.multiple = multiple
  input.style.display = 'none'
  document.body.append(input)
  return new Promise<readonly File[]>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  }).finally(() => input.remove())
}

const pictureOf = (content: Blob, name: string): PickedImage => ({
  localUrl: URL.createObjectURL(content),
  name,
  sizeBytes: content.size,
  content,
})

/** What is of another kind (HEIC, AVIF, TIFF …) is drawn anew, where this browser can read it. */
async function cleaned(image: PickedImage): Promise<PickedImage | null> {
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

/** Pictures in the browser. See `types.ts`. */
export const images: Images = {
  pick: async (count) => {
    const files = await askForFiles(count > 1)
    // What a file is, its bytes say when it is sent: many a device knows no type of photographs of other devices.
    return ok(files.slice(0, count).map(picked))
  },
  cleaned: (image) => cleaned(image).catch(() => null),
  release: (image) => URL.revokeObjectURL(image.localUrl),
  preview: () => false,
}
