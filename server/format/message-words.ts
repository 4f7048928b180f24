import { firstSigns } from '@contract/texts/signs'
import { pictureKeys } from '@contract/uploads/pictures'

/** How much of a message its notice says. */
const most = 40

/** A message in one line, as its notice says it: its first words, or how many pictures it has. `images`: addresses, separated by commas. */
export function messageWords({ text, images }: { readonly text: string; readonly images: string }): string {
  const words = text.trim().replace(/\s+/g, ' ')
  if (words === '') return `图片 ${pictureKeys(images).length} 张`
  const first = firstSigns(words, most)
  return first === words ? words : `${first}…`
}
