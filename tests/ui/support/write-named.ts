import { settle } from './trade-page'

type Box = HTMLElement & { nativeProps?: { 'aria-label'?: string } }

const labelOf = (box: Box) => box.getAttribute('aria-label') ?? box.nativeProps?.['aria-label'] ?? ''

/** Writes into the text box whose name begins so. Fails when there is none. */
export async function write(label: string, value: string): Promise<void> {
  const boxes = document.querySelectorAll<Box>('input, textarea, taro-input-core, taro-textarea-core')
  const box = [...boxes].find((one) => labelOf(one).startsWith(label))
  if (!box) throw new Error(`no box named ${label}`)
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = value
  box.dispatchEvent(new CustomEvent('input', { detail: { value }, bubbles: true }))
  await settle()
}
