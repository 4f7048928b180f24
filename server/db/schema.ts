import type { Kysely, Transaction } from 'kysely'
import type { CallCountTable, CommandTable, LeaseTable, SettingTable } from './once/command-tables'

/**
 * Every table: the database's own, and those that each `tables.ts` above declares into it; so the database knows nobody who uses it. A test
 * compares them with the migrated database.
 */
export interface Database {
  call_count: CallCountTable
  command: CommandTable
  lease: LeaseTable
  setting: SettingTable
}

/** What a query runs on: the pool, or a transaction. */
export type Db = Kysely<Database>

/** A running transaction. */
export type Tx = Transaction<Database>
