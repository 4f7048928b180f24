import type { Attempt } from '@contract/mayor/stages'
import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import type { MayorElectionTable, MayorRuleTable } from './tables'

const one = (db: Db, electionId: number) =>
  db.selectFrom('mayor_election').selectAll().where('election_id', '=', electionId)

export const findElection = (db: Db, electionId: number) => one(db, electionId).executeTakeFirst()

/** Locks an election: one change at a time, and no ballot meanwhile. */
export const lockElection = (tx: Tx, electionId: number) => one(tx, electionId).forUpdate().executeTakeFirst()

/** Locks an election while a ballot is cast: one after the other, because each writes others anew. */
export const lockForBallot = (tx: Tx, electionId: number) => one(tx, electionId).forNoKeyUpdate().executeTakeFirst()

/** The election that an area has now or had last. */
export const latestOf = (db: Db, areaId: number) =>
  db
    .selectFrom('mayor_election')
    .selectAll()
    .where('area_id', '=', areaId)
    .orderBy('election_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The election that runs in an area. */
export const runningOf = (db: Db, areaId: number) =>
  db
    .selectFrom('mayor_election')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('state', 'in', ['announced', 'nominating', 'voting'])
    .executeTakeFirst()

/** The number of the term that an area elects next. */
export async function nextTermNo(db: Db, areaId: number): Promise<number> {
  const row = await db
    .selectFrom('mayor_election')
    .select(({ fn }) => fn.max('term_no').as('last'))
    .where('area_id', '=', areaId)
    .executeTakeFirst()
  return Number(row?.last ?? 0) + 1
}

const ruleRow = (db: Db, areaId: number) => db.selectFrom('mayor_rule').selectAll().where('area_id', '=', areaId)

/** The rule of an area, as it is as long as nobody sets one: no limit. */
export const ruleOf = async (db: Db, areaId: number): Promise<MayorRuleTable> =>
  (await ruleRow(db, areaId).executeTakeFirst()) ?? usualRule(areaId)

const usualRule = (areaId: number): MayorRuleTable => ({ area_id: areaId, ver: 1, most_in_row: 0 })

/** The rule of an area with its row locked. */
export async function lockRule(tx: Tx, areaId: number): Promise<MayorRuleTable> {
  await tx
    .insertInto('mayor_rule')
    .values(usualRule(areaId))
    .onConflict((oc) => oc.column('area_id').doNothing())
    .execute()
  return ruleRow(tx, areaId).forUpdate().executeTakeFirstOrThrow()
}

/** Sets a locked rule; its version moves. */
export const changeRule = (tx: Tx, areaId: number, mostInRow: number) =>
  changeRows(tx, 'mayor_rule', { area_id: areaId }, { most_in_row: mostInRow }).returningAll().executeTakeFirstOrThrow()

/** Whether this attempt of a term's election was made. */
export const attemptOf = (db: Db, areaId: number, termNo: number, attempt: Attempt) =>
  db
    .selectFrom('mayor_election')
    .select('election_id')
    .where('area_id', '=', areaId)
    .where('term_no', '=', termNo)
    .where('attempt', '=', attempt)
    .executeTakeFirst()

export const insertElection = (tx: Tx, row: MayorElectionTable) =>
  tx.insertInto('mayor_election').values(row).returningAll().executeTakeFirstOrThrow()

/** Changes a locked election; its version moves. */
export const changeElection = (tx: Tx, electionId: number, change: Partial<MayorElectionTable>) =>
  changeRows(tx, 'mayor_election', { election_id: electionId }, change).returningAll().executeTakeFirstOrThrow()

/** Notes something about a locked election that its readers need not reload for. */
export const noteElection = (
  tx: Tx,
  electionId: number,
  note: Partial<Pick<MayorElectionTable, 'remind_at' | 'due_at' | 'closed_at'>>,
) => tx.updateTable('mayor_election').set(note).where('election_id', '=', electionId).execute()

/**
 * The elections that must know when a block cannot stand any more: those in which it stands and, while somebody serves because of them, who
 * comes next.
 */
export async function electionsOfBlock(db: Db, blockId: number): Promise<number[]> {
  const { rows } = await sql<{ election_id: number }>`
    select c.election_id from mayor_candidate as c join mayor_election as e on e.election_id = c.election_id
    where c.block_id = ${blockId} and c.state = 'standing' and (e.state in ('nominating', 'voting')
      or exists (select from mayor_term as t where t.election_id = e.election_id and t.state <> 'ended'))
    order by c.election_id`.execute(db)
  return rows.map(({ election_id: electionId }) => electionId)
}
