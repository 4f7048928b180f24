import { fen } from '@contract/money'
import { activeParts, withoutParts } from '@/lib/market/active-parts'
import { filterInput, isNarrowed, noFilter } from '@/lib/market/filter'
import { groupByItem, joinedItems } from '@/lib/market/groups'

const all = {
  categoryId: 2,
  q: '米',
  sort: 'priceUp',
  delivery: 'meet',
  priceMin: fen(600),
  priceMax: fen(123_456),
} as const

describe('the filter of a board', () => {
  it('asks for nothing that was not chosen', () => {
    expect(filterInput(noFilter)).toEqual({})
    expect(filterInput(all)).toEqual(all)
  })

  it('narrows by everything but the order', () => {
    expect(isNarrowed({ ...noFilter, sort: 'newest' })).toBe(false)
    expect(isNarrowed({ ...noFilter, categoryId: 3 })).toBe(false)
    expect(isNarrowed({ ...noFilter, q: '米' })).toBe(true)
    expect(isNarrowed({ ...noFilter, delivery: 'post' })).toBe(true)
    expect(isNarrowed({ ...noFilter, priceMax: fen(650) })).toBe(true)
  })

  it('names what is chosen, and takes it away part by part', () => {
    expect(activeParts(all).map(({ text }) => text)).toEqual(['“米”', '当面', '¥6.00–1,234.56', '价格从低到高'])
    expect(withoutParts(all, ['q', 'sort'])).toEqual({ ...all, q: '', sort: 'item' })
    expect(activeParts(noFilter)).toEqual([])
    expect(withoutParts(all, ['priceMin', 'priceMax'])).toMatchObject({ priceMin: 0, priceMax: 0, q: '米' })
  })

  it('names a band with one end', () => {
    expect(activeParts({ ...noFilter, priceMin: fen(650) }).map(({ text }) => text)).toEqual(['¥6.50 起'])
    expect(activeParts({ ...noFilter, priceMax: fen(650) }).map(({ text }) => text)).toEqual(['¥6.50 以内'])
  })
})

describe('rows under their items', () => {
  const row = (id: number, itemId: number) => ({ id, itemId })
  const one = (itemId: number, price = 0) => ({ itemId, price })

  it('keep the order in which they came', () => {
    const groups = groupByItem([row(1, 8), row(2, 7), row(3, 8)], [one(7), one(8)])
    expect(groups.map(({ item, rows }) => [item.itemId, rows.map(({ id }) => id)])).toEqual([
      [8, [1, 3]],
      [7, [2]],
    ])
  })

  it('are left out when their item was not told', () => {
    expect(groupByItem([row(1, 9)], [one(7)])).toEqual([])
  })

  it('take the newer facts of an item from a further page', () => {
    expect(joinedItems([one(7, 1), one(8, 1)], [one(7, 2)])).toEqual([one(8, 1), one(7, 2)])
    expect(joinedItems(undefined, [one(7)])).toEqual([one(7)])
  })
})
