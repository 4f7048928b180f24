import type { PlatformKind } from './types'

/** Whether a user agent is WeChat's browser. Source: specification §1 (messenger marker). */
export const isMessengerBrowser = (userAgent: string): boolean => /micromessenger/i.test(userAgent)

/** The platform a user agent stands for. Our app shell adds `MenpaiApp` to its user agent. */
export function platformOf(userAgent: string): PlatformKind {
  if (/menpaiapp/i.test(userAgent)) return 'app'
  return isMessengerBrowser(userAgent) ? 'messenger' : 'browser'
}
