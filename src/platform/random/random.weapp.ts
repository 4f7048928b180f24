import { textFrom } from './alphabet'
import type { RandomText } from './types'

/** Chance in the mini-program, which has no synchronous generator of its own; the texts only name devices and requests. */
export const randomText: RandomText = (length) =>
  textFrom((count) => Uint8Array.from({ length: count }, () => Math.floor(Math.random() * 256)), length)
