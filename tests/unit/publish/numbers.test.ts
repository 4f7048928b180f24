import { fen, qty } from '@contract/money'
import { betterOpposite, itemQtyRule, offerNumbers } from '@/features/publish/rules/numbers'
import { fieldError } from '@/lib/forms/validate'
import { item } from '../../support/app/market'
import { terms } from '../../support/terms'

/** Sold from 0.5 kg on, in steps of 0.5 kg; wanted at 6.50, on sale at 6.80. */
const rice = item()

describe('what an offer comes to', () => {
  it('is price times quantity, and what is left of it after the fee of one percent', () => {
    expect(offerNumbers('6.80', '12.5', terms)).toEqual({
      amount: 8_500,
      after: { fee: 85, isMost: false, net: 8_415 },
    })
  })

  it.each([
    ['', '12.5'],
    ['6.80', ''],
    ['6.805', '12.5'],
    ['6.80', '0.12345'],
  ])('is not told while %p or %p is no number', (price, quantity) => {
    expect(offerNumbers(price, quantity, terms)).toBeUndefined()
  })

  it('reaches up to ten million yuan for each of a million, and is not told above', () => {
    expect(offerNumbers('10000000.00', '1000000', terms)?.amount).toBe(1_000_000_000_000_000)
    expect(offerNumbers('10000000.01', '1000000', terms)).toBeUndefined()
    expect(offerNumbers('10000000.00', '1000000.0001', terms)).toBeUndefined()
    expect(offerNumbers('999999999.99', '999999999.9999', terms)).toBeUndefined()
  })
})

describe('a quantity of an item', () => {
  const asked = (itemId: number | undefined) => (itemId === rice.itemId ? rice : undefined)
  const problem = (typed: unknown, data: object = {}, most?: string) => {
    const rules = [itemQtyRule((id) => asked(typeof id === 'number' ? id : undefined), most)]
    return fieldError('qty', { label: '数量', rules }, { itemId: 7, ...data, qty: typed })
  }

  it.each([
    ['0.5', null],
    ['0.4999', '数量最少 0.5 千克'],
    ['12.5', null],
    ['0.7', '数量须为 0.5 千克的整数倍'],
    ['1000000', null],
    ['1000000.0001', '数量最多 1,000,000'],
    ['999999999', '数量最多 1,000,000'],
    ['0', '数量须大于 0'],
    ['0.00001', '请填写数量，最多 4 位小数'],
    ['一点', '请填写数量，最多 4 位小数'],
    [5, '请填写数量，最多 4 位小数'],
  ])('typed as %p: %p', async (typed, text) => {
    expect(await problem(typed)).toBe(text)
  })

  it('has no least and no step while no item is chosen', async () => {
    expect(await problem('0.0001', { itemId: 0 })).toBeNull()
    expect(await problem('0', { itemId: 0 })).toBe('数量须大于 0')
  })

  it.each([
    ['2', null],
    ['2.5', '起售量不能大于数量 2'],
    ['0.4', '数量最少 0.5 千克'],
  ])('that may be at most the 2 of another field, typed as %p: %p', async (typed, text) => {
    expect(await problem(typed, { all: '2' }, 'all')).toBe(text)
  })

  it.each(['', 'zwei', 2])('is not compared with another field that holds %p', async (all) => {
    expect(await problem('2.5', { all }, 'all')).toBeNull()
  })
})

describe('a price that somebody already offers', () => {
  it.each([
    ['sale', '6.49', 650],
    ['sale', '6.50', 650],
    ['sale', '6.51', undefined],
    ['bid', '6.81', 680],
    ['bid', '6.80', 680],
    ['bid', '6.79', undefined],
    ['sale', '', undefined],
    ['sale', '0', undefined],
    ['bid', '6.80.1', undefined],
  ] as const)('for a %s at %p is %p', (side, typed, price) => {
    expect(betterOpposite(side, typed, rice)).toBe(price)
  })

  it('is none where nobody offers, or no item is chosen', () => {
    const alone = item({ bestBid: null, bestAsk: null })
    for (const side of ['sale', 'bid'] as const) {
      expect(betterOpposite(side, '6.50', alone)).toBeUndefined()
      expect(betterOpposite(side, '6.50', undefined)).toBeUndefined()
    }
    expect(betterOpposite('sale', '6.50', item({ bestBid: null, bestAsk: fen(600) }))).toBeUndefined()
    expect(betterOpposite('bid', '6.80', item({ bestBid: fen(680), bestAsk: null, minQty: qty(1) }))).toBeUndefined()
  })
})
