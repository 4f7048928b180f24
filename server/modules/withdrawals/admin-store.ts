import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import type { WithdrawalTable } from './tables'

/** Withdrawals with their owners; block 0 of who had none. */
export const withOwners = (db: Db) =>
  db
    .selectFrom('withdrawal as w')
    .innerJoin('user_account as u', 'u.user_id', 'w.user_id')
    .leftJoin('block as b', 'b.block_id', 'w.block_id')
    .selectAll('w')
    .select(['u.nick_name', 'u.avatar', sql<number>`coalesce(b.block_no, 0)`.as('block_no')])

export const find = (db: Db, withdrawId: number) =>
  withOwners(db).where('w.withdraw_id', '=', withdrawId).executeTakeFirst()

export type AdminRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** The withdrawal that a payout's number paid, if any. */
export const findReference = (db: Db, way: WithdrawalTable['way'], reference: string) =>
  db
    .selectFrom('withdrawal')
    .select('withdraw_id')
    .where('way', '=', way)
    .where('reference', '=', reference)
    .executeTakeFirst()

/** Those that are being paid, oldest first. */
export const payingRows = (
  db: Db,
  {
    areaId,
    way,
    ids,
    areas,
  }: {
    readonly areaId?: number | undefined
    readonly way?: WithdrawalTable['way'] | undefined
    readonly ids?: readonly number[] | undefined
    readonly areas: readonly number[] | null
  },
) =>
  db
    .selectFrom('withdrawal')
    .select(['withdraw_no', 'way', 'amount', 'fee', 'payee_sealed'])
    .where('state', '=', 'paying')
    .$if(areas !== null, (rows) => rows.where('area_id', 'in', [-1, ...(areas ?? [])]))
    .$if(areaId !== undefined, (rows) => rows.where('area_id', '=', areaId ?? -1))
    .$if(way !== undefined, (rows) => rows.where('way', '=', way ?? 'bank'))
    .$if(ids !== undefined, (rows) => rows.where('withdraw_id', 'in', [-1, ...(ids ?? [])]))
    .orderBy('withdraw_id')
    .limit(10_000)
    .execute()
