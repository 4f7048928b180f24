import type { Clock } from '../../deps'

/** How many may tell in a minute: one address, and all of them in this process. */
const most = { each: 10, all: 300 }

const minuteMs = 60_000

/** Whether one more of this address fits into the running minute. What does not fit is not remembered. */
export function minuteLimit(clock: Clock): (address: string) => boolean {
  const counts = new Map<string, number>()
  let minute = 0
  let all = 0
  return (address) => {
    const now = Math.floor(clock.now() / minuteMs)
    if (now !== minute) {
      minute = now
      all = 0
      counts.clear()
    }
    const count = counts.get(address) ?? 0
    if (count >= most.each || all >= most.all) return false
    counts.set(address, count + 1)
    all += 1
    return true
  }
}
