import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import type { StaffAreas } from '@contract/console/roles'
import { changeRows } from '../../db/change-rows'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import { inAreas } from '../area/open/in-areas'
import { openStates } from './rules/states'
import type { WithdrawalTable, WithdrawState, WithdrawStepTable } from './tables'

export const find = (db: Db, withdrawId: number) =>
  db.selectFrom('withdrawal').selectAll().where('withdraw_id', '=', withdrawId).executeTakeFirst()

export const lock = (tx: Tx, withdrawId: number) =>
  tx.selectFrom('withdrawal').selectAll().where('withdraw_id', '=', withdrawId).forUpdate().executeTakeFirst()

export const findOpen = (db: Db, userId: number) =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', openStates)
    .executeTakeFirst()

/** What a user applied for since then, less what came back. */
export async function sumSince(db: Db, userId: number, since: number): Promise<number> {
  const row = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('state', 'in', [...openStates, 'paid'])
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/**
 * What counts with each of these withdrawals towards two persons: earlier ones of the same person that did not come back, applied for or
 * approved since the day of its own application began. By its id; without others it is left out.
 */
export async function approvedBefore(
  db: Db,
  rows: readonly Pick<WithdrawalTable, 'withdraw_id' | 'created_at'>[],
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.withdraw_id)
  const days = rows.map((row) => dayStart(row.created_at))
  const found = await sql<{ id: number; sum: number }>`
    select w.withdraw_id as id, sum(o.amount)::bigint as sum
    from unnest(${ids}::bigint[], ${days}::bigint[]) as asked (withdraw_id, since)
    join withdrawal w using (withdraw_id)
    join withdrawal o on o.user_id = w.user_id and o.withdraw_id < w.withdraw_id and o.state in ('approved', 'paying', 'paid')
    where o.created_at >= since or exists (
      select from withdraw_step s where s.withdraw_id = o.withdraw_id and s.state = 'approved' and s.at >= since)
    group by w.withdraw_id`.execute(db)
  return new Map(found.rows.map(({ id, sum }) => [id, sum]))
}

/** Those of areas that were applied for since then: the newest ones, as far as a day may have them. */
export const appliedSince = (db: Db, areas: StaffAreas, since: number) =>
  db
    .selectFrom((eb) =>
      eb.selectFrom('withdrawal').selectAll().orderBy('withdraw_id', 'desc').limit(10_000).as('newest'),
    )
    .select(['withdraw_id', 'created_at', 'amount'])
    .where('created_at', '>=', since)
    .where(inAreas('area_id', areas))
    .execute()

/** The newest withdrawal of each way. */
export const newestByWay = (db: Db, userId: number) =>
  db
    .selectFrom('withdrawal')
    .distinctOn('way')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('way')
    .orderBy('withdraw_id', 'desc')
    .execute()

export async function insert(tx: Tx, row: WithdrawalTable): Promise<void> {
  await tx.insertInto('withdrawal').values(row).execute()
  const { withdraw_id, state, user_id, created_at: at } = row
  await insertStep(tx, { withdraw_id, seq: row.ver, state, user_id, at })
}

const insertStep = (tx: Tx, step: WithdrawStepTable) => tx.insertInto('withdraw_step').values(step).execute()

/** Moves a locked withdrawal to a state and records the step; its version moves. */
export async function step(
  tx: Tx,
  row: WithdrawalTable,
  change: Partial<WithdrawalTable> & Pick<WithdrawalTable, 'state'>,
  by: { readonly userId: number; readonly at: number },
): Promise<void> {
  const { withdraw_id } = row
  await changeRows(tx, 'withdrawal', { withdraw_id }, change).execute()
  await insertStep(tx, { withdraw_id, seq: row.ver + 1, state: change.state, user_id: by.userId, at: by.at })
}

/** What was posted for a withdrawal last. */
export async function newestTxn(tx: Tx, withdrawId: number): Promise<number> {
  const row = await tx
    .selectFrom('txn')
    .select('txn_id')
    .where('ref_type', '=', 'withdraw')
    .where('ref_id', '=', withdrawId)
    .orderBy('txn_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.txn_id
}

/** The steps of some withdrawals, oldest first. */
export async function stepsOf(db: Db, ids: readonly number[]): Promise<Map<number, WithdrawStepTable[]>> {
  const of = new Map<number, WithdrawStepTable[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return of
  const rows = await db.selectFrom('withdraw_step').selectAll().where('withdraw_id', 'in', ids).orderBy('seq').execute()
  for (const row of rows) of.get(row.withdraw_id)?.push(row)
  return of
}

export interface OwnQuery {
  readonly userId: number
  readonly state?: WithdrawState | undefined
}

export const own = (db: Db, { userId, state }: OwnQuery, { beforeId, offset }: PageStart, limit: number) =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'applied'))
    .where('withdraw_id', '<', beforeId)
    .orderBy('withdraw_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countOwn(db: Db, { userId, state }: OwnQuery): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'applied'))
    .executeTakeFirstOrThrow()
  return count
}

export async function hasPayPassword(db: Db, userId: number): Promise<boolean> {
  return (await db.selectFrom('pay_password').select('user_id').where('user_id', '=', userId).execute()).length > 0
}

export const operatorIds = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
  return rows.map((row) => row.user_id)
}

/** Sealed accounts after an id, locked. */
export const lockSealed = (tx: Tx, afterId: number, limit: number) =>
  tx
    .selectFrom('withdrawal')
    .select(['withdraw_id', 'payee_sealed'])
    .where('withdraw_id', '>', afterId)
    .orderBy('withdraw_id')
    .limit(limit)
    .forUpdate()
    .execute()

export const setSealed = (tx: Tx, withdrawId: number, payeeSealed: string) =>
  tx.updateTable('withdrawal').set({ payee_sealed: payeeSealed }).where('withdraw_id', '=', withdrawId).execute()
