import type { Kysely } from 'kysely'
import type { StaffRole } from '@contract/console/roles'
import type { Config } from './config/config'
import type { Replica } from './db/reads/replica'
import type { Database } from './db/schema'

/** Tells the time. Only `server/main.ts` and commands read the machine's clock. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

/** Gives unpredictable bytes. */
export interface Random {
  bytes(count: number): Buffer
}

/** Makes ids. Our decision: docs/decisions/0001-contract.md */
export interface Ids {
  /** The next id: greater than every one before it in this process, below 2^53. */
  next(): number
}

/** What the audit keeps of who acts. */
export interface ActingStaff {
  readonly staffId: number
  /** The role that allows the call, as the audit names it. What somebody may read or do goes by all of them. */
  readonly role: StaffRole
  readonly roles: readonly StaffRole[]
  readonly ip: string
  readonly sessionId: number
}

/** All that services take from outside. */
export interface Deps {
  readonly db: Kysely<Database>
  /** A second address of the database, if there is one; used by `readFresh` alone. */
  readonly replica?: Replica
  readonly clock: Clock
  readonly random: Random
  readonly config: Config
  readonly ids: Ids
  /** Who of staff makes the call that is carried out; for the audit. */
  readonly staff?: ActingStaff
}
