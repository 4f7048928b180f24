import type { Db, Tx } from '../../db/schema'
import type { StaffColumnsTable, StaffFilterTable } from './tables'

/** What one person keeps, of one list or of all. */
export interface Whose {
  readonly staffId: number
  readonly list?: string
}

export const filtersOf = (db: Db, { staffId, list }: Whose) =>
  db
    .selectFrom('staff_filter')
    .select(['list', 'name', 'address'])
    .where('staff_id', '=', staffId)
    .$if(list !== undefined, (query) => query.where('list', '=', list ?? ''))
    .orderBy('at')
    .orderBy('name')
    .execute()

export const columnsOf = (db: Db, { staffId, list }: Whose) =>
  db
    .selectFrom('staff_columns')
    .select(['list', 'keys'])
    .where('staff_id', '=', staffId)
    .$if(list !== undefined, (query) => query.where('list', '=', list ?? ''))
    .execute()

/** What one person keeps is changed one after the other: names and their number are looked at. */
export const lockPerson = (tx: Tx, staffId: number) =>
  tx.selectFrom('staff').select('staff_id').where('staff_id', '=', staffId).forNoKeyUpdate().executeTakeFirstOrThrow()

export const insertFilter = (tx: Tx, row: StaffFilterTable) => tx.insertInto('staff_filter').values(row).execute()

type FilterKey = Pick<StaffFilterTable, 'staff_id' | 'list' | 'name'>

export const changeFilter = (tx: Tx, key: FilterKey, to: Pick<StaffFilterTable, 'name' | 'address'>) =>
  tx
    .updateTable('staff_filter')
    .set(to)
    .where((eb) => eb.and({ ...key }))
    .execute()

export const dropFilter = (tx: Tx, key: FilterKey) =>
  tx
    .deleteFrom('staff_filter')
    .where((eb) => eb.and({ ...key }))
    .execute()

export const keepColumns = (tx: Tx, row: StaffColumnsTable) =>
  tx
    .insertInto('staff_columns')
    .values(row)
    .onConflict((oc) => oc.columns(['staff_id', 'list']).doUpdateSet({ keys: row.keys }))
    .execute()

export const dropColumns = (tx: Tx, key: Omit<StaffColumnsTable, 'keys'>) =>
  tx
    .deleteFrom('staff_columns')
    .where((eb) => eb.and({ ...key }))
    .execute()
