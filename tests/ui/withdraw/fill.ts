import { settle } from '../session/people'

/** Types into the boxes of the sheet, in their order. */
export async function fill(texts: readonly string[]): Promise<void> {
  const boxes = document.querySelectorAll<HTMLElement>('[role="dialog"] :is(input, taro-input-core)')
  for (const [index, text] of texts.entries()) {
    const box = boxes[index]
    if (box instanceof HTMLInputElement) box.value = text
    box?.dispatchEvent(new CustomEvent('input', { detail: { value: text }, bubbles: true }))
  }
  await settle()
}
