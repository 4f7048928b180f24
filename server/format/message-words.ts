import { pictureKeys } from '@contract/uploads/pictures'

/** How much of a message its notice says. */
const most = 40

/** A message in one line, as its notice says it: its first words, or how many pictures it has. `images`: addresses, separated by commas. */
export function messageWords({ text, images }: { readonly text: string; readonly images: string }): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  if (letters.length === 0) return `图片 ${pictureKeys(images).length} 张`
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('')
}
