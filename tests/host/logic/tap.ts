import { later } from './natives'

let current: object | undefined

/** Runs the handlers of a tap: until the next task, calls that need a tap are allowed. */
export function insideTap(run: () => void): void {
  const tap = {}
  current = tap
  later(() => {
    if (current === tap) current = undefined
  }, 0)
  run()
}

/**
 * Calls that WeChat allows only in the task of a tap: after a request or a timer they fail. Sources: the vendor's pages of these calls
 * (`requestSubscribeMessage`: since 2.8.2 after a tap or the answer of a payment; `openSetting`: since 2.3.0; `getUserProfile`;
 * `shareFileMessage`), and what developers report of calls that waited first.
 */
const wantTap = new Set(['requestSubscribeMessage', 'openSetting', 'getUserProfile', 'shareFileMessage'])

export const isAllowed = (call: string): boolean => !wantTap.has(call) || current !== undefined

/** Calls in whose answers they are allowed too. */
export const countsAsTap = (call: string): boolean => call === 'requestPayment'
