import type { Db, Tx } from '../../db/schema'
import type { AddressTable } from './tables'

/** A person's addresses: the default one first, then the latest changed. */
export const addressesOf = (db: Db, userId: number) =>
  db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('address_id', 'desc')
    .execute()

/** One address of a person. */
export const findAddress = (db: Db, userId: number, addressId: number) =>
  db
    .selectFrom('address')
    .selectAll()
    .where('address_id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const insertAddress = (tx: Tx, row: AddressTable) => tx.insertInto('address').values(row).execute()

export const changeAddress = (tx: Tx, addressId: number, change: Partial<AddressTable>) =>
  tx.updateTable('address').set(change).where('address_id', '=', addressId).execute()

/** A person has no default address, until another one is it. */
export const noDefault = (tx: Tx, userId: number) =>
  tx
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()

export const dropAddress = (tx: Tx, addressId: number) =>
  tx.deleteFrom('address').where('address_id', '=', addressId).execute()
