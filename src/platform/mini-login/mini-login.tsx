import type { MiniLogin } from './types'

/** A browser cannot give a mobile number. */
export const miniLogin: MiniLogin = { PhoneButton: () => null }
