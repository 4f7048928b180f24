import type { Call } from '@/lib/http/client'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { sleep } from '@/platform/timers/timers'

/** The longest that the next call waits for the answer to the one before. */
const turnMs = 100

/**
 * Calls made while the drawing is shown are sent after it is gone, one after the other, each in a task of its own. Their data has just come
 * with the page, and handling all of them at once would slow down the app's start. Our decision: docs/decisions/0100-first-paint.md
 */
export function afterFirstPaint(call: Call): Call {
  let before: Promise<unknown> = Promise.resolve()
  return (...given) => {
    if (!firstPaint.isShown()) return call(...given)
    const gone = new Promise<void>((done) => firstPaint.onceGone(done))
    const begun = Promise.all([before, gone]).then(() => sleep(0))
    const answer = begun.then(() => call(...given))
    before = begun.then(() => Promise.race([answer, sleep(turnMs)]))
    return answer
  }
}
