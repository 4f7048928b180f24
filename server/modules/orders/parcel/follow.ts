import { runningStates } from '@contract/orders/transitions'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import type { Tracked } from '../../../tracking/course'
import type { Tracking } from '../../../tracking/tracking'
import { trackingOf } from '../../../tracking/tracking'
import { following } from '../rules/parcel'
import { findOrder } from '../store'
import { followKind } from '../deciding/plan'
import { hearOf } from './parcel'
import * as store from './parcel-store'

/** Called for what the provider refuses; the parcel is asked after again later. */
export type OnRefused = (orderId: number, because: string) => void

/** What the provider needs to know of a parcel. One carrier's parcels are told of only to who knows the reader's number. */
async function trackedOf(tx: Tx, orderId: number, parcel: { carrier: Tracked['carrier']; tracking_no: string }) {
  const { carrier, tracking_no: trackingNo } = parcel
  const mobile = carrier === 'sf' ? await store.mobileOf(tx, orderId) : undefined
  return { carrier, trackingNo, ...(mobile !== undefined && { mobile }) }
}

/** What the provider says; nothing when it is silent. Thrown errors would be tried again at once, and every ask is paid for. */
async function answerOf(tracking: Tracking, parcel: Tracked, isFollowed: boolean) {
  try {
    return await (isFollowed ? tracking.ask(parcel) : tracking.follow(parcel))
  } catch {
    return undefined
  }
}

/** What the jobs of parcels do, for who reads that one fails. */
export const parcelJobNames = {
  [followKind]: '跟踪物流',
} as const satisfies JobNames

/**
 * Follows the parcels of running orders, also after they were signed for: asks the provider once to tell of each, and asks after those of
 * which it told nothing. In a runner of its own, so that a slow answer delays no deadline. Without a provider nothing is followed. Our
 * decision: docs/decisions/0430-parcels.md
 */
export function parcelJobs(deps: Deps, onRefused: OnRefused): JobHandlers<keyof typeof parcelJobNames> {
  return {
    [followKind]: async (tx, orderId) => {
      const tracking = trackingOf(deps.config)
      const parcel = await store.parcelOf(tx, orderId)
      const order = parcel && (await findOrder(tx, orderId))
      const now = deps.clock.now()
      const isOver = !order || !runningStates.includes(order.state) || now >= (parcel?.sent_at ?? 0) + following.forMs
      if (!tracking || !parcel || isOver || !tracking.isKnown(parcel.carrier)) return
      const tracked = await trackedOf(tx, orderId, parcel)
      const done = await answerOf(tracking, tracked, parcel.followed_at !== null)
      if (!done) onRefused(orderId, 'no answer')
      else if (!done.ok) onRefused(orderId, done.error)
      else if (done.value.kind === 'followed') await store.setFollowed(tx, orderId, now)
      else {
        await store.setAsked(tx, orderId, now)
        if (done.value.told) await hearOf(tx, deps, orderId, done.value.told)
      }
      await schedule(tx, {
        kind: followKind,
        ref: orderId,
        runAt: now + (done ? following.askEveryMs : following.againMs),
      })
    },
  }
}
