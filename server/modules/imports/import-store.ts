import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import type { BlockTable, BlockZoneTable } from '../area/tables'
import { blockStates } from '../area/tables'
import type { CategoryTable, ItemTable } from '../market/tables'
import type { UserAccountTable } from '../session/tables'

/** Rows per statement; PostgreSQL takes at most 65,535 parameters. */
const atOnce = 1_000

const inParts = async <T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += atOnce) await write(rows.slice(at, at + atOnce))
}

export const lockArea = (tx: Tx, areaId: number) =>
  tx.selectFrom('area').select('area_id').where('area_id', '=', areaId).forUpdate().executeTakeFirst()

export const zonesOf = (db: Db, areaId: number) =>
  db.selectFrom('block_zone').selectAll().where('area_id', '=', areaId).orderBy('sort').execute()

export const blocksOf = (db: Db, areaId: number) =>
  db
    .selectFrom('block as b')
    .leftJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['b.block_id', 'b.block_no', 'b.state', 'u.nick_name'])
    .where('b.area_id', '=', areaId)
    .execute()

export const categoriesOf = (db: Db, areaId: number) =>
  db.selectFrom('category').selectAll().where('area_id', '=', areaId).execute()

export const itemsOf = (db: Db, areaId: number) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .select(['i.name', 'c.name as category', 'i.unit'])
    .where('c.area_id', '=', areaId)
    .execute()

/** Which of these mobile numbers somebody has. */
export async function knownMobiles(db: Db, mobiles: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ mobile: string }>`
    select mobile from user_account where mobile <> '' and mobile = any(${sql.val([...mobiles])}::text[])`.execute(db)
  return new Set(rows.map(({ mobile }) => mobile))
}

export const insertZones = (tx: Tx, rows: readonly Insertable<BlockZoneTable>[]) =>
  inParts(rows, (part) => tx.insertInto('block_zone').values(part).execute())

export const insertBlocks = (tx: Tx, rows: readonly Insertable<BlockTable>[]) =>
  inParts(rows, (part) => tx.insertInto('block').values(part).execute())

export const insertCategories = (tx: Tx, rows: readonly Insertable<CategoryTable>[]) =>
  inParts(rows, (part) => tx.insertInto('category').values(part).execute())

export const insertItems = (tx: Tx, rows: readonly Insertable<ItemTable>[]) =>
  inParts(rows, (part) => tx.insertInto('item').values(part).execute())

export interface MovingIn {
  readonly block_id: number
  readonly user_id: number
  readonly capacity: number
}

/** Gives unsold blocks to new people. */
export async function moveIn(
  tx: Tx,
  people: readonly Insertable<UserAccountTable>[],
  blocks: readonly MovingIn[],
  now: number,
): Promise<void> {
  await inParts(people, (part) => tx.insertInto('user_account').values(part).execute())
  await inParts(blocks, (part) =>
    sql`update block as b set owner_user_id = m.user_id, capacity = m.capacity, state = ${blockStates.held}, held_since = ${now},
        ver = b.ver + 1
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as m (block_id bigint, user_id bigint, capacity integer)
      where b.block_id = m.block_id and b.state = ${blockStates.unsold}`.execute(tx),
  )
}
