import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { callCountsOf, callMinuteMs } from './call-counts'

/** How often the processes exchange their counts: an address may exceed its limit for at most this long. */
const shareEveryMs = 1_000

/**
 * Makes `app.rateLimit()` count the calls of each address, in all processes together, and answer BUSY to those beyond the limit per minute.
 * Any burst within the limit passes at once. Our decision: docs/decisions/0097-strangers.md
 */
export function limitCalls(app: FastifyInstance, { db, config }: Deps): void {
  const counts = callCountsOf(db, config.callMinuteMs)
  class Shared {
    incr(address: string, tell: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      tell(null, { current: counts.count(address), ttl: callMinuteMs })
    }
    child(): Shared {
      return this
    }
  }
  app.register(rateLimit, { global: false, max: config.callsPerMinute, timeWindow: callMinuteMs, store: Shared })
  let sharing = Promise.resolve()
  const timer = setInterval(() => {
    sharing = counts.share()
  }, shareEveryMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sharing
  })
}
