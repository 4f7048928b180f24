/** Gives the browser a clipboard; what was written to it. jsdom has none. */
export function giveClipboard(): readonly string[] {
  const written: string[] = []
  const writeText = (text: string) => Promise.resolve(void written.push(text))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return written
}
