import { aboutNames } from '@contract/console/call-words'
import { rights } from '@contract/console/rights'
import { dayMs, minuteMs } from '@contract/durations'
import { bookCauses } from '@contract/endpoints/money/books'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { mostPlots } from '@contract/endpoints/console/community/expand'
import { startOfDay } from '@contract/hours'
import { expansion } from '@contract/expand/limits'
import { fen } from '@contract/money'
import { fullMoment } from '@contract/moments'
import { instantOf } from '../../../console/src/kit/fields/rules'
import { nearestIn } from '../../../console/src/kit/list/rows'
import { differencesIn } from '../../../console/src/pages/books/rules'
import { isMayors } from '../../../console/src/pages/disputes/rules'
import { isOther, moved, stepped } from '../../../console/src/kit/order/rules'
import { isLookedFor, nodeOf } from '../../../console/src/pages/items/rules'
import { signedYuan } from '../../../console/src/kit/words/signed-yuan'
import { accountName, areaIn, ownersOf } from '../../../console/src/pages/ledger/rules'
import type { RoundWish } from '../../../console/src/pages/rounds/rules'
import { planned, wholePlan, wholeTiers } from '../../../console/src/pages/rounds/rules'
import { areasText, bySubject } from '../../../console/src/pages/staff/rules'
import { spanUntil } from '../../../console/src/kit/spans/span-until'
import { daysIn, spanDays } from '../../../console/src/pages/statistics/rules'
import { terms } from '../../support/terms'

describe('a moment that is typed', () => {
  it('is the instant that reads so', () => {
    for (const text of ['2026-11-23 00:00', '2026-11-23 18:30', '2026-11-23 23:59', '2028-02-29 07:00'])
      expect(fullMoment(instantOf(text) ?? 0)).toBe(text)
    expect(instantOf('2026-11-23 00:01')).toBe(startOfDay('2026-11-23') + minuteMs)
  })
  it.each([
    '',
    '2026-11-23',
    '2026-11-23 24:00',
    '2026-11-23 23:60',
    '2026-11-23 7:00',
    '2026-13-01 07:00',
    'x2026-11-23 07:00',
  ])('is none: %s', (text) => expect(instantOf(text)).toBeUndefined())
})

describe('the plan of a round', () => {
  const tier = (from: number, to: number, price = 100) => ({ from, to, price: fen(price) })
  const open = { from: 1, to: 9, price: null }

  it('has tiers once all of them are whole, and at least one is there', () => {
    expect(wholeTiers([])).toBeUndefined()
    expect(wholeTiers([tier(1, 9), open])).toBeUndefined()
    expect(wholeTiers([{ ...tier(1, 9), from: null }])).toBeUndefined()
    expect(wholeTiers([{ ...tier(1, 9), to: null }])).toBeUndefined()
    expect(wholeTiers([tier(1, 9)])).toEqual([tier(1, 9)])
    expect(wholeTiers([tier(1, 9, 0)])).toEqual([tier(1, 9, 0)])
  })
  it('counts its numbers, one for itself before its range', () => {
    const tiers = [tier(5000, 5099, 129_00), tier(5100, 5199, 99_00)]
    expect(planned('plot', tiers)).toEqual({ count: 200, problem: undefined })
    expect(planned('plot', [tier(7, 7, 5)])).toEqual({ count: 1, problem: undefined })
  })
  it('takes as many plots as the server does, and not one more', () => {
    expect(planned('plot', [tier(1, mostPlots, 1)])).toEqual({ count: mostPlots, problem: undefined })
    expect(planned('plot', [tier(1, mostPlots + 1, 1)])).toMatchObject({ problem: 'range' })
  })
  it('says that a number has no price, or two', () => {
    expect(planned('plot', [tier(1, 9), tier(11, 20)])).toMatchObject({ problem: 'hole' })
    expect(planned('plot', [tier(1, 9), tier(9, 20)])).toMatchObject({ problem: 'overlap' })
  })
  it('prices every slot from the first that is sold to the last', () => {
    const [first, last] = [expansion.startCapacity + 1, expansion.maxCapacity]
    expect(planned('slot', [tier(first, last)])).toEqual({ count: last - first + 1, problem: undefined })
    expect(planned('slot', [tier(first + 1, last)]).problem).toBe('hole')
    expect(planned('slot', [tier(first, last - 1)]).problem).toBe('hole')
    expect(planned('slot', [tier(first - 1, last)]).problem).toBe('range')
    expect(planned('slot', [tier(first, last + 1)]).problem).toBe('range')
  })

  const wish: Omit<RoundWish, 'title' | 'description'> = {
    kind: 'slot',
    roundNo: 4,
    tiers: [tier(4, 20)],
    quota: null,
    perUser: null,
    openAt: 5,
    closeAt: 6,
  }
  it('is whole when nothing of it is missing; what may be left out is as usual', () => {
    const { perUser } = expansion
    expect(wholePlan(wish)).toEqual({ ...wish, quota: 0, perUser })
    expect(wholePlan({ ...wish, quota: 40, perUser: 1 })).toMatchObject({ quota: 40, perUser: 1 })
    expect(wholePlan({ ...wish, kind: 'plot', quota: 40 })).toMatchObject({ quota: 0 })
    for (const gap of [{ roundNo: null }, { openAt: null }, { closeAt: null }, { tiers: [] }])
      expect(wholePlan({ ...wish, ...gap })).toBeUndefined()
  })
})

describe('the order of the catalogue', () => {
  it('has what was moved before or behind another one', () => {
    expect(moved([1, 2, 3], 3, 1, false)).toEqual([3, 1, 2])
    expect(moved([1, 2, 3], 1, 2, true)).toEqual([2, 1, 3])
    expect(moved([1, 2, 3], 2, 2, true)).toEqual([1, 2, 3])
    expect(moved([1, 2, 3], 4, 2, true)).toEqual([1, 2, 3])
    expect(moved([1, 2, 3], 2, 4, true)).toEqual([1, 2, 3])
  })
  it('goes a step up or down, not beyond its ends', () => {
    expect(stepped([1, 2, 3], 2, -1)).toEqual([2, 1, 3])
    expect(stepped([1, 2, 3], 2, 1)).toEqual([1, 3, 2])
    expect(stepped([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(stepped([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
  })
  it('is another one or the same', () => {
    expect(isOther([1, 2], [1, 2])).toBe(false)
    expect(isOther([1, 2], [2, 1])).toBe(true)
  })
  it('knows a node by its key', () => {
    expect(nodeOf('c12')).toEqual({ kind: 'category', id: 12 })
    expect(nodeOf('i34')).toEqual({ kind: 'item', id: 34 })
    for (const key of ['', 'c', 'x1', 'c1x', 'ci1', '12']) expect(nodeOf(key)).toBeUndefined()
  })
})

describe('the days of the statistics', () => {
  const now = startOfDay('2026-11-23') + 12 * 60 * minuteMs
  it('are as many as said, today included', () => {
    expect(spanUntil(now, 1)).toEqual({ from: '2026-11-23', until: '2026-11-23' })
    expect(spanUntil(now, spanDays.week)).toEqual({ from: '2026-11-17', until: '2026-11-23' })
    expect(spanUntil(now, spanDays.month)).toEqual({ from: '2026-10-25', until: '2026-11-23' })
    expect(spanUntil(now, spanDays.quarter)).toEqual({ from: '2026-08-26', until: '2026-11-23' })
  })
  it('end with the area’s day, whatever its hour', () => {
    const start = startOfDay('2026-11-23')
    expect(spanUntil(start, 1).until).toBe('2026-11-23')
    expect(spanUntil(start - 1, 1).until).toBe('2026-11-22')
    expect(spanUntil(start + dayMs - 1, 1).until).toBe('2026-11-23')
  })
  it('are read from an address that names two days in order', () => {
    const day = '2026-11-23'
    expect(daysIn(`${day}~${day}`)).toEqual({ from: day, until: day })
    expect(daysIn('2026-11-01~2026-11-30')).toEqual({ from: '2026-11-01', until: '2026-11-30' })
    for (const text of [
      undefined,
      '',
      day,
      `${day}~`,
      `~${day}`,
      '2026-11-24~2026-11-23',
      '2026-11-23~2026-13-01',
      'x~y',
    ])
      expect(daysIn(text)).toBeUndefined()
  })
})

describe('the table of rights', () => {
  const calls = Object.entries(rights).map(([path, { words }]) => ({ path, words }))
  it('has a subject for every call', () => {
    expect(bySubject(calls, '').flatMap(({ calls: some }) => some)).toHaveLength(calls.length)
  })
  it('is searched by what a call does and by its subject', () => {
    expect(bySubject(calls, '打款失败')).toEqual([
      { subject: '提现', calls: [{ path: '/admin/withdraw/fail', words: '登记打款失败' }] },
    ])
    expect(bySubject(calls, ' 员工 ').map(({ subject }) => subject)).toContain('员工')
    expect(bySubject(calls, '没有这回事')).toEqual([])
  })
})

it('where somebody may act is said by names', () => {
  const names = new Map([[3253, '测试城']])
  expect([areasText([3253, 9], names), areasText(null, names), areasText([], names)]).toEqual([
    '测试城、其他区域',
    '全部',
    '',
  ])
})

it.each([
  [-1, 3, 0],
  [0, 3, 0],
  [2, 3, 2],
  [7, 3, 2],
  [0, 0, -1],
])('the keys at row %i of a list of %i are at %i', (at, count, place) => expect(nearestIn(at, count)).toBe(place))

it.each([
  ['open', terms.arbiterMost, true],
  ['open', terms.arbiterMost + 1, false],
  ['decided', 1, true],
  ['appealed', 1, false],
] as const)('a dispute that is %s, of %i fen, is the mayor’s: %s', (state, amount, is) => {
  const dispute = { state } as DisputeCaseDetail['dispute']
  expect(isMayors({ amount: fen(amount), terms, dispute })).toBe(is)
})

it('an entry is of the area whose money it moves', () => {
  expect(areaIn({ fromKey: 'area:3253:fund', toKey: 'user:7:income' })).toBe(3253)
  expect(areaIn({ fromKey: 'user:7:available', toKey: 'area:12:treasury' })).toBe(12)
  expect(areaIn({ fromKey: 'user:7:available', toKey: 'platform:fee' })).toBeUndefined()
})

it.each(['blockOrder', 'expand', 'shopTerm', 'fund', 'fundSpend'])('what the ledger calls %s has a name', (kind) =>
  expect(aboutNames[kind]).toMatch(/^\p{Script=Han}+$/u),
)

describe('the differences of a day’s books', () => {
  const difference = { cause: bookCauses[0], about: 'P261121-0001', ours: 100, theirs: 0 }
  it('are those of a known cause', () => {
    expect(differencesIn(JSON.stringify([difference, { ...difference, cause: 'weather' }, null, 'x', {}]))).toEqual([
      difference,
    ])
    expect(differencesIn('[]')).toEqual([])
    expect(differencesIn('{}')).toEqual([])
    expect(differencesIn('null')).toEqual([])
  })
})

it.each([
  ['user:12:available', '128', '128 可用'],
  ['user:12:frozen', null, '居民 12 冻结'],
  ['area:3253:fund', null, '区域 3253 社区基金'],
  ['area:3253:fund', '九号城', '九号城 社区基金'],
  ['platform:fee', null, '平台手续费'],
  ['anonymous', null, '一位居民'],
])('the account %s of %s is said as %s', (key, owner, words) => expect(accountName(key, owner)).toBe(words))

it('the owners of the accounts of entries are known at both of their ends', () => {
  const entry = { fromKey: 'user:12:available', toKey: 'user:13:frozen', fromOwner: '128', toOwner: null }
  const back = { fromKey: 'platform:fee', toKey: 'user:14:income', fromOwner: null, toOwner: '王强' }
  const fund = { fromKey: 'area:12:fund', toKey: 'user:15:income', fromOwner: '九号城', toOwner: null }
  expect(ownersOf([entry, back, fund])).toEqual({ 12: '128', 14: '王强', 'area:12': '九号城' })
  expect(ownersOf([])).toEqual({})
})

it.each([
  [0, '0.00'],
  [1_234_567, '12,345.67'],
  [-5, '−0.05'],
  [-1_234_567, '−12,345.67'],
])('a balance of %d fen reads %s', (balance, text) => expect(signedYuan(balance)).toBe(text))

it.each([
  [undefined, true],
  ['红', true],
  ['粮', true],
  ['豆', false],
  ['红小豆子', false],
])('an item is looked for by how its name or its category begins: %j', (q, is) =>
  expect(isLookedFor(q, { name: '红小豆' }, { name: '粮食' })).toBe(is),
)
