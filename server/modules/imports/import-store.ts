import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import type { BlockTable, BlockZoneTable } from '../area/tables'
import { blockStates } from '../area/tables'
import type { CategoryTable, ItemTable } from '../market/tables'
import type { UserAccountTable } from '../session/tables'

/** Rows per statement; PostgreSQL takes at most 65,535 parameters. */
const perStatement = 1_000

const inParts = async <T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += perStatement) await write(rows.slice(at, at + perStatement))
}

export const blocksOf = (db: Db, areaId: number) =>
  db.selectFrom('block').select('block_no').where('area_id', '=', areaId).execute()

/** Whether the owner of `b` ever signed in: devices and sessions are swept, the record of a first login stays. */
const hasEntered = sql<boolean>`exists (select from referral as f where f.user_id = b.owner_user_id)
  or exists (select from known_device as k where k.user_id = b.owner_user_id)
  or exists (select from session_token as t where t.user_id = b.owner_user_id)`

/** Keeps the owners of these blocks from signing in for the first time until the transaction ends. */
export const lockOwners = (tx: Tx, areaId: number, numbers: readonly number[]) =>
  sql`select u.user_id from user_account as u join block as b on b.owner_user_id = u.user_id
    where b.area_id = ${areaId} and b.block_no = any(${sql.val([...numbers])}::integer[])
    order by u.user_id for update of u`.execute(tx)

/** The blocks of an area and who lives in them. */
export const residentsOf = (db: Db, areaId: number) =>
  db
    .selectFrom('block as b')
    .leftJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['b.block_id', 'b.block_no', 'b.state', 'b.capacity', 'u.user_id', 'u.nick_name', 'u.mobile'])
    .select(hasEntered.as('hasEntered'))
    .where('b.area_id', '=', areaId)
    .execute()

export const categoriesOf = (db: Db, areaId: number) =>
  db.selectFrom('category').selectAll().where('area_id', '=', areaId).execute()

export const itemsOf = (db: Db, areaId: number) =>
  db
    .selectFrom('item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .select(['i.item_id', 'i.category_id', 'i.name', 'c.name as category', 'i.unit', 'i.min_qty', 'i.tick', 'i.sort'])
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

export const changeItem = (tx: Tx, itemId: number, change: { readonly min_qty: number; readonly tick: number }) =>
  changeRows(tx, 'item', { item_id: itemId }, change).execute()

/** What is new of a resident who never signed in. */
export interface Changed {
  readonly block_id: number
  readonly user_id: number
  readonly nick_name: string
  readonly mobile: string
  readonly capacity: number
}

/** A founder password made for who stood there before no longer holds. */
export const changeResidents = (tx: Tx, rows: readonly Changed[]) =>
  inParts(rows, async (part) => {
    const recordset = sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
      as m (block_id bigint, user_id bigint, nick_name text, mobile text, capacity integer)`
    await sql`update user_account as u set nick_name = m.nick_name, mobile = m.mobile
      from ${recordset} where u.user_id = m.user_id`.execute(tx)
    await sql`update block as b set capacity = m.capacity, founder_hash = null, ver = b.ver + 1
      from ${recordset} where b.block_id = m.block_id`.execute(tx)
  })

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

/** The held blocks of an area, or those of these numbers, whose owners never signed in, by number. */
export const waitingOf = (db: Db, areaId: number, numbers?: readonly number[]) =>
  db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['b.block_id', 'b.block_no', 'u.nick_name'])
    .select(sql<boolean>`b.founder_hash is not null`.as('hasPassword'))
    .where('b.area_id', '=', areaId)
    .where('b.state', '=', blockStates.held)
    .where(sql<boolean>`not (${hasEntered})`)
    .$if(numbers !== undefined, (query) => query.where('b.block_no', 'in', [...(numbers ?? [])]))
    .orderBy('b.block_no')
    .execute()

export interface NewFounder {
  readonly block_id: number
  /** Argon2id. */
  readonly hash: string
}

export const setFounders = (tx: Tx, rows: readonly NewFounder[]) =>
  sql`update block as b set founder_hash = m.hash, ver = b.ver + 1
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ block_id, hash }) => ({ block_id, hash })))}::jsonb)
      as m (block_id bigint, hash text)
    where b.block_id = m.block_id`.execute(tx)
