import { runningSpendStates } from '@contract/fund/transitions'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import type { FundSpendTable } from './tables'

/** Spends with the name of their area and of the operator who asks to stop them. */
const spends = (db: Db) =>
  db
    .selectFrom('fund_spend as s')
    .innerJoin('area as a', 'a.area_id', 's.area_id')
    .leftJoin('user_account as u', 'u.user_id', 's.stop_by')
    .selectAll('s')
    .select(['a.name as area_name', 'u.nick_name as stopper'])

export const findSpend = (db: Db, spendId: number) => spends(db).where('s.spend_id', '=', spendId).executeTakeFirst()

/** The spend that a vote approved. */
export const spendByVote = (db: Db, voteId: number) => spends(db).where('s.vote_id', '=', voteId).executeTakeFirst()

export type SpendRow = NonNullable<Awaited<ReturnType<typeof findSpend>>>

/** Spends that wait for their payout or their proof, by payout time. */
export const runningSpends = (db: Db, areaId: number) =>
  spends(db)
    .where('s.area_id', '=', areaId)
    .where('s.state', 'in', runningSpendStates)
    .orderBy('s.pay_at')
    .orderBy('s.spend_id')
    .limit(100)
    .execute()

/** Spends for which a person owes a proof, by deadline. */
export const owedProofs = (db: Db, userId: number, areaId: number) =>
  db
    .selectFrom('fund_spend')
    .selectAll()
    .where('payee_user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where('state', '=', 'paid')
    .orderBy('proof_before')
    .execute()

export const spendsByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : spends(db).where('s.spend_id', 'in', ids).execute()

export const lockSpend = (tx: Tx, spendId: number) =>
  tx.selectFrom('fund_spend').selectAll().where('spend_id', '=', spendId).forUpdate().executeTakeFirst()

export const insertSpend = (tx: Tx, row: FundSpendTable) => tx.insertInto('fund_spend').values(row).execute()

/** Changes a locked spend; its version moves. */
export const changeSpend = (tx: Tx, spendId: number, change: Partial<FundSpendTable>) =>
  changeRows(tx, 'fund_spend', { spend_id: spendId }, change).execute()

/** Whether a person has money from the fund and the proof is overdue. */
export const hasLateSpend = async (db: Db, userId: number, now: number): Promise<boolean> =>
  (await db
    .selectFrom('fund_spend')
    .select('spend_id')
    .where('payee_user_id', '=', userId)
    .where('state', '=', 'paid')
    .where('proof_before', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined
