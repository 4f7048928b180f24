import type { LoginVariant, LoginWay } from '@/ui/login-popup/ways'
import { buyBlock } from './buy-block'

/** What the links below a login do: another variant, or buying a block. */
export const takeWay =
  (onVariant: (variant: LoginVariant) => void) =>
  (way: LoginWay): void => {
    if (way === 'buy') buyBlock()
    else onVariant(way)
  }
