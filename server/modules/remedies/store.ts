import { sql } from 'kysely'
import type { RemedyKind } from '@contract/console/remedies'
import type { StaffAreas } from '@contract/console/roles'
import type { Db, Tx } from '../../db/schema'
import '../corrections/tables'
import type { RemedyTable } from './tables'

const remedies = (db: Db) =>
  db
    .selectFrom('remedy as r')
    .innerJoin('user_account as u', 'u.user_id', 'r.by_user_id')
    .leftJoin('staff as s', 's.user_id', 'r.by_user_id')
    .selectAll('r')
    .select((eb) => eb.fn.coalesce('s.name', 'u.nick_name').as('by'))
    .select(
      sql<boolean>`exists (select from correction as c where c.txn_id = r.txn_id and c.state = 'done')`.as(
        'isCorrected',
      ),
    )

export type RemedyRow = NonNullable<Awaited<ReturnType<typeof findRemedy>>>

export const findRemedy = (db: Db, remedyId: number) =>
  remedies(db).where('r.remedy_id', '=', remedyId).executeTakeFirst()

/** What was put right of a case in these areas, newest first; of a resident all that they were given there. */
export const remediesOf = (
  db: Db,
  { refType, refId }: { readonly refType: string; readonly refId: number },
  areas: StaffAreas,
) =>
  remedies(db)
    .$if(areas !== null, (rows) => rows.where('r.area_id', 'in', [-1, ...(areas ?? [])]))
    .where((eb) =>
      refType === 'user'
        ? eb.and([eb('r.user_id', '=', refId), eb('r.kind', '=', 'goodwill')])
        : eb.and([eb('r.ref_type', '=', refType as RemedyTable['ref_type']), eb('r.ref_id', '=', refId)]),
    )
    .orderBy('r.remedy_id', 'desc')
    .limit(50)
    .execute()

export const insertRemedy = (tx: Tx, row: RemedyTable) => tx.insertInto('remedy').values(row).execute()

/** What the seller has of an order since it was divided anew; undefined while it was not. */
export async function reallotted(db: Db, orderId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('remedy')
    .select('seller_amount')
    .where('kind', '=', 'reallot')
    .where('ref_id', '=', orderId)
    .executeTakeFirst()
  return row?.seller_amount ?? undefined
}

/** Whether a number of a bank, or of a payment outside, was entered before, and that stands. */
export async function isUsed(db: Db, kind: RemedyKind, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('remedy')
    .select('remedy_id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('correction as c')
            .select('c.correction_id')
            .whereRef('c.txn_id', '=', 'remedy.txn_id')
            .where('c.state', '=', 'done'),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/**
 * What counts with the next remedy of a kind for a person towards two persons: what they got so since a moment, and what waits for a second
 * one. One statement, so that what is agreed to meanwhile counts once.
 */
export async function givenBefore(
  db: Db,
  kind: 'returned' | 'goodwill',
  userId: number,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from (
      select amount from remedy where kind = ${kind} and user_id = ${userId} and at >= ${since}
      union all
      select (payload ->> 'amount')::bigint from approval where kind = ${kind} and state = 'waiting' and expires_at > ${now}
        and (payload ->> 'userId')::bigint = ${userId}) as parts`.execute(db)
  return rows[0]?.sum ?? 0
}

/** A resident, and the least of the areas looked at in which they hold a block; undefined when there is none. */
export const residentOf = (db: Db, userId: number, areas: StaffAreas) =>
  db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['u.user_id', 'u.nick_name', 'u.closed_at', 'b.area_id', 'b.block_no'])
    .where('b.owner_user_id', '=', userId)
    .$if(areas !== null, (rows) => rows.where('b.area_id', 'in', [-1, ...(areas ?? [])]))
    .orderBy('b.area_id')
    .orderBy('b.block_no')
    .limit(1)
    .executeTakeFirst()

/** Which of these people have closed their account: nobody gives them anything. */
export async function hasClosed(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
