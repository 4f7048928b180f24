import { isEmail, isLandline, isMobile, isMobileLoose, isPhone, isQq } from '@/lib/validation/contacts'

it.each(['a@b.c', 'a_1@b.c', 'a-b@c.d', 'a+b@c.d', 'a.b@c.d', 'a-b+c.d@e-f.g.h', 'A@B1.C2'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'a',
  '@b.c',
  'a@',
  'a@b',
  'a@b-c',
  'a@b.',
  'a@.c',
  'a@b..c',
  'a@b--c.d',
  '-a@b.c',
  'a-@b.c',
  'a--b@c.d',
  'a..b@c.d',
  'a b@c.d',
  'a@b c.d',
  ' a@b.c',
  'a@b.c ',
  'a@b@c.d',
  'a!b@c.d',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('an e-mail address has at most 254 characters, and is a text', () => {
  const of = (length: number) => `${'a'.repeat(length - 4)}@b.c`
  expect(isEmail(of(254))).toBe(true)
  expect(isEmail(of(255))).toBe(false)
  expect(isEmail(['a@b.c'])).toBe(false)
  expect(isEmail(undefined)).toBe(false)
})

type Case = readonly [name: string, is: (value: unknown) => boolean, good: readonly unknown[], bad: readonly unknown[]]

const cases: readonly Case[] = [
  [
    'mobile',
    isMobile,
    ['13000000000', '19999999999', 13_800_001_234],
    ['12000000000', '1300000000', '130000000000', 'x13000000000', '23000000000', '1300000000a', ''],
  ],
  [
    'mobile, more freely',
    isMobileLoose,
    ['12000000000', '19999999999', 12_000_000_000],
    ['11000000000', '10000000000', '1200000000', '120000000000', 'x12000000000', '22000000000', '12000000000x', ''],
  ],
  ['qq', isQq, ['1', '10001', 10_001], ['', 'a', '1a', 'a1', '1 2', '-1']],
  ['phone', isPhone, ['1', '-', '010-123', 12], ['', 'a', '1a', 'a1', '1 2', '+86']],
  ['landline', isLandline, ['010-12345678', '0512-1234567'], ['', 'x010-12345678', '010-12345678x', '010']],
]

it.each(cases)('%s', (_name, is, good, bad) => {
  expect(good.filter((one) => !is(one))).toEqual([])
  expect(bad.filter((one) => is(one))).toEqual([])
})
