import { fen, qty } from '@contract/money'
import { flatBoard, groupBoard, rowAction } from '@/features/market/rules/board'
import { plotsIn } from '@/features/market/rules/plots'
import { menuEntries } from '@/ui/popup-menu/entries'
import { item, sale } from '../../support/app/market'

const noon = Date.UTC(2026, 10, 21, 4)
const beforeOpen = Date.UTC(2026, 10, 20, 22, 59, 59, 999)
const opening = Date.UTC(2026, 10, 20, 23)

describe('the board', () => {
  it('heads rows with their item in the order the server gave and marks the one cheapest listing', () => {
    const rows = [
      sale({ saleId: 1, itemId: 7, price: fen(680) }),
      sale({ saleId: 2, itemId: 7, price: fen(680) }),
      sale({ saleId: 3, itemId: 9, price: fen(3900) }),
    ]
    const items = [item({ itemId: 9, bestAsk: fen(3800) }), item({ itemId: 7, bestAsk: fen(680) })]
    const groups = groupBoard({ rows, items })
    expect(groups.map((group) => [group.item.itemId, group.rows.map((row) => row.sale.saleId)])).toEqual([
      [7, [1, 2]],
      [9, [3]],
    ])
    expect(groups.flatMap((group) => group.rows.map((row) => row.isLowest))).toEqual([true, false, false])
  })

  it('goes on under the head of the part above, and marks no second cheapest there', () => {
    const before = sale({ saleId: 1, itemId: 7, price: fen(680) })
    const rows = [sale({ saleId: 2, itemId: 7, price: fen(680) }), sale({ saleId: 3, itemId: 9, price: fen(680) })]
    const items = [item({ itemId: 9, bestAsk: fen(680) }), item({ itemId: 7, bestAsk: fen(680) })]
    const groups = groupBoard({ rows, items, before })
    expect(groups.map((group) => group.isContinued)).toEqual([true, false])
    expect(groups.flatMap((group) => group.rows.map((row) => row.isLowest))).toEqual([false, true])
  })
})

describe('a further part of the board', () => {
  const before = sale({ saleId: 1, itemId: 7, price: fen(690) })

  it.each([
    ['marks its cheapest when the listing above costs more', fen(680), [true, false]],
    ['marks none when the listing above is the cheapest', fen(690), [false, false]],
  ])('%s', (_what, bestAsk, marks) => {
    const rows = [sale({ saleId: 2, itemId: 7, price: bestAsk }), sale({ saleId: 3, itemId: 7, price: fen(700) })]
    const [group] = groupBoard({ rows, items: [item({ itemId: 7, bestAsk })], before })
    expect(group?.rows.map(({ isLowest }) => isLowest)).toEqual(marks)
  })
})

it('a board in an order of its own marks every listing at its own item’s lowest price', () => {
  const rows = [
    sale({ saleId: 1, itemId: 7, price: fen(690) }),
    sale({ saleId: 2, itemId: 9, price: fen(690) }),
    sale({ saleId: 3, itemId: 7, price: fen(680) }),
    sale({ saleId: 4, itemId: 7, price: fen(680) }),
  ]
  const items = [item({ itemId: 7, bestAsk: fen(680) }), item({ itemId: 9, bestAsk: fen(690) })]
  expect(flatBoard({ rows, items }).map((row) => [row.sale.saleId, row.isLowest])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
  ])
})

describe('the button of a listing', () => {
  it('buys in opening hours', () => {
    expect(rowAction(sale({}), [], noon)).toEqual({ kind: 'buy' })
  })

  it('waits for 7:00 to the last millisecond', () => {
    expect(rowAction(sale({}), [], beforeOpen)).toEqual({ kind: 'closedHours' })
    expect(rowAction(sale({}), [], opening)).toEqual({ kind: 'buy' })
  })

  it('manages an own listing at any hour', () => {
    expect(rowAction(sale({ mine: true }), [], beforeOpen)).toEqual({ kind: 'manage' })
  })

  it('shows until when the rest is reserved, and sold out once nothing can come back', () => {
    const gone = { qtyLeft: qty(0), reservedUntil: noon + 1000 }
    expect(rowAction(sale(gone), [], noon)).toEqual({ kind: 'reserved', until: noon + 1000 })
    expect(rowAction(sale({ ...gone, reservedUntil: null }), [], noon)).toEqual({ kind: 'soldOut' })
    expect(rowAction(sale({ ...gone, reservedUntil: noon + 1 }), [], noon)).toEqual({
      kind: 'reserved',
      until: noon + 1,
    })
    expect(rowAction(sale({ ...gone, reservedUntil: noon }), [], noon)).toEqual({ kind: 'soldOut' })
    expect(rowAction(sale({ state: 'paused' }), [], noon)).toEqual({ kind: 'soldOut' })
  })
})

describe('the plots', () => {
  it('of the specification stand in its order, and each has a menu', () => {
    const specified = ['expand', 'fund', 'vote', 'shop', 'mutual', 'mayor'] as const
    const titles = ['扩容', '基金', '投票', '商铺', '互助', '市长']
    expect(
      plotsIn()
        .slice(0, 6)
        .map(({ name, title }) => [name, title]),
    ).toEqual(specified.map((name, at) => [name, titles[at]]))
    expect(specified.map((name) => menuEntries[name].length)).toEqual([3, 2, 2, 2, 2, 2])
    expect(plotsIn().filter(({ name }) => menuEntries[name].length < 2)).toEqual([])
  })

  it('lead to the page of their name; votes have a page each, too', () => {
    expect(plotsIn(['mayor', 'expand']).map(({ name }) => name)).toEqual(['mayor', 'expand'])
    expect(plotsIn().filter(({ name, page }) => page !== name)).toEqual([
      { name: 'vote', title: '投票', page: 'votes' },
    ])
  })
})
