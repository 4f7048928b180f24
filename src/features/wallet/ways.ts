import { atom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { waysAtom } from '@/lib/session/access'
import type { Way } from './components/balances'
import { balanceCopy } from './balance-copy'

const recharge: Way = { icon: 'recharge', text: balanceCopy.recharge, onPress: () => goTo('recharge') }
const withdraw: Way = { icon: 'withdraw', text: balanceCopy.withdraw, onPress: () => goTo('withdraw') }

/** The links to recharging and withdrawing; none where the platform forbids it. Our decision: docs/decisions/0050-money.md */
export const openWaysAtom = atom((get): { readonly recharge: readonly Way[]; readonly withdraw: readonly Way[] } => {
  const open = get(waysAtom)
  return { recharge: open.recharge ? [recharge] : [], withdraw: open.withdraw ? [withdraw] : [] }
})
