/** What a search asks for. */
export interface Sought {
  /** Characters and pairs of neighbours that a text must have. */
  readonly pairs: readonly string[]
  /** Patterns (LIKE) that it must match: words longer than a pair. */
  readonly parts: readonly string[]
  /** Patterns (regular) that it must match: numbers, which are found whole, so that 12 is not found in 3021. */
  readonly numbers: readonly string[]
}

/** More words than this are not looked at. */
const mostWords = 8

/** One form for what looks the same, as the database keeps texts (`folded`). */
const folded = (text: string): string => text.normalize('NFKC').replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The words of a search text, in the form in which they are compared. */
export const foldedWords = (text: string): string[] =>
  [...new Set(folded(text).split(/\s+/))].filter((word) => word !== '').slice(0, mostWords)

/** The words of a search text, all of which must be found; undefined when it has none. Our decision: docs/decisions/0290-search.md */
export function soughtOf(q: string | undefined): Sought | undefined {
  const words = foldedWords(q ?? '')
  if (words.length === 0) return undefined
  const numbers = words.filter((word) => /^\d+$/.test(word))
  return {
    pairs: [...new Set(words.flatMap(pairsOf))],
    parts: words.filter((word) => !numbers.includes(word)).map((word) => `%${literal(word)}%`),
    numbers: numbers.map((digits) => `(^|[^0-9])${digits}([^0-9]|$)`),
  }
}

function pairsOf(word: string): string[] {
  const signs = [...word]
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`)
}
