import { sql } from 'kysely'
import type { CursorKeys, CursorStart } from '../../db/cursor'
import { pageByCursor } from '../../db/cursor'
import type { Db, Tx } from '../../db/schema'
import type { MayorElectionTable, MayorTermTable } from './tables'

export const findTerm = (db: Db, termId: number) =>
  db.selectFrom('mayor_term').selectAll().where('term_id', '=', termId).executeTakeFirst()

/** The unfinished term that came of an election. */
export const termOfElection = (db: Db, electionId: number) =>
  db
    .selectFrom('mayor_term')
    .selectAll()
    .where('election_id', '=', electionId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()

/** When who won an election took the seat, or will, whatever became of it; undefined while nobody has won. */
export async function seatedFrom(db: Db, electionId: number): Promise<number | undefined> {
  const term = await db
    .selectFrom('mayor_term')
    .select('from_at')
    .where('election_id', '=', electionId)
    .where('is_successor', '=', false)
    .executeTakeFirst()
  return term?.from_at
}

/** The term that is served in an area. */
export const servingOf = (db: Db, areaId: number) =>
  db
    .selectFrom('mayor_term')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('state', '=', 'serving')
    .executeTakeFirst()

/** Somebody was elected in an area who does not serve yet. */
export const plannedOf = (db: Db, areaId: number) =>
  db
    .selectFrom('mayor_term')
    .selectAll()
    .where('area_id', '=', areaId)
    .where('state', '=', 'planned')
    .limit(1)
    .executeTakeFirst()

/** Until when the seat of an area is taken; 0 when it is free. */
export async function takenTo(db: Db, areaId: number): Promise<number> {
  const row = await db
    .selectFrom('mayor_term')
    .select(({ fn }) => fn.max('to_at').as('to_at'))
    .where('area_id', '=', areaId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return Number(row?.to_at ?? 0)
}

/** Terms with their election, and who serves them as a person and as the candidate. */
const named = (db: Db) =>
  db
    .selectFrom('mayor_term as t')
    .innerJoin('mayor_election as e', 'e.election_id', 't.election_id')
    .innerJoin('user_account as u', 'u.user_id', 't.user_id')
    .innerJoin('mayor_candidate as c', (join) =>
      join.onRef('c.election_id', '=', 't.election_id').onRef('c.place', '=', 't.place'),
    )

/** Who was in the seat of an area, for however long, in as many terms before that of an election as its rule asks for; once a term. */
export async function seatedBefore(db: Db, { area_id: areaId, term_no: termNo, most_in_row: terms }: Asked) {
  if (terms === 0) return []
  return named(db)
    .select(['t.user_id', 'e.term_no', 'c.block_no', 'u.nick_name', 'u.avatar'])
    .where('t.area_id', '=', areaId)
    .where('e.term_no', '<', termNo)
    .where('e.term_no', '>=', termNo - terms)
    .where((eb) => eb.or([eb('t.ended_at', 'is', null), eb('t.ended_at', '>', eb.ref('t.from_at'))]))
    .orderBy('t.term_id')
    .execute()
}

type Asked = Pick<MayorElectionTable, 'area_id' | 'term_no' | 'most_in_row'>

export type SeatedRow = Awaited<ReturnType<typeof seatedBefore>>[number]

export const insertTerm = (tx: Tx, row: MayorTermTable) => tx.insertInto('mayor_term').values(row).execute()

export const changeTerm = (tx: Tx, termId: number, change: Partial<MayorTermTable>) =>
  tx.updateTable('mayor_term').set(change).where('term_id', '=', termId).execute()

/** Terms with who serves them and what they did: figures of the term only, up to now. Source: community §7 (mayor may). */
const terms = (db: Db, now: number) => {
  const within = (at: string) =>
    sql`${sql.ref(at)} >= t.from_at and ${sql.ref(at)} <= coalesce(t.ended_at, ${now}::bigint)`
  const ruled = sql`select from dispute as d where d.dispute_id = r.dispute_id and d.area_id = t.area_id`
  const rulings = sql`from dispute_ruling as r where r.by_user_id = t.user_id and r.by_role = 'arbiter' and ${within('r.at')}
    and exists (${ruled})`
  return named(db)
    .selectAll('t')
    .select(['e.no', 'e.term_no', 'u.nick_name', 'u.avatar', 'c.block_no'])
    .select([
      sql<number>`(select count(*)::int from area_notice as n where n.area_id = t.area_id and n.by_user_id = t.user_id
        and ${within('n.created_at')})`.as('notices'),
      sql<number>`(select count(*)::int ${rulings})`.as('rulings'),
      sql<number>`(select count(*)::int ${rulings} and exists (select from dispute_ruling as o where o.dispute_id = r.dispute_id
        and o.ruling_id > r.ruling_id and (o.kind, o.seller_amount) <> (r.kind, r.seller_amount)))`.as('overturned'),
      sql<number>`(select count(*)::int from vote_support as s join vote as v on v.vote_id = s.vote_id
        where s.user_id = t.user_id and s.is_mayor and v.area_id = t.area_id and ${within('s.at')})`.as('supports'),
    ])
}

export type TermRow = Awaited<ReturnType<typeof termPage>>[number]

/** Who serves in an area now, with the figures. */
export const seatOf = (db: Db, areaId: number, now: number) =>
  terms(db, now).where('t.area_id', '=', areaId).where('t.state', '=', 'serving').executeTakeFirst()

const keys: CursorKeys = [sql<number>`-t.term_id`]

/** A page of the terms of an area, newest first, each row with its place. */
export const termPage = (db: Db, areaId: number, now: number, start: CursorStart, limit: number) =>
  pageByCursor(terms(db, now).where('t.area_id', '=', areaId), keys, start, limit)

export async function termCount(db: Db, areaId: number): Promise<number> {
  const row = await db
    .selectFrom('mayor_term')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('area_id', '=', areaId)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
