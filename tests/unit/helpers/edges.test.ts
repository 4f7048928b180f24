import * as fc from 'fast-check'
import { firstError } from '@/lib/forms/validate'
import type { FormRule } from '@/lib/forms/rule'
import { isOutside, linkActions } from '@contract/rich-text/link'
import { createExpiringStorage } from '@/lib/session/expiring-storage'
import { formatTime } from '@/lib/time/format-time'
import { remainingParts } from '@/lib/time/remaining'
import { objectKey } from '@/lib/uploads/object-key'
import { checkSizes } from '@/lib/uploads/size-check'
import { queryString } from '@/lib/spec/query-string'
import { shareLink } from '@/lib/routes/share-link'
import { isDate } from '@/lib/spec/dates'
import { isCode, isInRange } from '@/lib/spec/numbers'
import { randomId, randomWhole } from '@/platform/random/whole'
import { timers } from '@/platform/timers/timers'

/** Values that a server, a form or a stored text may give where a number or a text is expected. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, 0, -0, NaN, Infinity, -Infinity, 1e20, 1e21, -1e21, 1e-7, 5e-324),
  fc.constantFrom<unknown>('', ' ', '0', '5s', '1e3', '12.9', 'abc', true, false, [], {}, [null], [1], 1e308),
  fc.double(),
  fc.integer(),
  fc.string(),
)

const problem = (rule: object, value: unknown) =>
  firstError({ f: { label: '字段', rules: [rule as FormRule] } }, { f: value }).then((error) => error?.errorMessage)

describe('the form validator', () => {
  it('calls a number whole when it is what is read from its text, so 1e21 is none and 1e20 is one', async () => {
    for (const format of ['integer', 'int']) {
      expect(await problem({ format }, 1e20)).toBeUndefined()
      expect(await problem({ format }, 1e21)).toBe('字段类型无效')
      expect(await problem({ format }, -1e21)).toBe('字段类型无效')
    }
    expect(await problem({ format: 'float' }, 1e21)).toBeUndefined()
    expect(await problem({ format: 'timestamp' }, 1e21)).toBe('字段类型无效')
    await fc.assert(
      fc.asyncProperty(fc.double(), async (value) => {
        const isWhole = parseInt(String(value), 10) === value
        expect((await problem({ format: 'integer' }, value)) === undefined).toBe(isWhole)
        expect((await problem({ format: 'float' }, value)) === undefined).toBe(!isWhole && !Number.isNaN(value))
      }),
    )
  })

  it('reads a rule that is set to nothing as not set, and one that is set to something as set', async () => {
    expect(await problem({ pattern: null }, 'abc')).toBeUndefined()
    expect(await problem({ required: 1 }, '')).toBe('字段必填')
    expect(await problem({ required: 0 }, '')).toBeUndefined()
    expect(await problem({ arrayType: 'object' }, [null, {}])).toBeUndefined()
  })

  it('answers whatever is asked', async () => {
    const rules = fc.oneof(
      fc.record({ minimum: odd, maximum: odd }, { requiredKeys: [] }),
      fc.record({ minLength: odd, maxLength: odd }, { requiredKeys: [] }),
      fc.record({ format: odd }),
      fc.record({ arrayType: odd }),
      fc.record({ pattern: odd }),
    )
    await fc.assert(
      fc.asyncProperty(rules, odd, async (rule, value) => {
        expect(['undefined', 'string']).toContain(typeof (await problem(rule, value)))
      }),
    )
  })
})

describe('a link in rich text', () => {
  it.each([[null], [undefined], [''], [0], [{}]])('to %p leads nowhere and does not throw', (href) => {
    expect(linkActions(href, { copyLink: true, isTab: true })).toEqual([])
    expect(isOutside(href)).toBe(false)
  })
})

describe('a stored value', () => {
  const held = (lifetime: unknown) => {
    const kept = new Map<string, string>()
    let nowMs = 1_650_000_000_000
    const storage = createExpiringStorage(
      {
        read: (name) => kept.get(name),
        write: (name, value) => void kept.set(name, value),
        remove: (name) => void kept.delete(name),
      },
      () => nowMs,
    )
    storage.set('a', 1, lifetime)
    return (afterS: number) => {
      nowMs += afterS * 1000
      return storage.get('a')
    }
  }

  it.each([
    ['5s', 5],
    ['5', 5],
    [' 7 days', 7],
    ['12.9s', 12],
    [5.9, 5],
    ['1e3', 1],
  ])('with the lifetime %p is gone after %i seconds', (lifetime, seconds) => {
    expect(held(lifetime)(seconds)).toBe(1)
    expect(held(lifetime)(seconds + 1)).toBe(false)
  })

  it('lives as long as the leading number of its lifetime says, for good without a positive one', () => {
    fc.assert(
      fc.property(odd, (lifetime) => {
        const seconds = parseInt(String(lifetime), 10)
        expect(held(lifetime)(1e9)).toBe(seconds > 0 && seconds < 1e9 ? false : 1)
      }),
    )
  })
})

describe('the size of a picture', () => {
  it.each([[0], [null], [undefined], [NaN], ['']])('is free where the limit is %p', (limit) => {
    expect(checkSizes([{ size: 5e9 }], limit as number).pass).toBe(true)
  })

  it('is held to any other limit, also one written as a text', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1 }), (size, limit) => {
        expect(checkSizes([{ size }], limit).pass).toBe(size <= limit)
        expect(checkSizes([{ size }], String(limit)).pass).toBe(size <= limit)
      }),
    )
  })
})

describe('numbers that are texts, nothing or too large', () => {
  it('are counted as what they say in a code, a span and a bound', () => {
    expect(isCode('1234', '4')).toBe(true)
    expect(isCode('', 0)).toBe(true)
    expect(isInRange('5', [1, 10])).toBe(true)
    expect(remainingParts('90')).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 30 })
    fc.assert(
      fc.property(fc.nat(), (left) => {
        expect(remainingParts(String(left) as unknown as number)).toEqual(remainingParts(left))
      }),
    )
  })

  it('make no day of what is none', () => {
    const options = { nowMs: 1_600_000_000_000, clock: () => 0 }
    for (const time of [{}, [], 1e21, -1e21, Infinity]) expect(formatTime(time, 'd', options)).toBe('NaN')
    for (const time of [null, undefined, 0, '', false, NaN]) expect(formatTime(time, 'd', options)).toBe('13')
    expect(isDate(1e21)).toBe(false)
    expect(isDate(['2020-01-01'])).toBe(true)
    expect(isDate({})).toBe(false)
  })

  it('leave a key, a query and a share link readable', () => {
    expect(objectKey({ folder: null, name: null }, 5, () => 'a'.repeat(10))).toBe(`file/5${'a'.repeat(10)}`)
    expect(queryString(null)).toBe('')
    expect(queryString({ a: 0, b: false, c: null, d: '' })).toBe('?a=0&b=false')
    expect(shareLink('b', 'r', null, { a: 0, b: '1' })).toBe('b#/r?b=1')
  })

  it('give a whole number inside its bounds, or 0', () => {
    fc.assert(
      fc.property(odd, odd, (lower, upper) => {
        const drawn = randomWhole(lower as number, upper as number)
        if (drawn === 0) return
        expect(Number.isInteger(drawn)).toBe(true)
        expect(drawn >= Number(lower) && drawn <= Number(upper)).toBe(true)
      }),
    )
  })

  it('give an id of the length that was asked for', () => {
    expect(randomId('8' as unknown as number)).toHaveLength(8)
    expect(randomId(0)).toHaveLength(36)
    expect(randomId(null)).toHaveLength(36)
  })

  it('wait as long as a timer can, and not at all too short, where the wait is too long for one', () => {
    jest.useFakeTimers()
    const run = jest.fn()
    const waits = jest.spyOn(globalThis, 'setTimeout')
    timers.after(1e12, run)
    expect(waits).toHaveBeenLastCalledWith(run, 2_147_483_647)
    jest.useRealTimers()
  })
})
