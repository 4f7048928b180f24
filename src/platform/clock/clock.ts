/** The device's own clock in epoch milliseconds. It may be wrong; what the server says is in `lib/session/server-clock`. */
export const deviceClock = { now: (): number => Date.now() }
