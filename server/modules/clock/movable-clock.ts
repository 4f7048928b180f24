import type { Db } from '../../db/schema'
import { keepOffset, keptOffset } from './store'

/** A clock that development may move forward: the real one plus an offset that is kept in the database. */
export class MovableClock {
  #offsetMs = 0

  constructor(
    readonly realNow: () => number,
    private readonly db: Db,
  ) {}

  now(): number {
    return this.realNow() + this.#offsetMs
  }

  /** Restores the offset of an earlier run. */
  async load(): Promise<void> {
    this.#offsetMs = await keptOffset(this.db)
  }

  /** Moves to an instant, which must not lie before the clock's time: stored times would then be in the future. Returns the new time. */
  async moveTo(instant: number): Promise<number> {
    if (instant < this.now()) throw new RangeError('the clock only moves forward')
    this.#offsetMs = instant - this.realNow()
    await keepOffset(this.db, this.#offsetMs)
    return this.now()
  }
}
