import type { Db } from '../../db/schema'

const settingKey = 'clock_offset_ms'

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

  /** Takes up the offset of an earlier run. */
  async load(): Promise<void> {
    const row = await this.db.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst()
    this.#offsetMs = Number(row?.value ?? 0)
  }

  /** Moves to an instant, which must not be in the clock's past: stored times would lie in the future. Gives the new time. */
  async moveTo(instant: number): Promise<number> {
    if (instant < this.now()) throw new RangeError('the clock only moves forward')
    this.#offsetMs = instant - this.realNow()
    const value = String(this.#offsetMs)
    await this.db
      .insertInto('setting')
      .values({ key: settingKey, value })
      .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
      .execute()
    return this.now()
  }
}
