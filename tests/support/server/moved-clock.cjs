// Loaded before a server that a test starts: its device's clock is so many milliseconds ahead. See same-hour.ts.
const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS)
const RealDate = Date

globalThis.Date = class extends RealDate {
  /** @param {ConstructorParameters<DateConstructor>} given */
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
