import type { Bag } from '../protocol'
import { utf8Length } from './natives'
import { reportError, warn } from './report'

/** The data sent from the logic to the view layer so far: on a phone this is what makes a screen slow. */
export const traffic = {
  setData: 0,
  bytes: 0,
  componentSetData: 0,
  /** Components attached: each costs a script of its own beside the page's. */
  components: 0,
  /** Each `setData`, in order. */
  crossings: [] as { readonly page: string; readonly bytes: number }[],
}

/** Data larger than this never arrive. Source: the vendor's message, 数据传输长度为 … 已经超过最大长度 1048576. */
const largestBytes = 1024 * 1024

/** Above this the vendor's own rating gives a lower score. Source: the vendor's guide, 体验评分 / 性能 (setData 不超过 256KB). */
const largeBytes = 256 * 1024

/** Records a `setData` by its bytes as UTF-8. False when it is too large to arrive; a large one is an error too. */
export function countCrossing(page: string, patch: Bag): boolean {
  const bytes = utf8Length(JSON.stringify(patch))
  if (bytes > largestBytes) {
    reportError(new Error(`setData: 数据传输长度为 ${bytes} 已经超过最大长度 ${largestBytes} (${page})`))
    return false
  }
  if (bytes > largeBytes) reportError(new Error(`setData: ${bytes} bytes, more than ${largeBytes} are slow (${page})`))
  traffic.setData += 1
  traffic.bytes += bytes
  traffic.crossings.push({ page, bytes })
  return true
}

/** A copy as it would arrive on the other side of the thread; a function in it is lost and reported. */
export function crossing(value: unknown, where: string): unknown {
  const text = JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === 'function') warn(`setData: function at "${key}" (${where})`)
    return inner
  })
  return text === undefined ? null : (JSON.parse(text) as unknown)
}

/** Same, for an object. */
export function crossingBag(value: unknown, where: string): Bag {
  const copy = crossing(value, where)
  return isBag(copy) ? copy : {}
}

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pathParts = (path: string): (string | number)[] =>
  path
    .split(/\.|(?=\[)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? Number(part.slice(1, -1)) : part))

/** Sets `a.b[2].c` in an object, making what is missing on the way, as `setData` does. */
export function setPath(target: Bag, path: string, value: unknown): void {
  const parts = pathParts(path)
  const last = parts.pop()
  if (last === undefined) return
  let current: object = target
  parts.forEach((part, index) => {
    const next: unknown = Reflect.get(current, part)
    if (typeof next === 'object' && next !== null) {
      current = next
      return
    }
    const made: object = typeof (parts[index + 1] ?? last) === 'number' ? [] : {}
    Reflect.set(current, part, made)
    current = made
  })
  Reflect.set(current, last, value)
}
