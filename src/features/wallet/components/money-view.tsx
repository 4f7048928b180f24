import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { assetsAtom, loadAssetsAtom } from '../atoms'
import { copy } from '../copy'
import { openWaysAtom } from '../ways'
import type { MoneyRecordsProps } from './records/money-records'
import { MoneyRecords } from './records/money-records'
import { TotalCard } from './total-card'
import { TurnSheet } from './turn-sheet'

/** The money page of whoever is signed in: the total, what can be done with it here, the records. */
export function MoneyView(props: MoneyRecordsProps) {
  const assets = useAtomValue(assetsAtom)
  const reload = useSetAtom(loadAssetsAtom)
  const [isTurning, setTurning] = useState(false)
  const { recharge, withdraw } = useAtomValue(openWaysAtom)
  const close = () => setTurning(false)
  return (
    <RemoteView of={assets} onRetry={() => void reload()} failure={(error) => ({ text: callErrorText(error) })}>
      {(value) => (
        <>
          <TotalCard
            assets={value}
            ways={[...recharge, { icon: 'swap', text: copy.turn, onPress: () => setTurning(true) }, ...withdraw]}
          />
          <MoneyRecords {...props} />
          {isTurning && <TurnSheet income={value.income} onClose={close} onDone={() => void props.records.refresh()} />}
        </>
      )}
    </RemoteView>
  )
}
