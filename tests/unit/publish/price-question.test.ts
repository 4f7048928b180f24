import * as fc from 'fast-check'
import { fen } from '@contract/money'
import { farFromMarket, knownPrices } from '@/features/publish/rules/price-question'
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
    expect(farFromMarket(typed, rice)).toBe(found)
  })

  it('asks nothing where no price is known', () => {
    const unknown = item({ bestBid: null, bestAsk: null, lastPrice: null })
    expect(farFromMarket('123456.78', unknown)).toBeUndefined()
    expect(farFromMarket('123456.78', undefined)).toBeUndefined()
  })

  it('tells the known prices lowest first, and leaves out what is not known', () => {
    expect(knownPrices(item({ bestBid: fen(700), bestAsk: fen(680), lastPrice: fen(690) }))).toEqual([680, 690, 700])
    expect(knownPrices(item({ bestBid: fen(700), bestAsk: null, lastPrice: fen(690) }))).toEqual([690, 700])
  })

  it('finds every slip of the decimal point by one place, and never asks about a price that is known', () => {
    const prices = fc.integer({ min: 10, max: 9_999_999 })
    fc.assert(
      fc.property(prices, (price) => {
        const known = item({ bestBid: null, bestAsk: fen(price), lastPrice: null })
        const typed = (n: number) => (n / 100).toFixed(2)
        expect(farFromMarket(typed(price * 10), known)).toBe('high')
        if (price % 10 === 0) expect(farFromMarket(typed(price / 10), known)).toBe('low')
        expect(farFromMarket(typed(price), known)).toBeUndefined()
      }),
    )
  })
})
