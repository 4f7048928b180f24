import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { assetsAtom, loadAssetsAtom } from '../atoms'
import { copy } from '../copy'
import type { Way } from './lands'
import type { MoneyRecordsProps } from './money-records'
import { MoneyRecords } from './money-records'
import { TotalCard } from './total-card'
import { TurnSheet } from './turn-sheet'

const rechargeWay: Way = { icon: 'recharge', text: copy.recharge, onPress: () => goTo('recharge') }

export interface MoneyViewProps extends MoneyRecordsProps {
  /** False where the platform forbids it: the way there is hidden. */
  readonly canRecharge: boolean
}

/** The money page of whoever is signed in: the total, what can be done with it, the records. */
export function MoneyView({ canRecharge, ...props }: MoneyViewProps) {
  const assets = useAtomValue(assetsAtom)
  const reload = useSetAtom(loadAssetsAtom)
  const [isTurning, setTurning] = useState(false)
  const close = () => setTurning(false)
  return (
    <RemoteView of={assets} onRetry={() => void reload()} failure={(error) => ({ text: callErrorText(error) })}>
      {(value) => (
        <>
          <TotalCard
            assets={value}
            ways={[
              ...(canRecharge ? [rechargeWay] : []),
              { icon: 'swap', text: copy.turn, onPress: () => setTurning(true) },
              { icon: 'withdraw', text: copy.withdraw, onPress: () => goTo('withdraw') },
            ]}
          />
          <MoneyRecords {...props} />
          {isTurning && <TurnSheet income={value.income} onClose={close} onDone={() => void props.records.refresh()} />}
        </>
      )}
    </RemoteView>
  )
}
