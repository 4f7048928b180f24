/**
 * A copy that shares no list or object with its original: lists, plain objects, dates, regular expressions, however deep and also in
 * circles. Anything else comes back as it is. Source: specification §9 (deep copy).
 */
export function deepCopy<T>(value: T): T
export function deepCopy(value: unknown): unknown {
  return copyOf(value, new Map())
}

function copyOf(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  if (value instanceof Date) return new Date(value.getTime())
  if (value instanceof RegExp) return new RegExp(value.source, value.flags)
  if (Array.isArray(value)) {
    const list: unknown[] = []
    known.set(value, list)
    for (const one of value) list.push(copyOf(one, known))
    return list
  }
  const fields = {}
  known.set(value, fields)
  for (const [name, one] of Object.entries(value)) {
    const field = { value: copyOf(one, known), enumerable: true, configurable: true, writable: true }
    Object.defineProperty(fields, name, field)
  }
  return fields
}
