import { plotPrices, sellingText } from '@/features/block-market/sale/rules'
import { nextText } from '@/features/block-market/words'
import { fen } from '@contract/money'

describe('prices as points', () => {
  const paid = (...prices: [at: number, price: number][]) => prices.map(([at, price]) => ({ at, price: fen(price) }))

  it('stand by their time and price, the offer among them', () => {
    const plot = plotPrices(paid([0, 100], [25, 300], [50, 200]), fen(500), 0, 100)
    expect(plot?.dots.map(({ x, y }) => [x, Number(y.toFixed(2))])).toEqual([
      [0, 0.92],
      [0.25, 0.5],
      [0.5, 0.71],
    ])
    expect(plot).toMatchObject({ median: { price: 200 }, highest: { at: 25, price: 300 }, offered: { y: 0.08 } })
  })

  it('stand in the middle when all are equal, and inside the box when a clock is ahead', () => {
    const plot = plotPrices(paid([120, 200], [-5, 200]), undefined, 0, 100)
    expect(plot?.dots.map(({ x, y }) => [x, y])).toEqual([
      [1, 0.5],
      [0, 0.5],
    ])
    expect(plot?.offered).toBeUndefined()
  })

  it('are none without a sale', () => expect(plotPrices([], fen(5), 0, 100)).toBeUndefined())
})

it('of a block of nobody it is said when the city sells it, once that is known of it', () => {
  const known = (blockId: number) => ({ tag: 'ready', value: { blockId, nextAt: null } }) as const
  const ofNobody = { blockId: 9, state: 'unsold' } as const
  expect(sellingText(ofNobody, known(9), 5)).toBe(nextText(null, 5))
  expect(sellingText(ofNobody, known(8), 5)).toBeUndefined()
  expect(sellingText(ofNobody, { tag: 'loading' }, 5)).toBeUndefined()
  expect(sellingText({ blockId: 9, state: 'held' }, known(9), 5)).toBeUndefined()
})
