import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ControlledTransaction } from 'kysely'
import { sql } from 'kysely'
import type { OpenSettings } from '../open'
import { openDatabase } from '../open'
import type { Database, Db } from '../schema'
import type { Because } from './counts'
import { countRead } from './counts'

type Reading = ControlledTransaction<Database>

interface ReplicaSettings extends OpenSettings {
  /** How long a read waits until a standby answers and has all that it must show. */
  readonly patienceMs?: number
  /** How long the standby is left alone that was behind or failed. */
  readonly restMs?: number
  /** Called with a sentence when reads leave it, and when they come back. */
  readonly onChange?: (words: string) => void
}

/** How long before a standby that lacks something is asked again. */
const againMs = 3

/** How far the primary has written for good: nobody was told of anything behind it. */
async function positionOf(primary: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary)
  return rows[0]?.position ?? ''
}

/** Whether a standby shows everything up to a position. Throws when it is no standby: nobody knows what such a server has. */
async function hasAll(standby: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ is_standby: boolean; has_all: boolean | null }>`
    select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has_all`.execute(
    standby,
  )
  if (rows[0]?.is_standby !== true) throw new Error('its address leads to no standby')
  return rows[0].has_all === true
}

/** Ends a transaction that has written nothing; of one whose connection is lost nothing is left to end. */
async function end(reading: Reading | undefined): Promise<void> {
  await reading
    ?.rollback()
    .execute()
    .catch(() => undefined)
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * A second address of the database, for reads: one standby of PostgreSQL, or several behind one address. A read gets it only when it shows
 * everything that was committed before, so it is never staler than the primary. Source: decision 0242.
 */
export class Replica {
  readonly db: Db
  readonly #patienceMs: number
  readonly #restMs: number
  readonly #onChange: (words: string) => void
  /** Until when it is left alone; 0 while reads go to it. */
  #restsUntil = 0

  constructor(url: string, { patienceMs = 100, restMs = 1_000, onChange, ...settings }: ReplicaSettings = {}) {
    this.db = openDatabase(url, settings)
    this.#patienceMs = patienceMs
    this.#restMs = restMs
    this.#onChange = onChange ?? (() => undefined)
  }

  /** Whether reads go to it. */
  get isUsed(): boolean {
    return this.#restsUntil === 0
  }

  /**
   * Does what only reads, in one read-only transaction, because each connection may lead to another standby. Does it on the primary when
   * the standby lacks something, does not answer, or fails.
   */
  async read<T>(primary: Db, work: (db: Db) => Promise<T>): Promise<T> {
    const onPrimary = (because: Because) => {
      countRead(because)
      return work(primary)
    }
    if (this.#isResting()) return onPrimary('resting')
    const reading = await this.#begin(await positionOf(primary))
    if (typeof reading === 'string') return onPrimary(reading)
    try {
      const value = await work(reading)
      this.#isBack()
      countRead()
      return value
    } catch (error) {
      this.#rest(wordsOf(error))
      return await onPrimary('failed')
    } finally {
      void end(reading)
    }
  }

  /** Whether it has everything that is committed on the primary. */
  async isFresh(primary: Db): Promise<boolean> {
    const reading = await this.#begin(await positionOf(primary))
    if (typeof reading === 'string') return false
    await end(reading)
    return true
  }

  /** A transaction on a standby that has everything up to a position, or why there is none in time. */
  async #begin(position: string): Promise<Reading | Because> {
    const timer = new AbortController()
    const late = sleep(this.#patienceMs, undefined, { signal: timer.signal })
    const opening = this.#open(position, performance.now() + this.#patienceMs)
    try {
      const reading = await Promise.race([opening, late])
      if (reading) return reading
      this.#rest('it lacks what is committed, or does not answer')
      // It may still come when nobody waits for it any more.
      opening.then(end).catch(() => undefined)
      return 'behind'
    } catch (error) {
      this.#rest(wordsOf(error))
      return 'failed'
    } finally {
      timer.abort()
    }
  }

  async #open(position: string, until: number): Promise<Reading | undefined> {
    const reading = await this.db
      .startTransaction()
      .setIsolationLevel('read committed')
      .setAccessMode('read only')
      .execute()
    try {
      while (!(await hasAll(reading, position))) {
        if (performance.now() > until) {
          await end(reading)
          return undefined
        }
        await sleep(againMs)
      }
      return reading
    } catch (error) {
      await end(reading)
      throw error
    }
  }

  #isResting(): boolean {
    const now = performance.now()
    if (now < this.#restsUntil) return true
    // One read looks whether it is back, and the others do not wait for that.
    if (!this.isUsed) this.#restsUntil = now + this.#restMs
    return false
  }

  #rest(why: string): void {
    if (this.isUsed) this.#onChange(`Reads leave the replica for the primary: ${why}.`)
    this.#restsUntil = performance.now() + this.#restMs
  }

  #isBack(): void {
    if (!this.isUsed) this.#onChange('Reads go to the replica again.')
    this.#restsUntil = 0
  }
}
