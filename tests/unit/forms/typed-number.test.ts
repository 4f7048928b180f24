import * as fc from 'fast-check'
import { fen, qty } from '@contract/money'
import { typedUnits } from '@contract/people/typed-units'
import { qtyRule, yuanRule } from '@/lib/forms/number-rules'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import { fieldError } from '@/lib/forms/validate'
import { yuanText } from '@/lib/format/yuan'

it.each([
  ['12', 0, 12],
  ['1.5', 0, undefined],
  ['1.5', 3, 1_500],
  ['0.29', 2, 29],
])('%j with %d decimals is %j units', (text, decimals, units) => expect(typedUnits(text, decimals)).toBe(units))

describe('a typed amount', () => {
  it.each([
    ['412.60', 41_260],
    ['412.6', 41_260],
    ['412.', 41_200],
    ['0', 0],
    [' 7 ', 700],
    ['0.29', 29],
    ['1.15', 115],
    ['.5', 50],
    ['1,286.40', 128_640],
    ['１２．５', 1_250],
    ['999999999.99', 99_999_999_999],
  ])('reads %j as %d fen', (text, amount) => expect(typedFen(text)).toBe(amount))

  it.each(['', '.', '1.234', '-1', '1e3', '12,34', '1,00', '9999999999', 'abc', '1.2.3'])('does not read %j', (text) =>
    expect(typedFen(text)).toBeUndefined(),
  )

  it('reads back every amount as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (n) => {
        expect(typedFen(yuanText(fen(n)))).toBe(n)
      }),
    )
  })
})

describe('a typed quantity', () => {
  it.each([
    ['5', 50_000],
    ['0.5', 5_000],
    ['.5', 5_000],
    ['12.5000', 125_000],
    ['0.0001', 1],
    ['3.', 30_000],
    [' 7 ', 70_000],
    ['1,000', 10_000_000],
  ])('reads %j by string work', (text, value) => expect(typedQty(text)).toBe(value))

  it.each(['', '.', '-1', '1e3', '0.00001', 'abc', '1.2.3', '9999999999'])('does not read %j', (text) =>
    expect(typedQty(text)).toBeUndefined(),
  )
})

describe('the rules of typed numbers', () => {
  const priceError = (text: string) =>
    fieldError(
      'price',
      { label: '单价', rules: [yuanRule({ least: fen(100), most: fen(1_000_000) })] },
      { price: text },
    )
  const qtyError = (text: string) =>
    fieldError(
      'qty',
      { label: '数量', rules: [qtyRule({ most: qty(400_000), tooMuch: '{label}只剩 40' })] },
      { qty: text },
    )

  it.each([
    ['1', null],
    ['10,000.00', null],
    ['0.99', '单价不能小于 1.00'],
    ['0', '单价要大于 0'],
    ['10000.01', '单价不能大于 10,000.00'],
    ['7.205', '请填写单价，最多 2 位小数'],
    ['', null],
  ])('say of the price %j: %j', async (text, words) => expect(await priceError(text)).toBe(words))

  it.each([
    ['40', null],
    ['0.0001', null],
    ['0', '数量要大于 0'],
    ['40.0001', '数量只剩 40'],
    ['1.00001', '请填写数量，最多 4 位小数'],
  ])('say of the quantity %j: %j', async (text, words) => expect(await qtyError(text)).toBe(words))
})

it('full-width digits and points are read as the others', () => {
  expect(['１２．５', '１２。５', '０．０１', '９'].map(typedFen)).toEqual([1250, 1250, 1, 900])
  expect(['１，２', '1.2。3', '１２．５０１'].map(typedFen)).toEqual([undefined, undefined, undefined])
})

it('commas are taken out where they part thousands, and nowhere else', () => {
  expect(['1,234', '1,234.5', '12,345,678', '123,456.'].map(typedFen)).toEqual([
    123_400, 123_450, 1_234_567_800, 12_345_600,
  ])
  expect(['1,23', '1234,567', ',123', '1,234,5', '1.234,5', '1,234x'].map(typedFen)).toEqual(Array(6).fill(undefined))
})

it('digits may miss before or after the point, not both', () => {
  expect(['.5', '.25', '5.', ' 5 '].map(typedFen)).toEqual([50, 25, 500, 500])
  expect(['.', '', ' ', '-1', '+1', '1e2', '1 2', 'x1', '1x', '.5x', '1.234', '1234567890'].map(typedFen)).toEqual(
    Array(12).fill(undefined),
  )
})
