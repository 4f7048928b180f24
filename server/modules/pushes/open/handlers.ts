import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { PushMessage } from '../../../wechat/push'

/**
 * Does what one kind of message of WeChat's asks for, in the transaction that keeps that it is done. A message proves that WeChat spoke,
 * not that its text is true today: what matters is asked for again.
 */
type PushHandler = (tx: Tx, deps: Deps, message: PushMessage) => Promise<void>

/** By the names of their events. */
export type PushHandlers = Readonly<Record<string, PushHandler>>
