import { wakeReminded } from './modules/pay/dispatch/tell'
import type { PushHandlers } from './modules/pushes/open/handlers'

/** What the server does about WeChat's messages; any other is heard and forgotten. */
export const pushHandlers: PushHandlers = {
  trade_manage_remind_shipping: (tx, deps, message) => wakeReminded(tx, deps, message['transaction_id']),
}
