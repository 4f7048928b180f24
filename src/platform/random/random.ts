import { textFrom } from './alphabet'
import type { RandomText } from './types'

/** Randomness from the browser's generator. */
export const randomText: RandomText = (length) =>
  textFrom((count) => globalThis.crypto.getRandomValues(new Uint8Array(count)), length)
