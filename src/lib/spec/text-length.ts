import { readText } from './read-text'

/** The length of a text in which a wide character counts 2: every unit above U+00FF. Source: specification §9 (string length). */
export const textLength = (value: unknown): number => {
  const text = readText(value)
  return Array.from({ length: text.length }, (_, at) => (text.charCodeAt(at) > 0xff ? 2 : 1)).reduce(
    (sum: number, n) => sum + n,
    0,
  )
}
