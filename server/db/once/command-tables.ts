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

/** Calls of an address in a minute. Our decision: docs/decisions/0097-strangers.md */
export interface CallCountTable {
  /** Minutes since 1970, by the database's clock. */
  minute: number
  address: string
  calls: number
}

/** Work that one process at a time does. Our decision: docs/decisions/0242-three-hosts.md */
export interface LeaseTable {
  name: string
  /** A number of the one who does it. */
  holder: number
  /** Others may take it from then on. */
  until: number
}
