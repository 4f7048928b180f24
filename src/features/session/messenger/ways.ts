import { useSetAtom } from 'jotai'
import type { LoginVariant, LoginWay } from '../popup/ways'
import { askForBlockAtom } from '@/lib/market/buy-block'

/** What the links below a login do: show another variant, or lead to where blocks are sold. */
export function useWay(onVariant: (variant: LoginVariant) => void): (way: LoginWay) => void {
  const askForBlock = useSetAtom(askForBlockAtom)
  return (way) => {
    if (way === 'buy') askForBlock()
    else onVariant(way)
  }
}
