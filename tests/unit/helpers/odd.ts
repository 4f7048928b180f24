import * as fc from 'fast-check'

/** Every kind of value that JSON or a form can carry, and those that only a script can make. */
export const odd = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, 0, -0, NaN, Infinity, -Infinity, 1e20, 1e21, -1e21, 1e-7, 5e-324),
  fc.constantFrom<unknown>('', ' ', '0', '5s', '1e3', '12.9', 'abc', '门牌', true, false, [], {}, [null], [1]),
  fc.constantFrom<unknown>(new Date(NaN), new Date(0), /a/g, () => 1),
  fc.double(),
  fc.string(),
  fc.constant('\ud83d'),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))),
  fc.dictionary(fc.constantFrom('a', 'length', 'b c'), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), {
    noNullPrototype: true,
  }),
)

/** Texts as people, editors and other programs leave them. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    '1e21',
    '99999999999999999999',
    'null',
    '__proto__',
    '，',
    '\u0000',
    '😀',
    '１２',
    // Half of a character, as a cut in the middle leaves it.
    '\ud83d',
    'a\udc00b',
  ),
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.stringMatching(/^[\d.,/:?#=%-]*$/),
)

/** Whole numbers that are not negative, up to the largest exact one; with nothing, and the ends of ranges. */
export const oddWhole = fc.oneof(
  fc.constantFrom(0, 1, 99, 100, 9_999, 10_000, 1e9, 1e10, Number.MAX_SAFE_INTEGER),
  fc.nat(),
  fc.maxSafeNat(),
)

/** Any number at all. */
export const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 1e20, 1e21, -1e21, 1e-7, 5e-324, Number.MAX_SAFE_INTEGER + 1),
  fc.double(),
  fc.integer(),
)

/** Instants from 1901 to 2200. */
export const instant = fc.integer({ min: -2_177_452_800_000, max: 7_258_118_400_000 })

/** One helper against its documented rule: throws when it breaks it. */
export type Meeting = () => void | Promise<void>

/** Meets a helper with such values; the rule says whether the answer is right. */
export const meets =
  <T extends readonly unknown[]>(rule: (...values: T) => boolean, ...values: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  (): void => {
    fc.assert(fc.property(fc.tuple(...values) as unknown as fc.Arbitrary<T>, (all) => rule(...all)))
  }

/** Calls a helper as if it had no types. */
export const call = (helper: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown =>
  (helper as (...all: readonly unknown[]) => unknown)(...args)

/** What it answers, or the mistake it reports. */
export function answerOf<T>(ask: () => T): T | 'mistake' {
  try {
    return ask()
  } catch (failure) {
    if (failure instanceof RangeError) return 'mistake'
    throw failure
  }
}

/** Whether two values are written alike. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const distinct = (all: readonly unknown[]) => new Set(all).size === all.length
