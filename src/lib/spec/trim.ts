import { readText } from './read-text'

/**
 * Removes white space: at both ends, at one, or everywhere; another mode leaves the text. Source: specification §5
 * (trimmed both sides).
 */
export function trimText(value: unknown, mode = 'both'): string {
  const text = readText(value)
  switch (mode) {
    case 'both':
      return text.trim()
    case 'left':
      return text.trimStart()
    case 'right':
      return text.trimEnd()
    case 'all':
      return text.replace(/\s+/g, '')
    default:
      return text
  }
}
