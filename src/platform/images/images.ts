import { ok } from '@contract/result'
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

/** Pictures in the browser. See `types.ts`. */
export const images: Images = {
  pick: async (count) => {
    const files = await askForFiles(count > 1)
    // What a file is, its bytes say when it is sent: many a device knows no type of photographs of other devices.
    return ok(files.slice(0, count).map(picked))
  },
  release: (image) => URL.revokeObjectURL(image.localUrl),
  preview: () => false,
}
