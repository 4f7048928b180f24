import type { Filter } from '../../../console/src/kit/list/filters/filters'
import {
  amountsText,
  amountsTyped,
  askedFields,
  chipsOf,
  emptyText,
  rangeOf,
  rangeText,
} from '../../../console/src/kit/list/filters/filters'

const filters: readonly Filter[] = [
  { kind: 'range', key: 'no', label: '号段' },
  { kind: 'amounts', key: 'amount', label: '金额' },
  { kind: 'choice', key: 'zoneId', label: '分区', options: [{ value: '7', label: '北郊' }] },
]

describe('a range of numbers', () => {
  it.each([
    ['2000', '3999', '2000~3999'],
    ['2000', '2000', '2000~2000'],
    [' 2000 ', '', '2000~'],
    ['', '3999', '~3999'],
    ['２０００', '3,999', '2000~3999'],
    ['', '', ''],
  ])('from %j to %j stands in the address as %j', (from, until, text) => expect(rangeText(from, until)).toBe(text))

  it.each([
    ['3999', '2000'],
    ['0', '9'],
    ['-1', '9'],
    ['1.5', ''],
    ['x', ''],
    ['1234567890', ''],
  ])('from %j to %j is none', (from, until) => expect(rangeText(from, until)).toBeUndefined())

  it.each([
    ['2000~3999', { noFrom: '2000', noTo: '3999' }],
    ['2000~', { noFrom: '2000' }],
    ['~3999', { noTo: '3999' }],
    ['somebody typed this', {}],
  ])('%j is asked by its ends', (no, asked) => expect(askedFields(filters, { no })).toEqual(asked))

  it('reads what it wrote', () => expect(rangeOf(rangeText('1', '9') ?? '')).toEqual({ from: '1', until: '9' }))
})

describe('a range of amounts', () => {
  it.each([
    ['100', '2,000.50', '10000~200050'],
    ['0.01', '', '1~'],
    ['', '1', '~100'],
    ['5', '5', '500~500'],
    ['', ' ', ''],
  ])('from %j to %j stands in the address as %j', (from, until, text) => expect(amountsText(from, until)).toBe(text))

  it.each([
    ['2', '1'],
    ['1.005', ''],
    ['-1', '9'],
    ['x', ''],
  ])('from %j to %j is none', (from, until) => expect(amountsText(from, until)).toBeUndefined())

  it.each([
    ['10000~200050', { minFen: '10000', maxFen: '200050' }],
    ['1~', { minFen: '1' }],
    ['~100', { maxFen: '100' }],
    ['somebody typed this', {}],
  ])('%j is asked by its ends', (amount, asked) => expect(askedFields(filters, { amount })).toEqual(asked))

  it('is typed again as it reads', () => {
    expect(amountsTyped('10000~200050')).toEqual({ from: '100.00', until: '2,000.50' })
    expect(amountsText('100.00', '2,000.50')).toBe('10000~200050')
    expect(amountsTyped('')).toEqual({})
  })
})

it('every filter says in words what it narrows to', () =>
  expect(chipsOf(filters, { no: '2000~', zoneId: '7' }).map(({ text }) => text)).toEqual(['号段 2000 –', '分区 北郊']))

it.each([
  ['10000~', '金额 ≥ 100.00'],
  ['~200050', '金额 ≤ 2,000.50'],
  ['10000~200050', '金额 100.00 – 2,000.50'],
])('amounts %j are said as %j', (amount, words) =>
  expect(chipsOf(filters, { amount }).map(({ text }) => text)).toEqual([words]),
)

describe('a list without rows', () => {
  const tabs: Filter = {
    kind: 'tabs',
    key: 'tab',
    label: '状态',
    options: [
      { value: 'open', label: '要处理' },
      { value: 'decided', label: '已处理' },
    ],
  }
  const queue = [...filters, tabs]
  it.each([
    ['a queue, in its first tab', queue, {}, '暂无待处理'],
    ['a queue, in its first tab by name', queue, { tab: 'open' }, '暂无待处理'],
    ['a queue, in another tab', queue, { tab: 'decided' }, '暂无内容'],
    ['a narrowed queue', queue, { no: '1~9' }, '无符合条件的内容'],
    ['any other list', filters, {}, '暂无内容'],
  ])('of %s says what is so', (_, of, fields, words) => expect(emptyText(of, fields)).toBe(words))
  it('says its own words where it has some', () => expect(emptyText(filters, {}, '还没有公告')).toBe('还没有公告'))
})
