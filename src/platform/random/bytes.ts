import type { RandomBytes } from './types'

/** From the browser's generator. */
export const randomBytes: RandomBytes = (count) =>
  Promise.resolve()
    .then(() => [...globalThis.crypto.getRandomValues(new Uint8Array(count))])
    .catch(() => undefined)
