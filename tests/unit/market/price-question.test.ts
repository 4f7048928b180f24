import * as fc from 'fast-check'
import { fen } from '@contract/money'
import { farFromMarket, knownPrices, medianOf } from '@/lib/market/price-question'
import { item } from '../../support/app/market'

const rice = item({ bestBid: fen(650), bestAsk: fen(680), lastPrice: fen(700) })

describe('a price far off the market', () => {
  it.each([
    ['123456.78', 'high'],
    ['35', 'high'],
    ['34.99', undefined],
    ['6.80', undefined],
    ['1.31', undefined],
    ['1.30', 'low'],
    ['0.68', 'low'],
    ['0', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('%s against 6.50 to 7.00 is %s', (typed, found) => {
    expect(farFromMarket(typed, knownPrices(rice))).toBe(found)
  })

  it('asks nothing where no price is known', () => {
    const unknown = item({ bestBid: null, bestAsk: null, lastPrice: null })
    expect(farFromMarket('123456.78', knownPrices(unknown))).toBeUndefined()
    expect(farFromMarket('123456.78', knownPrices(undefined))).toBeUndefined()
  })

  it('tells the known prices lowest first, and leaves out what is not known', () => {
    expect(knownPrices(item({ bestBid: fen(700), bestAsk: fen(680), lastPrice: fen(690) }))).toEqual([680, 690, 700])
    expect(knownPrices(item({ bestBid: fen(700), bestAsk: null, lastPrice: fen(690) }))).toEqual([690, 700])
  })

  it('finds every slip of the decimal point by one place, and never asks about a price that is known', () => {
    const prices = fc.integer({ min: 10, max: 9_999_999 })
    fc.assert(
      fc.property(prices, (price) => {
        const known = [price]
        const typed = (n: number) => (n / 100).toFixed(2)
        expect(farFromMarket(typed(price * 10), known)).toBe('high')
        if (price % 10 === 0) expect(farFromMarket(typed(price / 10), known)).toBe('low')
        expect(farFromMarket(typed(price), known)).toBeUndefined()
      }),
    )
  })
})

describe('the middle of what was paid', () => {
  const of = (...prices: readonly number[]) => medianOf(prices.map((price) => ({ price: fen(price) })))

  it('is the lower of two, and nothing where nothing was paid', () => {
    expect([of(), of(5), of(9, 1), of(9, 1, 5)]).toEqual([undefined, 5, 1, 5])
  })

  it('has as many on one side as on the other, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (prices) => {
        const middle = of(...prices) ?? -1
        const below = prices.filter((price) => price < middle).length
        expect(prices).toContain(middle)
        expect([0, 1]).toContain(prices.length - 1 - 2 * below)
      }),
    )
  })
})
