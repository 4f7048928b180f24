import { hasFormat, hasType } from '@/lib/forms/formats'

const idCard = '110101199001011234'

type Case = readonly [type: string, good: readonly unknown[], bad: readonly unknown[]]

const cases: readonly Case[] = [
  ['integer', [0, -1, 123_456], [1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, 1e21, null, undefined]],
  ['string', ['', 'a'], [1, null, undefined, ['a']]],
  ['number', [0, 1.5, -1], ['1', Number.NaN, null]],
  ['boolean', [true, false], [0, 'true', null]],
  ['float', [1.5, -0.1, 1e21], [1, '1.5', Number.NaN, null]],
  ['array', [[], [1]], [{}, 'a', null]],
  ['object', [{}, { a: 1 }, null], [[], 'a', 1, undefined]],
  ['date', [new Date(0)], [0, '1970-01-01', {}]],
  [
    'timestamp',
    [0, 1_794_952_800_000, -1_794_952_800_000, 9_007_199_254_740_991],
    [1.5, '1794952800000', 10_000_000_000_000_000, -10_000_000_000_000_000],
  ],
  ['file', [{ url: '' }, { url: 'a', name: 'b' }], [{}, { url: 1 }, null, 'url', undefined, 7]],
  [
    'email',
    ['a@b.c', `${'a'.repeat(250)}@b.c`],
    ['a@b', 'a b@c.d', '@b.c', 'a@.', 'x', `${'a'.repeat(251)}@b.c`, 1, ' a@b.c'],
  ],
  ['url', ['http://a.bc'], ['a.bc', 1]],
  [
    'idcard',
    [idCard, '11010118000229123X', '11010120991231123x', '110101200010301231'],
    [
      `0${idCard.slice(1)}`,
      `${idCard}1`,
      `x${idCard}`,
      idCard.slice(1),
      '110101170001011234',
      '110101400001011234',
      '110101199000011234',
      '110101199013011234',
      '110101199001001234',
      '110101199001321234',
      '11010119900101123Y',
      '1101a1199001011234',
      Number(idCard),
    ],
  ],
]

it.each(cases)('%s', (type, good, bad) => {
  expect(good.filter((one) => !hasType(type, one))).toEqual([])
  expect(bad.filter((one) => hasType(type, one))).toEqual([])
  expect(hasFormat(type, good[0])).toBe(true)
  expect(hasFormat(type, bad[0])).toBe(false)
})

it.each([
  ['int', 1, 1.5],
  ['bool', true, 1],
  ['double', 1.5, '1.5'],
  ['long', 1.5, '1'],
  ['password', 'x', 1],
])('%s is another name', (name, good, bad) => {
  expect([hasFormat(name, good), hasFormat(name, bad)]).toEqual([true, false])
  expect(hasType(name, bad)).toBe(true)
})

it.each(['unknown', 'toString', '__proto__', ''])('%j is no type, and takes everything', (name) => {
  expect([hasType(name, 1), hasFormat(name, null)]).toEqual([true, true])
})
