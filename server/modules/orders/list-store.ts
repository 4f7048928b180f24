import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { hourMs, minuteMs } from '@contract/durations'
import { turnGroups } from '@contract/endpoints/orders/orders'
import { pageSize } from '@contract/envelope'
import type { OrderState } from '@contract/orders/transitions'
import { runningStates } from '@contract/orders/transitions'
import { containing } from '../../db/containing'
import { firstIdOf } from '../../db/ids'
import type { PageStart } from '../../db/page-start'
import type { CursorStart } from '../../db/cursor'
import { inOrder, isBehind, cursorOf } from '../../db/cursor'
import type { Db } from '../../db/schema'
import type { OrderRow } from './store'
import type { Side } from './tables'

const tabStates = { running: runningStates, done: ['done'], closed: ['closed', 'refunded'] } as const

export interface OrderQuery {
  readonly userId: number
  readonly side: Side
  readonly tab: keyof typeof tabStates
  readonly now: number
  /** What is looked for; empty for all. */
  readonly q: string
}

export type TurnGroup = (typeof turnGroups)[number]

export interface ListedOrder extends OrderRow {
  /** Its place in the list, for a cursor. */
  readonly behind: string
  /** Null: never. */
  readonly was_disputed: true | null
  /** How many orders all pages of the tab have: of running ones by `turnGroups`, of ended ones together. */
  readonly counts: readonly number[]
}

/** Words of the contract stand in the text and not beside it: then one plan is good for everybody, and PostgreSQL keeps it. */
const isOneOf = (states: readonly OrderState[]) =>
  sql<SqlBool>`state in (${sql.join(states.map((state) => sql.lit(state)))})`

const isOf = ({ userId, side, tab, q }: OrderQuery) =>
  sql<SqlBool>`${sql.ref(`${side}_user_id`)} = ${userId} and ${isOneOf(tabStates[tab])}${isSought(side, q)}`

/** So many digits are the block of the other side, not a part of a number: that begins with the six of its day. */
const blockDigits = 5

/** In title and number; few digits are the block of the other side. */
function isSought(side: Side, q: string): RawBuilder<unknown> {
  if (q === '') return sql``
  const pattern = containing(q)
  if (!/^\d+$/.test(q) || q.length > blockDigits) return sql` and (title ilike ${pattern} or order_no ilike ${pattern})`
  const other = sql.ref(side === 'buyer' ? 'seller_block_id' : 'buyer_block_id')
  return sql` and (title ilike ${pattern}
    or exists (select from block as b where b.block_id = ${other} and b.block_no = ${Number(q)}))`
}

/** The group of a running order of this side; `o` is the table's name or its alias. The turn is that of the contract's `turnOf`. */
const groupOf = ({ side, now }: OrderQuery, o: RawBuilder<unknown>, value: (group: TurnGroup) => RawBuilder<unknown>) =>
  sql`case when order_is_turn(${o}, ${sql.lit(side)}, ${now}) then ${value('mine')}
    when ${o}.state = 'dispute' then ${value('dispute')} else ${value('theirs')} end`

/** Ended orders of a list that are counted once: all with an id below this one. An order that has ended stays ended. */
interface Kept {
  readonly below: number
  readonly count: number
  readonly at: number
}

/** What a process keeps of long lists. */
export type KeptCounts = Map<string, Kept>

/** A list, and what is kept of lists. */
export interface Counting extends OrderQuery {
  readonly kept: KeptCounts
}

/** How many are counted at every call until they are kept, how often that is tried, and for how many lists. */
const keeping = { most: 300, eachMs: 10 * minuteMs, lists: 10_000 } as const

/** Clocks of two servers differ by less, none is set back by as much, and an order is written much sooner after its id was made. */
const settledMs = hourMs

const listName = ({ userId, side, tab }: OrderQuery) => `${userId} ${side} ${tab}`
const retainedOf = (query: Counting): Kept =>
  (query.q === '' ? query.kept.get(listName(query)) : undefined) ?? { below: 0, count: 0, at: -Infinity }

/**
 * Counts what has ended for good, so that a page counts only the orders after it: those older than the oldest that still runs and older
 * than any that may be written yet. Does nothing for short lists, and fails in silence: the page has its count. Our decision:
 * docs/decisions/0171-boards-and-lists.md
 */
export async function keepCount(db: Db, query: Counting, total: number): Promise<void> {
  const { now } = query
  const known = retainedOf(query)
  if (
    query.tab === 'running' ||
    query.q !== '' ||
    total - known.count <= keeping.most ||
    now - known.at < keeping.eachMs
  )
    return
  if (query.kept.size >= keeping.lists) query.kept.clear()
  query.kept.set(listName(query), { ...known, at: now })
  const settled = firstIdOf(now - settledMs)
  const running = isOf({ ...query, tab: 'running' })
  // `+ 0`: otherwise PostgreSQL may look for the lowest id among all orders.
  const counting = sql<Omit<Kept, 'at'>>`select r.below, (select count(*) from trade_order
      where ${isOf(query)} and order_id < r.below) as count
    from (select least(min(order_id + 0), ${settled}) as below from trade_order where ${running}) as r`
  const counted = await counting.execute(db).catch(() => undefined)
  const [row] = counted?.rows ?? []
  if (row) query.kept.set(listName(query), { ...row, at: now })
}

/** What `ListedOrder.counts` holds. Ended ones are all of their tab: to look at the state of each again takes half as long again. */
function counted(query: Counting): RawBuilder<readonly number[]> {
  const { below, count } = retainedOf(query)
  const group = groupOf(query, sql`trade_order`, (name) => sql.lit(name))
  const counts =
    query.tab === 'running'
      ? turnGroups.map((name) => sql`count(*) filter (where ${group} = ${sql.lit(name)})`)
      : [sql`${count}::bigint + count(*)`]
  return sql`(select array[${sql.join(counts)}] from trade_order where ${isOf(query)} and order_id >= ${below})`
}

export async function countsOf(db: Db, query: Counting): Promise<readonly number[]> {
  const { rows } = await sql<Pick<ListedOrder, 'counts'>>`select ${counted(query)} as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/**
 * Both parties' public faces and the goods, looked up for the rows of a page only, and the face of the one whose page it is only once. A
 * join of seven tables takes PostgreSQL longer to plan than to carry out. Not `exists`: it would make a hash of all disputes for it.
 */
function faces({ userId, side }: OrderQuery): RawBuilder<unknown> {
  const own = sql`user_id = ${userId}`
  const [buyer, seller] =
    side === 'buyer' ? [own, sql`user_id = o.seller_user_id`] : [sql`user_id = o.buyer_user_id`, own]
  return sql`
    (select nick_name from user_account where ${buyer}) as buyer_nick_name,
    (select avatar from user_account where ${buyer}) as buyer_avatar,
    (select block_no from block where block_id = o.buyer_block_id) as buyer_block_no,
    (select nick_name from user_account where ${seller}) as seller_nick_name,
    (select avatar from user_account where ${seller}) as seller_avatar,
    (select block_no from block where block_id = o.seller_block_id) as seller_block_no,
    (select picture from item where item_id = o.item_id) as item_picture,
    (select c.name from item as i join category as c using (category_id) where i.item_id = o.item_id) as category,
    (select true from dispute where order_id = o.order_id limit 1) as was_disputed`
}

interface Start {
  readonly behind: RawBuilder<string>
  readonly after: RawBuilder<SqlBool>
  readonly order: RawBuilder<unknown>
  readonly offset: number
}

/** The rows of a page and one more. Our decision: docs/decisions/0171-boards-and-lists.md */
async function listed(db: Db, query: Counting, { behind, after, order, offset }: Start): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`select o.*, ${faces(query)}, ${behind} as behind, ${counted(query)} as counts
    from trade_order as o where ${isOf(query)} and ${after}
    order by ${order} limit ${sql.lit(pageSize + 1)} ${offset === 0 ? sql`` : sql`offset ${offset}`}`.execute(db)
  return rows
}

/** Running orders in groups, `first` before the others, each by the deadline of whose turn it is. */
export function runningOrders(
  db: Db,
  query: Counting,
  { first, cursor, offset }: CursorStart & { readonly first: TurnGroup | undefined },
): Promise<ListedOrder[]> {
  const rank = (group: TurnGroup) => sql.lit(group === first ? -1 : turnGroups.indexOf(group))
  const keys = [
    sql<number>`${groupOf(query, sql`o`, rank)}`,
    sql<number>`coalesce(order_turn_until(o, ${query.now}), ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
    sql<number>`o.order_id`,
  ]
  return listed(db, query, { behind: cursorOf(keys), after: isBehind(keys, cursor), order: inOrder(keys), offset })
}

/** Ended orders, newest first. */
export const endedOrders = (db: Db, query: Counting, { beforeId, offset }: PageStart): Promise<ListedOrder[]> =>
  listed(db, query, {
    behind: sql`o.order_id::text`,
    after: sql`o.order_id < ${beforeId}`,
    order: sql`o.order_id desc`,
    offset,
  })
