import type { Json } from './tags'
import { decode, isObject, isTag } from './tags'

/** How a result is compared: `loose` leaves fields that the golden file does not name unchecked. */
export interface CompareOptions {
  readonly loose: boolean
}

const sameDate = (a: Date, b: Date) => Object.is(a.getTime(), b.getTime())
const sameRegExp = (a: RegExp, b: RegExp) => a.source === b.source && a.flags === b.flags

function sameLeaf(expected: unknown, actual: unknown): boolean {
  if (expected instanceof Date) return actual instanceof Date && sameDate(expected, actual)
  if (expected instanceof RegExp) return actual instanceof RegExp && sameRegExp(expected, actual)
  return Object.is(expected, actual)
}

function sameFields(expected: Record<string, unknown>, actual: unknown, options: CompareOptions): boolean {
  if (!isObject(actual) || actual instanceof Date || actual instanceof RegExp) return false
  const names = new Set([...Object.keys(expected), ...(options.loose ? [] : Object.keys(actual))])
  return [...names].every((name) => {
    const wanted = expected[name]
    return wanted === undefined ? actual[name] === undefined : matches(wanted as Json, actual[name], options)
  })
}

/** Whether a result is what a golden file asks for. Deep; a field that is undefined counts as missing. */
export function matches(expected: Json, actual: unknown, options: CompareOptions): boolean {
  if (isTag(expected)) {
    if (expected.$ === 'any') return true
    if (expected.$ === 'match')
      return typeof actual === 'string' && new RegExp(typeof expected.v === 'string' ? expected.v : '').test(actual)
    return sameLeaf(decode(expected), actual)
  }
  if (Array.isArray(expected)) {
    const list = expected as readonly Json[]
    return (
      Array.isArray(actual) &&
      actual.length === list.length &&
      list.every((one, at) => matches(one, actual[at], options))
    )
  }
  return isObject(expected) ? sameFields(expected, actual, options) : sameLeaf(expected, actual)
}
