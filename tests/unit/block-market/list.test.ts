import type { Seek } from '@/features/block-market/list/rules'
import {
  cleared,
  digitsOf,
  firstSeek,
  isForSale,
  isNarrowed,
  lookOf,
  sectionOf,
  plotRound,
  queryOf,
  rangeOf,
  shownPrice,
  typedNo,
  zoneWithMore,
} from '@/features/block-market/list/rules'
import { headOf, noteOf, stateOf } from '@/features/block-market/list/words'
import { fen } from '@contract/money'
import { next, noonMs, round } from '../../ui/expand/answers'

const zones = [
  { categoryId: 71, name: '城心', noFrom: 1, noTo: 499, offered: 0, lowest: null, closed: 0, nextAt: null },
  { categoryId: 72, name: '东市', noFrom: 500, noTo: 999, offered: 5, lowest: fen(62_100), closed: 0, nextAt: null },
  { categoryId: 73, name: '南桥', noFrom: 1000, noTo: 1999, offered: 8, lowest: fen(9_900), closed: 0, nextAt: null },
]
const plots = {
  tiers: [
    { from: 5000, to: 5049, price: fen(1) },
    { from: 5050, to: 5099, price: fen(2) },
  ],
}
const query = (seek: Partial<Seek>, view: 'list' | 'plates' = 'list') =>
  queryOf(3253, { ...firstSeek, ...seek }, { zones, round: plots }, view)

describe('what is looked for', () => {
  it('begins where the block that costs least can be bought', () => {
    expect(sectionOf(firstSeek, zones)).toBe(73)
    expect(sectionOf(firstSeek, zones.slice(0, 2))).toBe(72)
    const alike = zones.map((zone) => ({ ...zone, lowest: zone.lowest && fen(9_900) }))
    expect(sectionOf(firstSeek, alike)).toBe(72)
    expect(sectionOf({ place: 71 }, zones)).toBe(71)
    expect(sectionOf(firstSeek, zones.slice(0, 1))).toBe(71)
    expect(sectionOf(firstSeek, [])).toBeUndefined()
    expect(queryOf(9, firstSeek, { zones: [] }, 'list')).toEqual({ areaId: 9, state: 'offered', sort: 'priceUp' })
  })

  it.each<[string, Partial<Seek>, object]>([
    ['a zone', { place: 73 }, { categoryId: 73, state: 'offered', sort: 'priceUp' }],
    ['all blocks of it', { only: 'all', sort: 'no' }, { categoryId: 73, sort: 'no' }],
    [
      'plots of a round',
      { place: 'new', only: 'all' },
      { state: 'unsold', priceFrom: 1, noFrom: 5000, noTo: 5099, sort: 'priceUp' },
    ],
    [
      'some plots of a round',
      { place: 'new', numbers: { from: 5050, to: 6000 } },
      { state: 'unsold', priceFrom: 1, noFrom: 5050, noTo: 5099, sort: 'priceUp' },
    ],
    ['numbers to remember', { place: 'nice' }, { nice: 'any', state: 'offered', sort: 'priceUp' }],
    ['those of one kind', { place: 'nice', nice: 'same' }, { nice: 'same', state: 'offered', sort: 'priceUp' }],
    [
      'numbers and prices',
      { numbers: { from: 600 }, prices: { from: 1_000, to: 9_900 } },
      { categoryId: 73, state: 'offered', noFrom: 600, priceFrom: 1_000, priceTo: 9_900, sort: 'priceUp' },
    ],
    [
      'one number, wherever it is',
      { q: '3021', place: 71, numbers: { to: 9 } },
      { noFrom: 3021, noTo: 3021, sort: 'no' },
    ],
  ])('asks for %s', (_name, seek, wanted) => expect(query(seek)).toEqual({ areaId: 3253, ...wanted }))

  it('asks for plates by number', () => expect(query({}, 'plates')).toMatchObject({ sort: 'no' }))

  it('leads from a zone to the one with the most', () => {
    expect(zoneWithMore(zones, 71)?.categoryId).toBe(73)
    expect(zoneWithMore(zones, 73)?.categoryId).toBe(72)
    expect(zoneWithMore(zones.slice(0, 2), 72)).toBeUndefined()
  })

  it('can be cleared when it is narrowed', () => {
    const narrow = { ...firstSeek, place: 73, q: '12', numbers: { from: 1 }, prices: { to: 2 } } as const
    expect([firstSeek, narrow, { ...firstSeek, prices: { to: 2 } }].map(isNarrowed)).toEqual([false, true, true])
    expect(cleared(narrow)).toEqual({ ...firstSeek, place: 73 })
  })
})

describe('what is typed', () => {
  it('is a number when it has digits', () => {
    expect(['3021 号', '００', '0042', '1234567890', 'abc'].map(digitsOf)).toEqual(['3021', '', '42', '123456789', ''])
    expect(['12', ' 12 ', '0', '1.5', ''].map(typedNo)).toEqual([12, 12, undefined, undefined, undefined])
  })

  it('is a range, open at either end', () => {
    expect(rangeOf('', '', typedNo)).toEqual({})
    expect(rangeOf('5', '', typedNo)).toEqual({ from: 5 })
    expect(rangeOf('', '9', typedNo)).toEqual({ to: 9 })
    expect(rangeOf('5', '5', typedNo)).toEqual({ from: 5, to: 5 })
    for (const [from, to] of [
      ['6', '5'],
      ['x', ''],
      ['', 'x'],
    ] as const)
      expect(rangeOf(from, to, typedNo)).toBeUndefined()
  })
})

it('shows the round of plots that is open, else the one that opens next', () => {
  const later = { ...next, roundId: 6, openAt: next.openAt + 1 }
  const open = { ...next, roundId: 3, state: 'open' as const }
  expect(plotRound([round, later, next])?.roundId).toBe(5)
  expect(plotRound([round, later, open])?.roundId).toBe(3)
  expect(plotRound([round, { ...next, state: 'archived' }])).toBeUndefined()
})

describe('a block among others', () => {
  const row = {
    state: 'held',
    price: null,
    until: null,
    busyUntil: null,
    payNo: null,
    capacity: 4,
    mine: false,
    ownerName: '阿禾',
  } as const
  const until = noonMs + 17 * 86_400_000
  it.each([
    ['of somebody', row, ['other', false, null, '格位 4', '阿禾', '已有主']],
    ['of nobody named', { ...row, ownerName: '' }, ['other', false, null, '格位 4', '已有主', '已有主']],
    ['of mine', { ...row, mine: true }, ['mine', false, null, '格位 4', '我的', '我的']],
    [
      'of the city',
      { ...row, state: 'unsold', price: fen(99), ownerName: '' } as const,
      ['unsold', true, 99, '格位 4', '城市未售', '暂未开放'],
    ],
    [
      'of the city, not offered',
      { ...row, state: 'unsold', ownerName: '' } as const,
      ['unsold', false, null, '格位 4', '暂未开放', '暂未开放'],
    ],
    [
      'in transfer',
      { ...row, state: 'transfer', price: fen(9), until } as const,
      ['transfer', true, 9, '格位 4', '转让 · 到 12-08', '已有主'],
    ],
    [
      'of mine, in transfer',
      { ...row, state: 'transfer', price: fen(9), until, mine: true } as const,
      ['transfer', true, 9, '格位 4', '我的 · 转让中', '我的'],
    ],
    [
      'reserved',
      { ...row, state: 'reserved', price: fen(9), until } as const,
      ['reserved', false, 9, '已预订', '超时未付款自动释放', '已预订'],
    ],
    [
      'reserved until then',
      { ...row, state: 'reserved', price: fen(9), until, busyUntil: noonMs + 751_000 } as const,
      ['reserved', false, 9, '已预订', '预订到 12:12', '预订到 12:12'],
    ],
    [
      'reserved, and the time of that is over',
      { ...row, state: 'reserved', price: fen(9), until, busyUntil: noonMs } as const,
      ['reserved', false, 9, '已预订', '预订到期，处理中', '预订到 12:00'],
    ],
    [
      'reserved by oneself',
      { ...row, state: 'reserved', price: fen(9), until, busyUntil: noonMs + 751_000, payNo: 'PB7' } as const,
      ['reserved', false, 9, '你已预订', '请在 12:12 前付款', '你已预订'],
    ],
    [
      'frozen',
      { ...row, state: 'frozen', price: fen(9), until } as const,
      ['frozen', false, null, '已冻结', '阿禾', '已冻结'],
    ],
  ])('%s', (_name, one, wanted) => {
    expect([lookOf(one), isForSale(one), shownPrice(one), headOf(one), noteOf(one, noonMs), stateOf(one)]).toEqual(
      wanted,
    )
  })
})
