import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import { blockStates } from '../area/tables'
import type { MayorCandidateTable } from './tables'

/** The candidates of an election, in the order of nomination. */
export const candidatesOf = (db: Db, electionId: number) =>
  db.selectFrom('mayor_candidate').selectAll().where('election_id', '=', electionId).orderBy('place').execute()

/** Those of them who stand; after the count, who stood at it. */
export const standingIn = (db: Db, electionId: number) =>
  db
    .selectFrom('mayor_candidate')
    .selectAll()
    .where('election_id', '=', electionId)
    .where('state', '=', 'standing')
    .orderBy('place')
    .execute()

/** Whether somebody stands in the election that runs in an area, or has its seat now or from its next term on. */
export async function isInElection(db: Db, userId: number, areaId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from mayor_candidate as c join mayor_election as e on e.election_id = c.election_id
    where c.user_id = ${userId} and c.state = 'standing' and e.area_id = ${areaId} and e.state in ('nominating', 'voting')
    union all select 1 from mayor_term where user_id = ${userId} and area_id = ${areaId} and state <> 'ended'
    limit 1`.execute(db)
  return rows.length > 0
}

/** The same with their names. */
export const namedCandidatesOf = (db: Db, electionId: number) =>
  db
    .selectFrom('mayor_candidate as c')
    .innerJoin('user_account as u', 'u.user_id', 'c.user_id')
    .selectAll('c')
    .select(['u.nick_name', 'u.avatar'])
    .where('c.election_id', '=', electionId)
    .orderBy('c.place')
    .execute()

export type NamedCandidate = Awaited<ReturnType<typeof namedCandidatesOf>>[number]

/** The candidates that still stand, and whose acting block is held by them now, in the order of nomination. */
export async function ableCandidates(db: Db, electionId: number): Promise<MayorCandidateTable[]> {
  const rows = await db
    .selectFrom('mayor_candidate as c')
    .innerJoin('block as b', 'b.block_id', 'c.block_id')
    .selectAll('c')
    .where('c.election_id', '=', electionId)
    .where('c.state', '=', 'standing')
    .where('b.state', '=', blockStates.held)
    .whereRef('b.owner_user_id', '=', 'c.user_id')
    .orderBy('c.place')
    .execute()
  return rows
}

export const insertCandidate = (tx: Tx, row: MayorCandidateTable) =>
  tx.insertInto('mayor_candidate').values(row).execute()

export const changeCandidate = (
  tx: Tx,
  { election_id: electionId, place }: Pick<MayorCandidateTable, 'election_id' | 'place'>,
  change: Partial<MayorCandidateTable>,
) =>
  tx
    .updateTable('mayor_candidate')
    .set(change)
    .where('election_id', '=', electionId)
    .where('place', '=', place)
    .execute()

/** Since when somebody lives in an area without a break: the oldest of the blocks that are theirs; null without one. */
export async function residentSince(db: Db, userId: number, areaId: number): Promise<number | null> {
  const { rows } = await sql<{ since: number | null }>`
    select min(coalesce(held_since, created_at)) as since from block
    where area_id = ${areaId} and owner_user_id = ${userId}`.execute(db)
  return rows[0]?.since ?? null
}

/** How many disputes were decided against somebody since then; what was split was not. */
export async function lostDisputes(db: Db, userId: number, since: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade_order as o
    join dispute as d on d.order_id = o.order_id join dispute_ruling as r on r.dispute_id = d.dispute_id
    where r.executed_at >= ${since} and ((o.buyer_user_id = ${userId} and r.kind = 'release')
      or (o.seller_user_id = ${userId} and r.kind = 'refund'))`.execute(db)
  return rows[0]?.count ?? 0
}
