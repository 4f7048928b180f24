/** All text boxes of the page, in reading order. */
export const textBoxes = (): readonly (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
]

/** Writes into a text box as a person does. */
export function write(box: Element | null | undefined, text: string): void {
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) throw new Error('no text box')
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
