import type { WebReturn } from '@/platform/payment/types'
import { webLogin } from '@/platform/payment/web-login'

/** Tells these logins from the cashier's own web logins, which have shorter states. */
const isOurs = (state: string): boolean => /^(login|bind)[A-Za-z0-9]{16}$/.test(state)

/** Removes from the address the values that a web login came back with. The app does it before the router reads the address. */
export const takeWebReturn = (): WebReturn | undefined => webLogin.takeReturn(isOurs)
