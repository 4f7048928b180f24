import { sql } from 'kysely'
import { firstIdOf } from '../../../server/db/ids'
import type { Caller } from '../../../server/http/caller'
import type { KeptCounts } from '../../../server/modules/orders/list-store'
import { countMine, listOrders, readOrder } from '../../../server/modules/orders/service'
import type { TestDeps } from '../../support/database/database'
import { tenInTheMorning } from '../../support/database/database'
import { stepTo } from '../../support/city/order-steps'
import { actOn, booksOf, inSmallCity, parties, payFor, rice, takeRice, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

it('counts what waits for whom, and names the deadline that comes first', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  const first = valueOf(await takeRice(deps, buyer, sale.saleId))
  const second = valueOf(await takeRice(deps, buyer, sale.saleId))
  valueOf(await payFor(deps, buyer, second.payNo))
  const counts = { dispute: 0, done: 0 }
  expect(valueOf(await countMine(deps, buyer.userId))).toEqual({
    ...counts,
    myTurn: 1,
    waiting: 1,
    buys: 2,
    sales: 0,
    sides: { buy: { ...counts, myTurn: 1, waiting: 1 }, sale: { ...counts, myTurn: 0, waiting: 0 } },
    earliest: { orderId: first.orderId, side: 'buy', wait: 'payment', deadlineAt: tenInTheMorning + 15 * 60_000 },
  })
  expect(valueOf(await countMine(deps, seller.userId))).toMatchObject({
    ...counts,
    myTurn: 1,
    waiting: 1,
    buys: 0,
    sales: 2,
    sides: { buy: { ...counts, myTurn: 0, waiting: 0 }, sale: { ...counts, myTurn: 1, waiting: 1 } },
    earliest: { orderId: second.orderId, side: 'sale', wait: 'delivery' },
  })
})

it('lists running orders with those that wait for me first, and ended ones apart', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller, 500_000)
  const paid = valueOf(await takeRice(deps, buyer, sale.saleId))
  valueOf(await payFor(deps, buyer, paid.payNo))
  deps.clock.forward(60_000)
  const unpaid = valueOf(await takeRice(deps, buyer, sale.saleId))
  const cancelled = valueOf(await takeRice(deps, buyer, sale.saleId))
  valueOf(await actOn(deps, buyer, cancelled.orderId, 1, 'cancel'))
  const ids = async (userId: number, side: 'buy' | 'sale', tab: 'running' | 'closed') =>
    valueOf(await listOrders(deps, userId, { side, tab, page: 1 })).data.map(({ orderId }) => orderId)
  expect(await ids(buyer.userId, 'buy', 'running')).toEqual([unpaid.orderId, paid.orderId])
  expect(await ids(seller.userId, 'sale', 'running')).toEqual([paid.orderId, unpaid.orderId])
  expect(await ids(buyer.userId, 'buy', 'closed')).toEqual([cancelled.orderId])
  expect(await ids(seller.userId, 'buy', 'running')).toEqual([])
})

it('finds own orders by thing, number and the block of the other side, and counts what it found', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller, 500_000)
  const [paid, cancelled] = [
    valueOf(await takeRice(deps, buyer, sale.saleId)),
    valueOf(await takeRice(deps, buyer, sale.saleId)),
  ]
  valueOf(await payFor(deps, buyer, paid.payNo))
  valueOf(await actOn(deps, buyer, cancelled.orderId, 1, 'cancel'))
  const [row] = valueOf(await listOrders(deps, buyer.userId, { side: 'buy', tab: 'closed', page: 1 })).data
  if (!row) throw new Error('no order')
  const found = async (q: string, side: 'buy' | 'sale' = 'buy', tab: 'running' | 'closed' = 'closed') => {
    const { data, total } = valueOf(
      await listOrders(deps, (side === 'buy' ? buyer : seller).userId, { side, tab, page: 1, q }),
    )
    expect(total).toBe(data.length)
    return data.map(({ orderId }) => orderId)
  }
  for (const q of [row.title.slice(1), row.orderNo.toLowerCase(), String(row.seller.blockNo)])
    expect(await found(q)).toEqual([cancelled.orderId])
  expect(await found(String(row.buyer.blockNo), 'sale', 'running')).toEqual([paid.orderId])
  // Every number of the year has these two digits; few digits are a block.
  for (const q of ['%', '26', '999999', `${row.title}。`]) expect(await found(q)).toEqual([])
})

it('pages running orders by their groups, the one that somebody came for before the others, and counts each', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller, 900_000)
  const paid: number[] = []
  for (let count = 0; count < 16; count++) {
    const { orderId, payNo } = valueOf(await takeRice(deps, buyer, sale.saleId))
    valueOf(await payFor(deps, buyer, payNo))
    paid.push(orderId)
    deps.clock.forward(1_000)
  }
  const delivered = paid.slice(0, 2)
  for (const orderId of delivered) valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  const pages = async (first?: 'mine' | 'theirs' | 'dispute') => {
    const ids: number[] = []
    const wish = { side: 'buy', tab: 'running', first } as const
    let page = valueOf(await listOrders(deps, buyer.userId, { ...wish, page: 1 }))
    expect(page).toMatchObject({ total: 16, groups: { mine: 2, theirs: 14, dispute: 0 } })
    for (const { place } of page.data) expect(place).toBe(sale.place)
    ids.push(...page.data.map(({ orderId }) => orderId))
    page = valueOf(await listOrders(deps, buyer.userId, { ...wish, page: 2, cursor: page.cursor }))
    return { ids: [...ids, ...page.data.map(({ orderId }) => orderId)], cursor: page.cursor }
  }
  expect(await pages()).toEqual({ ids: paid, cursor: undefined })
  expect((await pages('theirs')).ids).toEqual([...paid.slice(2), ...delivered])
})

it.each(['x', '1.5', '1e400', '-1', '9'.repeat(40)])('takes no harm from the cursor %s', async (cursor) => {
  const { buyer } = await parties(deps)
  const page = await listOrders(deps, buyer.userId, { side: 'buy', tab: 'closed', page: 1, cursor })
  expect(valueOf(page).data).toEqual([])
  const running = await listOrders(deps, buyer.userId, { side: 'buy', tab: 'running', page: 1, cursor })
  expect(valueOf(running).data).toEqual([])
})

it('gives any page of the ended orders to who asks for it by its number', async () => {
  const { buyer, seller } = await parties(deps)
  const made: number[] = []
  for (let count = 0; count < 17; count++) {
    const sale = await rice(deps, seller)
    const { orderId } = valueOf(await takeRice(deps, buyer, sale.saleId))
    valueOf(await actOn(deps, buyer, orderId, 1, 'cancel'))
    made.unshift(orderId)
  }
  const page = async (number: number, cursor?: string) =>
    valueOf(await listOrders(deps, buyer.userId, { side: 'buy', tab: 'closed', page: number, cursor }))
  const [first, second] = [await page(1), await page(2)]
  expect([...first.data, ...second.data].map(({ orderId }) => orderId)).toEqual(made)
  expect(first).toMatchObject({ total: 17, last_page: 2, cursor: String(made[14]) })
  expect((await page(2, first.cursor)).data).toEqual(second.data)
  expect(await page(3)).toMatchObject({ data: [], total: 17, last_page: 2 })
  expect(first.groups).toBeUndefined()
})

it('has no orders of somebody who sold and never bought', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  valueOf(await takeRice(deps, buyer, sale.saleId))
  const none = { data: [], total: 0, last_page: 1, groups: { mine: 0, theirs: 0, dispute: 0 } }
  const page = await listOrders(deps, seller.userId, { side: 'buy', tab: 'running', page: 1 })
  expect(valueOf(page)).toEqual({ ...none, current_page: 1, per_page: 15 })
})

it('shows an order in a list as by itself, disputed or not', async () => {
  const sides = await parties(deps)
  const states = ['delivered', 'dispute'] as const
  for (const state of states) await stepTo(deps, sides, state)
  const { data } = valueOf(await listOrders(deps, sides.buyer.userId, { side: 'buy', tab: 'running', page: 1 }))
  expect(data.map(({ state }) => state)).toEqual(states)
  for (const row of data) {
    const { timeline, dispute, ...alone } = valueOf(await readOrder(deps, sides.buyer.userId, row.orderId))
    expect(row).toEqual({ ...alone, dispute: row.dispute })
    expect(row.dispute?.openedAt).toBe(dispute?.openedAt)
    expect(row.dispute === null).toBe(row.state === 'delivered')
    expect(timeline.length).toBeGreaterThan(2)
  }
})

describe('ended orders of long ago', () => {
  /** Copies of an ended order with the ids from this one on. */
  async function copy(orderId: number, from: number): Promise<void> {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = 'trade_order'::regclass and attnum > 0 and not attisdropped`.execute(deps.db)
    const own: Readonly<Record<string, string>> = { order_id: `${from} + k`, order_no: `order_no || '-copy-' || k` }
    const columns = rows.map(({ name }) => name)
    await sql`insert into trade_order (${sql.raw(columns.join(', '))})
      select ${sql.raw(columns.map((name) => own[name] ?? name).join(', '))} from trade_order, generate_series(0, 399) as k
      where order_id = ${orderId}`.execute(deps.db)
  }
  // What nobody can do: it shows whether they are looked at again.
  const removeCopies = () => sql`delete from trade_order where order_no like '%-copy-%'`.execute(deps.db)
  const hoursAgo = (hours: number) => firstIdOf(deps.clock.now() - hours * 3_600_000)
  const kept: KeptCounts = new Map()
  beforeEach(() => kept.clear())
  /** In a transaction of its own, as on a standby. */
  const totalOf = async ({ userId }: Caller, tab: 'done' | 'closed' = 'done') => {
    const wish = { side: 'buy', tab, page: 1 } as const
    const list = await deps.db.transaction().execute((db) => listOrders({ ...deps, db }, userId, wish, kept))
    return valueOf(list).total
  }

  it('are counted once, and those that end later every time', async () => {
    const { buyer, seller } = await parties(deps)
    const { id } = await stepTo(deps, { buyer, seller }, 'done')
    await copy(id, hoursAgo(2))
    const running = await stepTo(deps, { buyer, seller }, 'paid')
    expect(await totalOf(buyer)).toBe(401)
    await removeCopies()
    expect(await totalOf(buyer)).toBe(401)
    valueOf(await actOn(deps, buyer, running.id, running.ver, 'confirm'))
    expect(await totalOf(buyer)).toBe(402)
    expect(await totalOf(buyer, 'closed')).toBe(0)
  })

  it('are counted every time while an older one runs, which may end', async () => {
    const { buyer, seller } = await parties(deps)
    const { id } = await stepTo(deps, { buyer, seller }, 'done')
    const oldest = hoursAgo(2)
    await copy(id, oldest)
    const becomes = (state: string) =>
      sql`update trade_order set state = ${state} where order_id = ${oldest}`.execute(deps.db)
    await becomes('paid')
    expect(await totalOf(buyer)).toBe(400)
    await becomes('done')
    expect(await totalOf(buyer)).toBe(401)
    await removeCopies()
    expect(await totalOf(buyer)).toBe(1)
  })

  it('are counted every time until they are an hour old: another server may still write one before them', async () => {
    const { buyer, seller } = await parties(deps)
    const { id } = await stepTo(deps, { buyer, seller }, 'done')
    await copy(id, hoursAgo(0.9))
    expect(await totalOf(buyer)).toBe(401)
    await removeCopies()
    expect(await totalOf(buyer)).toBe(1)
  })
})
