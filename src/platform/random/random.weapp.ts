import { textFrom } from './alphabet'
import type { RandomText } from './types'

/** Randomness in the mini-program, which has no synchronous secure generator; the texts only name devices and requests. */
export const randomText: RandomText = (length) =>
  textFrom((count) => Uint8Array.from({ length: count }, () => Math.floor(Math.random() * 256)), length)
