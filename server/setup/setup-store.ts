import type { Insertable } from 'kysely'
import type { Tx } from '../db/schema'
import { blockStates } from '../modules/area/tables'
import type { CategoryTable, ItemTable } from '../modules/market/tables'

/** How many blocks one statement makes: the protocol counts parameters in 16 bits. */
const blocksPerStatement = 2_000

/** What an owner may have open at once unless the file says otherwise. Source: domain model §3.1 (capacity). */
const firstCapacity = 3

export const areaOf = (tx: Tx, areaId: number) =>
  tx.selectFrom('area').select(['area_id', 'name']).where('area_id', '=', areaId).executeTakeFirst()

/** The position of a new area: last in the list of cities. */
/** Whether a city is there already. */
export const hasArea = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('area').select('area_id').limit(1).executeTakeFirst()) !== undefined

export async function insertArea(tx: Tx, areaId: number, name: string): Promise<void> {
  const { sort } = await tx
    .selectFrom('area')
    .select(({ fn }) => fn.max('sort').as('sort'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('area')
    .values({ area_id: areaId, name, sort: (sort ?? 0) + 1 })
    .execute()
}

interface Numbers {
  readonly areaId: number
  readonly from: number
  readonly to: number
  readonly now: number
  readonly nextId: () => number
}

/** Makes the missing numbers of a range as unsold blocks; returns how many. */
export async function insertUnsold(tx: Tx, { areaId, from, to, now, nextId }: Numbers): Promise<number> {
  let made = 0
  for (let first = from; first <= to; first += blocksPerStatement) {
    const count = Math.min(blocksPerStatement, to - first + 1)
    const rows = Array.from({ length: count }, (_, at) => unsold(nextId(), areaId, first + at, now))
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('block')
      .values(rows)
      .onConflict((oc) => oc.columns(['area_id', 'block_no']).doNothing())
      .executeTakeFirst()
    made += Number(numInsertedOrUpdatedRows)
  }
  return made
}

const unsold = (block_id: number, area_id: number, block_no: number, created_at: number) => ({
  block_id,
  area_id,
  block_no,
  created_at,
  state: blockStates.unsold,
  capacity: firstCapacity,
  name: '',
  intro: '',
  thumbs: '',
  ver: 1,
})

export async function categoryOf(tx: Tx, areaId: number, name: string): Promise<number | undefined> {
  const category = tx.selectFrom('category').select('category_id')
  return (await category.where('area_id', '=', areaId).where('name', '=', name).executeTakeFirst())?.category_id
}

export const insertCategory = (tx: Tx, row: Insertable<CategoryTable>) =>
  tx.insertInto('category').values(row).execute()

export const itemOf = (tx: Tx, categoryId: number, name: string) =>
  tx
    .selectFrom('item')
    .select(['unit', 'min_qty', 'tick'])
    .where('category_id', '=', categoryId)
    .where('name', '=', name)
    .executeTakeFirst()

export const insertItem = (tx: Tx, row: Insertable<ItemTable>) => tx.insertInto('item').values(row).execute()

/** A block with its owner, locked. */
export const blockOf = (tx: Tx, areaId: number, blockNo: number) =>
  tx
    .selectFrom('block as b')
    .leftJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['b.block_id', 'b.state', 'u.user_id', 'u.nick_name', 'u.mobile', 'u.is_admin'])
    .where('b.area_id', '=', areaId)
    .where('b.block_no', '=', blockNo)
    .forUpdate('b')
    .executeTakeFirst()

const isAnybody = async (row: Promise<object | undefined>) => (await row) !== undefined

export const hasMobile = (tx: Tx, mobile: string) =>
  isAnybody(tx.selectFrom('user_account').select('user_id').where('mobile', '=', mobile).executeTakeFirst())

export const hasOperator = (tx: Tx) =>
  isAnybody(tx.selectFrom('user_account').select('user_id').where('is_admin', '=', true).limit(1).executeTakeFirst())
