import { emailMaxLength } from '../validation/contacts'
import { isWebAddress } from '../validation/web-address'

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value)
/** A number that survives being read back from its text: 1e21, written with an exponent, does not. As in the original. */
const isWhole = (value: unknown): boolean => isNumber(value) && Number.parseInt(String(value), 10) === value

/** `null` counts as an object, as in the original: a list may hold it. */
const isObject = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value)

/** The shape of an 18-character identity number; region and check character are not checked here. */
const idCardShape = /^[1-9]\d{5}(?:1[89]|[23]\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/

/** Most digits of a timestamp. Source: specification §9. */
const timestampMaxDigits = 16

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer: isWhole,
  string: (value) => typeof value === 'string',
  number: isNumber,
  boolean: (value) => typeof value === 'boolean',
  float: (value) => isNumber(value) && !isWhole(value),
  array: (value) => Array.isArray(value),
  object: isObject,
  date: (value) => value instanceof Date,
  timestamp: (value) => isWhole(value) && String(Math.abs(Number(value))).length <= timestampMaxDigits,
  file: (value) => typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string',
  email: (value) => typeof value === 'string' && value.length <= emailMaxLength && /^\S+@\S+\.\S+$/.test(value),
  url: isWebAddress,
  idcard: (value) => typeof value === 'string' && idCardShape.test(value),
}

const otherNames: Readonly<Record<string, string>> = {
  int: 'integer',
  bool: 'boolean',
  double: 'number',
  long: 'number',
  password: 'string',
}

/** Whether a value has the type of this name (without aliases); an unknown name accepts everything. */
export function hasType(name: string, value: unknown): boolean {
  const check = Object.prototype.hasOwnProperty.call(checks, name) ? checks[name] : undefined
  return check === undefined || check(value)
}

/** The same for a rule's `format`, which may use another name: int, bool, double, long, password. Source: specification §5 (types). */
export const hasFormat = (name: string, value: unknown): boolean => hasType(otherNames[name] ?? name, value)
