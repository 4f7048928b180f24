import { sql } from 'kysely'
import { fundSpends } from '@contract/fund/limits'
import { runningStates } from '@contract/orders/transitions'
import type { Db, Tx } from '../../db/schema'
import type { AreaTable } from './tables'
import { blockStates } from './tables'

export const findArea = (db: Db, areaId: number) =>
  db.selectFrom('area').selectAll().where('area_id', '=', areaId).executeTakeFirst()

export const setHalt = (tx: Tx, areaId: number, halt: Pick<AreaTable, 'halted_at' | 'halted_reason'>) =>
  tx.updateTable('area').set(halt).where('area_id', '=', areaId).execute()

/** The area that a visitor sees before choosing one: the first in order. */
export const firstArea = (db: Db) => db.selectFrom('area').selectAll().orderBy('sort').limit(1).executeTakeFirst()

export const areasWithResidents = (db: Db) =>
  db
    .selectFrom('area as a')
    .leftJoin('block as b', (join) => join.onRef('b.area_id', '=', 'a.area_id').on('b.state', '=', blockStates.held))
    .select(['a.area_id', 'a.name', ({ fn }) => fn.count<number>('b.block_id').as('residents')])
    .groupBy(['a.area_id', 'a.name', 'a.sort'])
    .orderBy('a.sort')
    .execute()

export async function residentsOf(db: Db, areaId: number): Promise<number> {
  const { count } = await db
    .selectFrom('block')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('area_id', '=', areaId)
    .where('state', '=', blockStates.held)
    .executeTakeFirstOrThrow()
  return count
}

export const newestNotice = (db: Db, areaId: number) =>
  db
    .selectFrom('area_notice')
    .selectAll()
    .where('area_id', '=', areaId)
    .orderBy('created_at', 'desc')
    .orderBy('notice_id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const categoriesOf = (db: Db, areaId: number) =>
  db
    .selectFrom('category')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('is_on', '=', true)
    .orderBy('sort')
    .execute()

interface Asked {
  readonly userId: number
  readonly areaId: number
  readonly now: number
}

/** Help that is done and waits for this person's thanks. Source: community §0 (城里的事). */
const dueThanks = (db: Db, { userId, areaId, now }: Asked) =>
  db
    .selectFrom('mutual_post')
    .where('asker_user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where('state', '=', 'matched')
    .where('finished_at', 'is not', null)
    .where('due_at', '>', now)

/** Spends whose proof this person owes within a week, or late. Source: community §0 (城里的事). */
const dueProofs = (db: Db, { userId, areaId, now }: Asked) =>
  db
    .selectFrom('fund_spend')
    .where('payee_user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where('state', '=', 'paid')
    .where('proof_before', '<=', now + fundSpends.todoMs)

export async function dueThanksCount(db: Db, asked: Asked): Promise<number> {
  const { count } = await dueThanks(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function dueProofCount(db: Db, asked: Asked): Promise<number> {
  const { count } = await dueProofs(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const unread = (db: Db, userId: number) =>
  db
    .selectFrom('user_notice as n')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('n.user_id', '=', userId)
    .where('n.read_at', 'is', null)

export const unreadCount = async (db: Db, userId: number): Promise<number> =>
  (await unread(db, userId).executeTakeFirstOrThrow()).count

/** Whether an order `o` is this party's turn, as `turnOf` of the contract says it. */
const isTurn = (side: 'buyer' | 'seller', now: number) => sql<boolean>`order_is_turn(o, ${sql.lit(side)}, ${now})`

/** Unread notices without those about an order, a help, a spend or a new password that waits for this person: that is counted already. */
export async function newsCount(db: Db, asked: Asked): Promise<number> {
  const { userId, now } = asked
  const { count } = await unread(db, userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('trade_order as o')
            .select('o.order_id')
            .whereRef('o.order_id', '=', 'n.ref_id')
            .where('n.ref_type', '=', 'order')
            .where((turn) =>
              turn.or([
                turn.and([turn('o.buyer_user_id', '=', userId), isTurn('buyer', now)]),
                turn.and([turn('o.seller_user_id', '=', userId), isTurn('seller', now)]),
              ]),
            ),
        ),
      ),
    )
    .where((eb) =>
      eb.or([eb('n.ref_type', '<>', 'mutual'), eb('n.ref_id', 'not in', dueThanks(db, asked).select('mutual_id'))]),
    )
    .where((eb) =>
      eb.or([eb('n.ref_type', '<>', 'fundSpend'), eb('n.ref_id', 'not in', dueProofs(db, asked).select('spend_id'))]),
    )
    .where((eb) =>
      eb.or([
        eb('n.ref_type', '<>', 'handover'),
        eb('n.ref_id', 'not in', waitingPasswords(db, asked).select('order_id')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Orders that wait for this user's act. */
export async function myTurnCount(db: Db, { userId, now }: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('trade_order as o')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.or([
        eb.and([eb('o.buyer_user_id', '=', userId), isTurn('buyer', now)]),
        eb.and([eb('o.seller_user_id', '=', userId), isTurn('seller', now)]),
      ]),
    )
    .where('o.state', 'in', runningStates)
    .executeTakeFirstOrThrow()
  return count
}

export async function openListingCount(db: Db, areaId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('area_id', '=', areaId)
    .where('state', '=', 'on')
    .executeTakeFirstOrThrow()
  return count
}

/** Open bids, whose money is frozen. */
export async function openBidCount(db: Db, areaId: number): Promise<number> {
  const { count } = await db
    .selectFrom('buy_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('area_id', '=', areaId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

/** The user's payments that wait, by what is paid. */
export async function unpaidCounts(db: Db, userId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('pay_order')
    .select(['biz_type', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('state', 'in', ['unpaid', 'paying'])
    .groupBy('biz_type')
    .execute()
  return new Map<string, number>(rows.map((row) => [row.biz_type, row.count]))
}

/** Handovers whose new founder password waits for this person. */
const waitingPasswords = (db: Db, { userId, now }: Asked) =>
  db
    .selectFrom('handover')
    .where('sealed_for', '=', userId)
    .where('sealed_password', 'is not', null)
    .where('sealed_until', '>', now)
    .where((eb) => eb.or([eb('to_user_id', '=', userId), eb('from_user_id', '=', userId)]))

export async function waitingPasswordCount(db: Db, asked: Asked): Promise<number> {
  const { count } = await waitingPasswords(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface Voter extends Asked {
  readonly blockId: number
}

/** Open votes of an area in which the caller's held block may vote and has not. */
export async function uncastCount(db: Db, { userId, blockId, areaId, now }: Voter): Promise<number> {
  if (blockId === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vote as v
    join vote_census as c on c.vote_id = v.vote_id and c.block_id = ${blockId}
    join block as k on k.block_id = c.block_id and k.owner_user_id = ${userId} and k.state = ${blockStates.held}
    where v.area_id = ${areaId} and v.state = 'open' and v.close_at > ${now}
      and not exists (select from vote_roll as r where r.vote_id = v.vote_id and r.block_id = c.block_id)`.execute(db)
  return rows[0]?.count ?? 0
}

/** The same for elections in which somebody stands. */
export async function uncastElectionCount(db: Db, { userId, blockId, areaId, now }: Voter): Promise<number> {
  if (blockId === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mayor_election as e
    join mayor_census as c on c.election_id = e.election_id and c.block_id = ${blockId}
    join block as k on k.block_id = c.block_id and k.owner_user_id = ${userId} and k.state = ${blockStates.held}
    where e.area_id = ${areaId} and e.state = 'voting' and e.vote_to > ${now}
      and exists (select from mayor_candidate as s where s.election_id = e.election_id and s.state = 'standing')
      and not exists (select from mayor_roll as r where r.election_id = e.election_id and r.block_id = c.block_id)`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The user's shops that have to be paid, or that end before this. */
export async function dueShops(
  db: Db,
  { userId, areaId }: Asked,
  endsBefore: number,
): Promise<{ readonly unpaid: number; readonly ending: number }> {
  const rows = await db
    .selectFrom('shop')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where((eb) => eb.or([eb('state', '=', 'unpaid'), eb('state', '=', 'active').and('end_at', '<=', endsBefore)]))
    .groupBy('state')
    .execute()
  const of = (state: 'unpaid' | 'active') => rows.find((row) => row.state === state)?.count ?? 0
  return { unpaid: of('unpaid'), ending: of('active') }
}
