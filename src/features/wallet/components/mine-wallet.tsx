import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { assetsAtom, loadAssetsAtom } from '../atoms'
import { copy } from '../copy'
import type { MoneyKind } from '../money-list'
import type { Way } from './lands'
import { Lands } from './lands'

const rechargeWay: Way = { icon: 'recharge', text: copy.recharge, onPress: () => goTo('recharge') }
const otherWays: readonly Way[] = [
  { icon: 'withdraw', text: copy.withdraw, onPress: () => goTo('withdraw') },
  { icon: 'ledger', text: copy.records, onPress: () => goTo('money') },
]

const open = (kind: MoneyKind) => {
  if (kind === 'frozen') goTo('freeze')
  else if (kind === 'income') goTo('income')
  else goTo('money', { kind })
}

/** The wallet on the mine tab: three amounts and their ways; a guest sees dashes. Recharging is hidden where the platform forbids it. */
export function MineWallet({ canRecharge }: { readonly canRecharge: boolean }) {
  const isGuest = useAtomValue(userAtom) === null
  const assets = useAtomValue(assetsAtom)
  const reload = useSetAtom(loadAssetsAtom)
  if (isGuest) return <Lands assets={null} />
  const problem =
    assets.tag === 'failed'
      ? { text: `${callErrorText(assets.error)}，点这里重试`, onRetry: () => void reload() }
      : undefined
  const ways = canRecharge ? [rechargeWay, ...otherWays] : otherWays
  return <Lands assets={assets.tag === 'ready' ? assets.value : null} problem={problem} onOpen={open} ways={ways} />
}
