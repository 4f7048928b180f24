import type { Filter } from '../../../console/src/kit/list/filters'
import { askedFields, chipsOf, rangeOf, rangeText } from '../../../console/src/kit/list/filters'

const filters: readonly Filter[] = [
  { kind: 'range', key: 'no', label: '号段' },
  { kind: 'choice', key: 'zoneId', label: '分区', options: [{ value: '7', label: '北郊' }] },
]

describe('a range of numbers', () => {
  it.each([
    ['2000', '3999', '2000~3999'],
    ['2000', '2000', '2000~2000'],
    [' 2000 ', '', '2000~'],
    ['', '3999', '~3999'],
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

it('every filter says in words what it narrows to', () =>
  expect(chipsOf(filters, { no: '2000~', zoneId: '7' }).map(({ text }) => text)).toEqual(['号段 2000 –', '分区 北郊']))
