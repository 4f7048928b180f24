import type { WebLogin } from './types'

/** A mini-program has a login of its own. */
export const webLogin: WebLogin = { page: () => '', takeReturn: () => undefined, leave: () => undefined }
