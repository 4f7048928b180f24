import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { yuanText } from '@/lib/format/yuan'
import { useOnOpen } from '@/platform/page/use-on-open'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FailureBox } from '@/ui/message-box/failure-box'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Sheet } from '@/ui/sheet/sheet'
import type { ShopInfo, ShopLevels } from '../atoms'
import { levelsAtom, loadLevelsAtom } from '../atoms'
import { renewCopy, shopCopy } from '../copy'
import { useTerm } from '../use-term'
import { LevelPlots } from './level-plots'
import styles from './renew-sheet.module.scss'

export interface RenewSheetProps {
  readonly shop: ShopInfo
  readonly onOrdered: (payNo: string) => void
  readonly onReload: () => void
  readonly onClose: () => void
}

/** One more term: of the same level, or of another one that has a free seat. Source: community §5, row 8. */
export function RenewSheet(props: RenewSheetProps) {
  const { areaId } = props.shop
  const known = useAtomValue(levelsAtom)
  const load = useSetAtom(loadLevelsAtom)
  useOnOpen(`${areaId}`, () => void load(areaId))
  const isThis = known.tag !== 'ready' || known.value.areaId === areaId
  return (
    <Sheet title={renewCopy.title} onClose={props.onClose}>
      <RemoteView
        of={isThis ? known : { tag: 'loading' as const }}
        onRetry={() => void load(areaId)}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {(levels) => <Choice {...props} levels={levels} onNewFee={() => void load(areaId)} />}
      </RemoteView>
    </Sheet>
  )
}

interface ChoiceProps extends RenewSheetProps {
  readonly levels: ShopLevels
  readonly onNewFee: () => void
}

function Choice({ shop, levels, onOrdered, onNewFee, onReload, onClose }: ChoiceProps) {
  const [level, setLevel] = useState(shop.level)
  const term = useTerm((payNo) => {
    onClose()
    onOrdered(payNo)
  }, onNewFee)
  const { shopId, ver, state } = shop
  const fee = levels.levels.find((one) => one.level === level)?.fee
  const order = () => fee !== undefined && term.order({ act: 'renew', shopId, ver, level, fee })
  const reload = () => {
    onClose()
    onReload()
  }
  return (
    <>
      <LevelPlots
        levels={levels.levels}
        termDays={levels.termDays}
        chosen={level}
        kept={state === 'active' ? shop.level : undefined}
        onPick={setLevel}
      />
      <View className={cx(styles.note)}>{state === 'expired' ? renewCopy.late : renewCopy.early}</View>
      <BottomBar>
        <Button onPress={order} loading={term.isBusy ? shopCopy.sending : undefined}>
          {term.isUnanswered || fee === undefined ? shopCopy.check : renewCopy.go(yuanText(fee))}
        </Button>
      </BottomBar>
      {term.failure && (
        <FailureBox failure={term.failure} onHide={term.hide} steps={{ reload, retry: order, orders: reload }} />
      )}
    </>
  )
}
