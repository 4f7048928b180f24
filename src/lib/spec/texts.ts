/** Chinese characters only, U+4E00 to U+9FA5. Source: specification §5 (Chinese). */
export const isChinese = (value: unknown): boolean => /^[\u4e00-\u9fa5]+$/.test(String(value))

/** Latin letters only; nothing at all passes too. Source: specification §5 (letters). */
export const isLetters = (value: unknown): boolean => /^[A-Za-z]*$/.test(String(value))

/** Latin letters and digits only; nothing at all passes too. Source: specification §5 (alphanumeric). */
export const isAlphanumeric = (value: unknown): boolean => /^[0-9A-Za-z]*$/.test(String(value))

/** Whether a part occurs in a text, or an item in a list. Source: specification §5 (helper validators). */
export function doesContain(value: unknown, part: unknown): boolean {
  if (typeof value === 'string') return value.includes(String(part))
  return Array.isArray(value) && value.indexOf(part) >= 0
}

/** Whether the length of a text or a list lies between two bounds, both included. Source: specification §5 (length range). */
export function isLengthInRange(value: unknown, [least, most]: readonly [number, number]): boolean {
  if (typeof value !== 'string' && !Array.isArray(value)) return false
  return value.length >= least && value.length <= most
}

/** A text that parses to an object or a list. Source: specification §5 (JSON string). */
export function isJsonText(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null
  } catch {
    return false
  }
}
