import type { FastifyInstance } from 'fastify'
import { adminClock } from '@contract/endpoints/city/area'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { MovableClock } from './movable-clock'

/** Moves the clock, where development settings allow it. Refusal: NO_RIGHT for moving it back. Source: domain model §6.3 (operator), §8. */
export function clockRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps
  if (!(clock instanceof MovableClock)) return
  mount(app, adminClock, deps, async ({ to, byMs }) => {
    const now = clock.now()
    const target = to ?? now + (byMs ?? 0)
    return target < now ? err(refusal('NO_RIGHT')) : ok({ now: await clock.moveTo(target) })
  })
}
