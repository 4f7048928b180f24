import { later } from './natives'

let current: object | undefined

/** Runs what a finger set off: until the next turn of the clock, calls that want a tap are allowed. */
export function insideTap(run: () => void): void {
  const tap = {}
  current = tap
  later(() => {
    if (current === tap) current = undefined
  }, 0)
  run()
}

/**
 * Calls that WeChat allows in the turn of a tap only: after a request or a timer they fail. Sources: the vendor's pages of these calls
 * (`requestSubscribeMessage`: since 2.8.2 after a tap or the answer of a payment; `openSetting`: since 2.3.0; `getUserProfile`;
 * `shareFileMessage`), and what developers report of calls that waited first.
 */
const wantTap = new Set(['requestSubscribeMessage', 'openSetting', 'getUserProfile', 'shareFileMessage'])

export const isAllowed = (call: string): boolean => !wantTap.has(call) || current !== undefined

/** The answers in which such calls are allowed, too. */
export const countsAsTap = (call: string): boolean => call === 'requestPayment'
