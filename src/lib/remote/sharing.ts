type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const arraysShared = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] => {
  const shared = now.map((value, at) => sharing(before[at], value))
  return shared.length === before.length && shared.every((value, at) => value === before[at]) ? before : shared
}

function objectsShared(before: Plain, now: Plain): Plain {
  const shared = Object.fromEntries(Object.entries(now).map(([key, value]) => [key, sharing(before[key], value)]))
  const keys = Object.keys(shared)
  const isSame =
    keys.length === Object.keys(before).length && keys.every((key) => key in before && shared[key] === before[key])
  return isSame ? before : shared
}

/**
 * What came now, with every part that says the same as before taken from before, so that what is drawn of it is not drawn anew. For plain
 * data, as answers are. Our decision: docs/decisions/0129-start-in-slices.md
 */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now) return now
  if (Array.isArray(before) && Array.isArray(now)) return arraysShared(before, now) as T
  if (isPlain(before) && isPlain(now)) return objectsShared(before, now) as T
  return now
}
