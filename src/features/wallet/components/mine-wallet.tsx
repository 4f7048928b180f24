import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { assetsAtom, loadAssetsAtom } from '../atoms'
import { balanceCopy } from '../balance-copy'
import type { MoneyKind } from '../rules/money-kind'
import { openWaysAtom } from '../ways'
import type { Way } from './balances'
import { Balances } from './balances'

const recordsWay: Way = { icon: 'ledger', text: balanceCopy.records, onPress: () => goTo('money') }

const open = (kind: MoneyKind) => {
  if (kind === 'frozen') goTo('freeze')
  else if (kind === 'income') goTo('income')
  else goTo('money', { kind })
}

/** The wallet on the mine tab: three amounts and what can be done with them on this platform; a guest sees dashes. */
export function MineWallet() {
  const isGuest = useAtomValue(userAtom) === null
  const assets = useAtomValue(assetsAtom)
  const reload = useSetAtom(loadAssetsAtom)
  const { recharge, withdraw } = useAtomValue(openWaysAtom)
  if (isGuest) return <Balances assets={null} />
  const problem =
    assets.tag === 'failed'
      ? { text: `${callErrorText(assets.error)} · ${balanceCopy.again}`, onRetry: () => void reload() }
      : undefined
  return (
    <Balances
      assets={assets.tag === 'ready' ? assets.value : null}
      isAwaited={assets.tag === 'loading'}
      problem={problem}
      onOpen={open}
      ways={[...recharge, ...withdraw, recordsWay]}
    />
  )
}
