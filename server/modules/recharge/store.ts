import { changeRows } from '../../db/change-rows'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { RechargeTable } from './tables'
import { payOrderState } from '../pay/open/pay-orders'

/** Recharges with the deadline of their pay orders. */
const recharges = (db: Db) =>
  db
    .selectFrom('recharge as r')
    .innerJoin('pay_order as p', 'p.pay_no', 'r.pay_no')
    .selectAll('r')
    .select('p.expire_at')

export const find = (db: Db, rechargeId: number) =>
  recharges(db).where('r.recharge_id', '=', rechargeId).executeTakeFirst()

export type RechargeRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** Locks a recharge and its pay order, in this order. */
export const lock = (tx: Tx, rechargeId: number) =>
  recharges(tx).where('r.recharge_id', '=', rechargeId).forUpdate().executeTakeFirst()

export interface OwnQuery {
  readonly userId: number
  readonly state?: RechargeTable['state'] | undefined
}

export const own = (db: Db, { userId, state }: OwnQuery, { beforeId, offset }: PageStart, limit: number) =>
  recharges(db)
    .where('r.user_id', '=', userId)
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'created'))
    .where('r.recharge_id', '<', beforeId)
    .orderBy('r.recharge_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countOwn(db: Db, { userId, state }: OwnQuery): Promise<number> {
  const { count } = await db
    .selectFrom('recharge')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'created'))
    .executeTakeFirstOrThrow()
  return count
}

/** What a user recharged since then, including unpaid recharges. */
export async function sumSince(db: Db, userId: number, since: number): Promise<number> {
  const row = await db
    .selectFrom('recharge')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('state', '<>', 'closed')
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

export const insert = (tx: Tx, row: RechargeTable) => tx.insertInto('recharge').values(row).execute()

/** Changes a recharge and the state of its pay order; its version moves. */
export async function change(
  tx: Tx,
  { recharge_id, pay_no }: Pick<RechargeTable, 'recharge_id' | 'pay_no'>,
  change: Partial<RechargeTable> & Pick<RechargeTable, 'state'>,
): Promise<void> {
  await changeRows(tx, 'recharge', { recharge_id }, change).execute()
  const state = change.state === 'paid' ? 'paid' : 'closed'
  await payOrderState(tx, pay_no, state).execute()
}
