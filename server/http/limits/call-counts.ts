import type { Db } from '../../db/schema'
import type { Told } from './call-count-store'
import { addCounts, deleteCountsBefore } from './call-count-store'

const counts = new WeakMap<Db, CallCounts>()

/** The calls of an address are counted by minutes. */
export const callMinuteMs = 60_000

/**
 * The counts of this process: calls by address; sign-ins by `login ` and the caller; crashes on phones by `crash ` and the address. Who
 * asks first, the server's start, says how long a minute is.
 */
export function callCountsOf(db: Db, minuteMs?: number): CallCounts {
  const made = counts.get(db) ?? new CallCounts(db, minuteMs)
  counts.set(db, made)
  return made
}

/**
 * Counts the calls of each address in the current minute, over all processes on one database. A call is counted here at once. One statement
 * then adds the counts of all addresses to the common ones and returns the sums. The database's clock decides which minute it is. Our
 * decision: docs/decisions/0097-strangers.md
 */
export class CallCounts {
  #minute = 0
  /** The sums of all processes at the last exchange. */
  #known = new Map<string, number>()
  /** Counts on their way to the database. */
  #telling = new Map<string, number>()
  #untold = new Map<string, number>()
  #sharing: Promise<void> | undefined

  constructor(
    private readonly db: Db,
    private readonly minuteMs = callMinuteMs,
  ) {}

  /** Counts a call and returns the calls of its address in this minute, including this one. */
  count(address: string): number {
    const here = (this.#untold.get(address) ?? 0) + 1
    this.#untold.set(address, here)
    return (this.#known.get(address) ?? 0) + (this.#telling.get(address) ?? 0) + here
  }

  /**
   * Exchanges counts with the other processes. Nothing is sent while nobody calls. After a failure the local count stays as it is. One
   * exchange at a time, however slow the database.
   */
  share(): Promise<void> {
    this.#sharing ??= this.#share().finally(() => {
      this.#sharing = undefined
    })
    return this.#sharing
  }

  async #share(): Promise<void> {
    if (this.#untold.size === 0 && this.#known.size === 0) return
    const telling = this.#untold
    this.#telling = telling
    this.#untold = new Map()
    try {
      this.#hear(await this.#tell(telling))
    } catch {
      for (const [address, calls] of telling) this.#known.set(address, (this.#known.get(address) ?? 0) + calls)
    }
    this.#telling = new Map()
  }

  async #tell(telling: ReadonlyMap<string, number>): Promise<readonly Told[]> {
    const rows = await addCounts(this.db, telling, this.minuteMs)
    const minute = rows[0]?.minute ?? 0
    if (minute !== this.#minute) await deleteCountsBefore(this.db, minute)
    return rows
  }

  #hear(told: readonly Told[]): void {
    const minute = told[0]?.minute ?? 0
    if (minute !== this.#minute) this.#known = new Map()
    this.#minute = minute
    for (const { address, calls } of told) if (address !== null && calls !== null) this.#known.set(address, calls)
  }
}
