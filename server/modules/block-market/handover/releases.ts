import { handoverTransitionFor } from '@contract/block/transitions'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import * as store from './store'
import { forgetJob, releaseJob } from './transaction'
import { findOrder } from '../cart-store'
import { tellReleased } from '../news'
import { releaseSale } from './sale-money'

/** Gives the seller the held money, when nobody objected within the day. Source: community §8, row 6. */
export async function release(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const row = await store.lockHandover(tx, orderId)
  const step = row && handoverTransitionFor('release', 'timer', row.state)
  if (!step || row.release_at === null) return
  const { release_at: runAt } = row
  if (runAt > deps.clock.now()) return schedule(tx, { kind: releaseJob, ref: orderId, runAt })
  await store.changeHandover(tx, orderId, { state: 'done', release_at: null })
  const order = await findOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} vanished`)
  await releaseSale(tx, deps, order)
  await tellReleased(tx, deps, order)
}

/** Erases a password that nobody asked for in time. */
export async function forget(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const row = await store.lockHandover(tx, orderId)
  if (!row || row.sealed_until === null) return
  if (row.sealed_until > deps.clock.now())
    await schedule(tx, { kind: forgetJob, ref: orderId, runAt: row.sealed_until })
  else await store.erasePassword(tx, orderId, null)
}
