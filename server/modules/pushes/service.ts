import { dayMs } from '@contract/durations'
import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { PushMessage } from '../../wechat/push'
import type { PushHandlers } from './open/handlers'
import * as store from './store'

/** How long repeats are known; WeChat gives up within seconds. */
const keptMs = 3 * dayMs

/** Deletes what no repeat can come of any more. */
export const sweepPushes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => store.deletePushes(db, clock.now() - keptMs)

/** Does what a message asks for, once however often it comes; what nobody waits for leaves nothing. */
export async function takeOnce(deps: Deps, handlers: PushHandlers, message: PushMessage, mark: string): Promise<void> {
  const handler =
    message.MsgType === 'event' && Object.hasOwn(handlers, message.Event) ? handlers[message.Event] : undefined
  if (!handler) return
  await transact(deps.db, async (tx) => {
    if (await store.claimPush(tx, mark, deps.clock.now())) await handler(tx, deps, message)
    return ok(undefined)
  })
}
