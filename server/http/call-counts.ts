import type { Db } from '../db/schema'
import type { Told } from './call-count-store'
import { addCounts, deleteCountsBefore } from './call-count-store'

const counts = new WeakMap<Db, CallCounts>()

/** The calls of an address are counted by minutes. */
export const callMinuteMs = 60_000

/**
 * The counts of this process: of calls by address, of sign-ins by `login ` and who tries, of faults on phones by
 * `fault ` and the address.
 */
export function callCountsOf(db: Db): CallCounts {
  const made = counts.get(db) ?? new CallCounts(db)
  counts.set(db, made)
  return made
}

/**
 * Calls of each address in the running minute, of all processes on one database. A call is counted here at once; what was counted is
 * added to the others' in one statement, however many addresses it was, and the answer says what they have counted. Which minute it is
 * the database says. Our decision: docs/decisions/0122-outer-limit.md
 */
export class CallCounts {
  #minute = 0
  /** What all processes had told of when we last asked. */
  #known = new Map<string, number>()
  /** On its way to the database. */
  #telling = new Map<string, number>()
  #untold = new Map<string, number>()
  #sharing: Promise<void> | undefined

  constructor(
    private readonly db: Db,
    private readonly minuteMs = callMinuteMs,
  ) {}

  /** Counts a call and gives the calls of its address in this minute, this one among them. */
  count(address: string): number {
    const here = (this.#untold.get(address) ?? 0) + 1
    this.#untold.set(address, here)
    return (this.#known.get(address) ?? 0) + (this.#telling.get(address) ?? 0) + here
  }

  /**
   * Tells the other processes and hears of them. Nothing is asked while nobody calls. A failure leaves the count as it is here. While the
   * database lets one question wait no second one is asked.
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
