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
 * The new value, with every part that is equal to the old one replaced by the old object, so that it is not drawn again. For plain data,
 * such as answers. Our decision: docs/decisions/0100-first-paint.md
 */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now) return now
  if (Array.isArray(before) && Array.isArray(now)) return arraysShared(before, now) as T
  if (isPlain(before) && isPlain(now)) return objectsShared(before, now) as T
  return now
}
