import type { LoginWay } from '@/ui/login-popup/ways'
import { showToast } from '@/ui/toast/toast'
import { buyBlock } from './buy-block'
import { copy } from './copy'

/** The variants of the login that stand in the popup and on the login page. */
export type FormVariant = 'login' | 'login2' | 'findPassword'

/** What the links below a login do: another variant, or a word that the way is not open. */
export const takeWay =
  (onVariant: (variant: FormVariant) => void) =>
  (way: LoginWay): void => {
    if (way === 'buy') buyBlock()
    else if (way === 'loginUser') showToast(copy.notOpen(copy.accounts))
    else onVariant(way)
  }
