import * as fc from 'fast-check'
import * as carNumber from '@/lib/spec/car-number'
import * as cartBadge from '@/lib/spec/cart-badge'
import * as dates from '@/lib/spec/dates'
import { debounce } from '@/lib/spec/debounce'
import * as decimals from '@/lib/spec/decimals'
import * as copies from '@/lib/spec/deep-copy'
import * as idCard from '@/lib/spec/id-card'
import * as kinds from '@/lib/spec/kinds'
import * as readings from '@/lib/spec/read-text'
import * as numbers from '@/lib/spec/numbers'
import * as queries from '@/lib/spec/query-string'
import * as lengths from '@/lib/spec/text-length'
import * as texts from '@/lib/spec/texts'
import { throttle } from '@/lib/spec/throttle'
import * as trims from '@/lib/spec/trim'
import * as units from '@/lib/spec/with-unit'
import { mergeUrl } from '@/lib/http/address'
import * as ago from '@/lib/time/ago'
import * as formats from '@/lib/time/format-time'
import * as instants from '@/lib/time/instant'
import * as relative from '@/lib/time/relative-time'
import * as remaining from '@/lib/time/remaining'
import { regionUrl } from '@/lib/uploads/region'
import { sources } from '../../support/texts/source-texts'
import { odd } from './odd'

// Whatever value a server, a form or a stored text gives, a helper follows its documented rule and does not throw.

const options = { nowMs: 1_650_000_000_000, clock: () => 0 }
type Helper = (value: unknown) => unknown

/** Helpers that accept any kind of value, as if they had no types. */
const any = (helper: (...args: never[]) => unknown, ...more: readonly unknown[]): Helper => {
  const untyped = helper as (...args: readonly unknown[]) => unknown
  return (value) => untyped(value, ...more)
}

const isBoolean = (answer: unknown) => typeof answer === 'boolean'
const isText = (answer: unknown) => typeof answer === 'string'
const isWhole = (answer: unknown) => Number.isInteger(answer) && Number(answer) >= 0

type Rule = readonly [helper: Helper, rule: (answer: unknown, value: unknown) => boolean]

const decimal = (places: number) => new RegExp(`^(NaN|-?\\d+\\.\\d{${places}})$`)
const nothings: readonly unknown[] = [null, undefined]
const readable = (value: unknown) => (nothings.includes(value) ? '' : String(value))

const rules: Readonly<Record<string, Rule>> = {
  isCarNumber: [
    any(carNumber.isCarNumber),
    (answer, value) => isBoolean(answer) && (isText(value) || answer === false),
  ],
  cartBadge: [any(cartBadge.cartBadge, 5), (answer) => answer === null || isText(answer)],
  isDate: [any(dates.isDate), (answer, value) => isBoolean(answer) && (value !== undefined || answer === false)],
  isIsoDate: [any(dates.isIsoDate), isBoolean],
  decimalText: [any(decimals.decimalText, 3), (answer) => isText(answer) && decimal(3).test(String(answer))],
  numberText: [any(decimals.numberText), (answer) => decimal(4).test(String(answer))],
  currencyText: [any(decimals.currencyText), (answer) => decimal(2).test(String(answer))],
  deepCopy: [
    any(copies.deepCopy),
    (answer, value) => (typeof value === 'object' && value !== null ? answer !== value : Object.is(answer, value)),
  ],
  isIdCard: [any(idCard.isIdCard), (answer, value) => isBoolean(answer) && (isText(value) || answer === false)],
  isList: [any(kinds.isList), (answer, value) => answer === Array.isArray(value)],
  isPlainObject: [any(kinds.isPlainObject), (answer, value) => isBoolean(answer) && (!Array.isArray(value) || !answer)],
  isBlank: [any(kinds.isBlank), (answer, value) => isBoolean(answer) && (answer === true || Boolean(value))],
  isNumberText: [
    any(numbers.isNumberText),
    (answer, value) => isBoolean(answer) && (Number.isFinite(Number(value)) || !answer),
  ],
  isIntegerText: [any(numbers.isIntegerText), isBoolean],
  isPositiveIntegerText: [any(numbers.isPositiveIntegerText), isBoolean],
  isDigits: [any(numbers.isDigits), isBoolean],
  isAmountText: [any(numbers.isAmountText), isBoolean],
  isCode: [any(numbers.isCode), (answer, value) => answer === /^\d{6}$/.test(String(value))],
  isInRange: [
    any(numbers.isInRange, [1, 10]),
    (answer, value) => answer === (Number(value) >= 1 && Number(value) <= 10),
  ],
  queryString: [any(queries.queryString), (answer) => answer === '' || /^\?/.test(String(answer))],
  textLength: [any(lengths.textLength), (answer, value) => isWhole(answer) && Number(answer) >= readable(value).length],
  readText: [any(readings.readText), (answer, value) => answer === readable(value)],
  isChinese: [any(texts.isChinese), isBoolean],
  isLetters: [any(texts.isLetters), isBoolean],
  isAlphanumeric: [any(texts.isAlphanumeric), isBoolean],
  doesContain: [any(texts.doesContain, 'a'), isBoolean],
  isLengthInRange: [any(texts.isLengthInRange, [1, 3]), isBoolean],
  isJsonText: [any(texts.isJsonText), (answer, value) => isBoolean(answer) && (isText(value) || answer === false)],
  trimText: [any(trims.trimText), (answer, value) => answer === readable(value).trim()],
  withUnit: [any(units.withUnit), (answer) => isText(answer)],
  agoText: [any(ago.agoText, options.nowMs), isText],
  formatTime: [
    any(formats.formatTime, undefined, options),
    (answer) => /^-?\d+-\d+-\d+$|^0NaN-NaN-NaN$/.test(String(answer)),
  ],
  deviceClock: [any(instants.deviceClock), Number.isFinite],
  instantOf: [any(instants.instantOf, options.nowMs), (answer) => typeof answer === 'number'],
  relativeTime: [any(relative.relativeTime, false, options), isText],
  remainingParts: [any(remaining.remainingParts), (answer) => Object.values(answer as object).every(isWhole)],
  durationText: [any(remaining.durationText, 'day'), (answer) => String(answer).endsWith('天')],
  mergeUrl: [(url) => any(mergeUrl, { url, method: 'GET' })({ baseUrl: 'https://a.example' }), isText],
  regionUrl: [any(regionUrl), (answer, value) => answer === null || isText(value)],
}

it.each(Object.entries(rules))('%s answers by its rule, whatever it is given', (_name, [helper, rule]) => {
  fc.assert(fc.property(odd, (value) => rule(helper(value), value)))
})

it('every helper of the specification is asked so', () => {
  const exported = sources('src/lib/spec', 'src/lib/time')
    .filter(({ file }) => !/(carrier|upload-files?)\.ts$/.test(file))
    .flatMap(({ text }) => [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name))
  const known = [...Object.keys(rules), 'debounce', 'throttle']
  expect([...new Set(exported)].filter((name) => !known.includes(name))).toEqual([])
})

it('takes nothing as an empty text, and a number as it is written', () => {
  for (const nothing of [null, undefined]) {
    expect(any(lengths.textLength)(nothing)).toBe(0)
    for (const mode of ['both', 'left', 'right', 'all', 'other']) expect(any(trims.trimText, mode)(nothing)).toBe('')
  }
  expect(any(lengths.textLength)(12)).toBe(2)
  expect(any(lengths.textLength)(0)).toBe(1)
  expect(any(trims.trimText)(12)).toBe('12')
  expect(any(trims.trimText, 'all')(0)).toBe('0')
})

it.each(['99999999999999999999', 1e20, '8640000000000001', '-8640000000000001', 8_640_000_000_000_001])(
  'reads no instant from %p, which no calendar reaches',
  (time) => expect(instants.instantOf(time, options.nowMs)).toBeNaN(),
)

it('hangs nothing on the base where there is no address', () => {
  for (const url of [null, undefined, ''])
    expect(any(mergeUrl, { url, method: 'GET' })({ baseUrl: 'https://a.example' })).toBe('https://a.example')
})

describe('calls that wait', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const waits = [null, 0, -1, NaN, '', '5', 'abc', 1e12, undefined]

  it.each(waits)('debounce with the wait %p runs once, with the last call', (wait) => {
    const run = jest.fn()
    const call = debounce(run, { wait: wait as number })
    for (const at of [1, 2, 3]) call(at)
    jest.runAllTimers()
    expect(run.mock.calls).toEqual([[3]])
  })

  it.each(waits)('throttle with the wait %p runs once, with the first call', (wait) => {
    const run = jest.fn()
    const call = throttle(run, { wait: wait as number })
    for (const at of [1, 2, 3]) call(at)
    jest.runAllTimers()
    expect(run.mock.calls).toEqual([[1]])
  })
})
