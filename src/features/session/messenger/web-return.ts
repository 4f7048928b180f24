import type { WebReturn } from '@/platform/payment/types'
import { webLogin } from '@/platform/payment/web-login'

/** The cashier has web logins of its own, with shorter states. */
const isOurs = (state: string): boolean => /^(login|bind)[A-Za-z0-9]{16}$/.test(state)

/** Takes out of the address what a web login of ours came back with. The boot does it before the router looks at the address. */
export const takeWebReturn = (): WebReturn | undefined => webLogin.takeReturn(isOurs)
