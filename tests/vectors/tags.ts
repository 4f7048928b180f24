/** What a golden file's JSON may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

interface Tag {
  readonly $: string
  readonly v?: Json
  readonly args?: readonly Json[]
}

type CustomCheck = (
  rule: unknown,
  value: unknown,
  data: Record<string, unknown>,
  report: (text: string) => void,
) => unknown

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A tagged value: an object with the key `$`. See golden/README.md. */
export const isTag = (value: unknown): value is Tag => isObject(value) && typeof value.$ === 'string'

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** The named functions of the form validator's custom rule. */
const named: Record<string, (...args: readonly unknown[]) => CustomCheck> = {
  passTrue: () => () => true,
  passVoid: () => () => undefined,
  passAsync: () => () => Promise.resolve(true),
  emptyText: () => () => '',
  failFalse: () => () => false,
  failAsyncFalse: () => () => Promise.resolve(false),
  failText: (t) => () => t,
  failAsyncText: (t) => () => Promise.resolve(t),
  failCallback: (t) => (_rule, _value, _data, report) => report(text(t)),
  failThrow: (t) => () => {
    throw new Error(text(t))
  },
  failReject: (t) => () => Promise.reject(new Error(text(t))),
  sameAs: (field, t) => (_rule, value, data) => value === data[text(field)] || t,
  isEven: () => (_rule, value) => Number(value) % 2 === 0,
  noop: () => () => undefined,
}

function decodeTag({ $, v, args = [] }: Tag): unknown {
  const list = Array.isArray(v) ? (v as readonly Json[]) : []
  switch ($) {
    case 'undefined':
      return undefined
    case 'NaN':
    case 'Infinity':
    case '-Infinity':
    case '-0':
      return Number($)
    case 'Date':
      return new Date(v === null ? Number.NaN : text(v))
    case 'RegExp':
      return new RegExp(text(list[0]), text(list[1]))
    case 'repeat':
      return text(list[0]).repeat(Number(list[1]))
    case 'concat':
      return list.map((part) => text(decode(part))).join('')
    case 'fn':
      return named[text(v)]?.(...args.map(decode))
    default:
      throw new Error(`unknown tag ${$}`)
  }
}

/** The value that a golden file's JSON stands for. */
export function decode(value: Json): unknown {
  if (isTag(value)) return decodeTag(value)
  if (Array.isArray(value)) return value.map((one: Json) => decode(one))
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decode(one)]))
  return value
}
