/** A list that the device keeps as text, without what is something else; empty when the text is no list. */
export function readList<T>(text: string | undefined, isOne: (value: unknown) => value is T): T[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isOne) : []
  } catch {
    return []
  }
}
