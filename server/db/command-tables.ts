import type { ColumnType } from 'kysely'

/** One command of a user: its input's hash and the first answer. Source: domain model §3 (notation, `clientNo`). */
export interface CommandTable {
  user_id: number
  client_no: string
  /** The path of the call. */
  call: string
  /** SHA-256 of the input. */
  input_hash: Buffer
  /** JSON; null only while the command's own transaction runs. */
  answer: ColumnType<unknown, string | null, string>
  at: number
}

/** A value the server keeps about itself. */
export interface SettingTable {
  key: string
  value: string
}

export interface CommandTables {
  command: CommandTable
  setting: SettingTable
}
