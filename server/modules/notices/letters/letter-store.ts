import type { Insertable, RawBuilder, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { LetterAudience } from '@contract/people/letters'
import { changeRows } from '../../../db/change-rows'
import { beginsWith } from '../../../db/containing'
import type { Db, Tx } from '../../../db/schema'
import { isOfAreas } from '../../area/open/of-areas'
import { copiesOf } from '../open/copies'
import type { LetterTable } from '../tables'

export type LetterRow = Selectable<LetterTable>

export const lockLetter = (tx: Tx, letterId: number) =>
  tx.selectFrom('letter').selectAll().where('letter_id', '=', letterId).forUpdate().executeTakeFirst()

export const insertLetter = (tx: Tx, row: Insertable<LetterTable>) => tx.insertInto('letter').values(row).execute()

/** Changes a letter; its version moves. */
export const changeLetter = (tx: Tx, letterId: number, to: Updateable<LetterTable>) =>
  changeRows(tx, 'letter', { letter_id: letterId }, to).execute()

/** Whom a letter reaches, with what it may call them. */
export interface Reader {
  readonly userId: number
  readonly nickName: string
  /** The least number of a block that they hold in the city; null without one. */
  readonly blockNo: number | null
}

/** Which people an audience is, of `u` and their blocks `b` in the city. */
function isMeant(audience: LetterAudience, areaId: number): RawBuilder<unknown> {
  switch (audience.kind) {
    case 'city':
      return sql`b.block_id is not null`
    case 'numbers':
      return sql`b.block_no between ${audience.noFrom} and ${audience.noTo}`
    case 'people':
      return sql`u.user_id = any(${audience.userIds}::bigint[]) and ${isOfAreas(sql`u.user_id`, [areaId])}`
    case 'rows':
      return sql`b.block_id is not null and (${beginsWith(audience.q, 'b.block_no', 'u.nick_name')} or u.mobile = ${audience.q})`
  }
}

/** Whom a letter of a city reaches now, once each; nobody who closed the account. */
export async function readersOf(db: Db, areaId: number, audience: LetterAudience): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`
    select u.user_id as "userId", u.nick_name as "nickName", min(b.block_no) as "blockNo"
    from user_account u left join block b on b.owner_user_id = u.user_id and b.area_id = ${areaId}
    where u.closed_at is null and ${isMeant(audience, areaId)} group by u.user_id order by u.user_id`.execute(db)
  return rows
}

/** A letter with who wrote it, and how many have it and have read it. */
export async function letterWith(db: Db, letterId: number) {
  const { rows } = await sql<LetterRow & { by: string; delivered: number; read: number }>`
    select l.*, s.name as by, c.delivered, c.read
    from letter l join staff s on s.staff_id = l.staff_id ${copiesOf} where l.letter_id = ${letterId}`.execute(db)
  return rows[0]
}

/** The accounts of staff among these. */
export async function staffAmong(db: Db, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('staff')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Whether the account of somebody of staff is a resident's. */
export async function isResident(db: Db, staffId: number): Promise<boolean> {
  const row = await db.selectFrom('staff').select('is_resident').where('staff_id', '=', staffId).executeTakeFirst()
  return row?.is_resident === true
}
