import type { PushHandlers } from './modules/pushes/open/handlers'

/** What the server does about WeChat's messages; any other is heard and forgotten. */
export const pushHandlers: PushHandlers = {}
