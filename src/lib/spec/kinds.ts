/** Whether a value is a list. Source: specification §5 (helper validators). */
export const isList = (value: unknown): boolean => Array.isArray(value)

/** Whether a value is a plain object: no list, date, pattern or function. Source: specification §5 (helper validators). */
export const isPlainObject = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Object]'

/**
 * Blank: a text without anything but white space, 0, NaN, false, nothing, a list or object without content.
 * Source: specification §5 (empty = blank after trimming).
 */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return !value
  return Reflect.get(value, 'length') === 0 || Object.keys(value).length === 0
}
