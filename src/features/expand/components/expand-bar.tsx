import { useReadOnly } from '@/lib/session/access'
import { ReadOnlyBar } from '@/parts/access/read-only-bar'
import { View } from '@tarojs/components'
import { useBlockFirst } from '@/lib/market/block-first'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Yuan } from '@/ui/yuan/yuan'
import { copy } from '../copy'
import type { BarFacts, Round } from '../rules/bar'
import { expandBar } from '../rules/bar'
import type { SlotChoice } from '../use-buy'
import styles from './expand.module.scss'

export interface ExpandBarProps extends Pick<BarFacts, 'mine' | 'blockNo' | 'isHalted'> {
  readonly round: Round
  readonly choice: SlotChoice
  readonly onPay: () => void
  readonly onReload: () => void
  readonly onBuyBlock: () => void
}

/** The total, and the one button: buying, or what is needed first, or why it is not possible. Source: mockup 31-states. */
export function ExpandBar({ choice, onPay, onReload, onBuyBlock, ...known }: ExpandBarProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const { count, isBusy, isUnanswered, amount } = choice
  const readOnly = useReadOnly('expand')
  const { need } = useBlockFirst(copy.buying, known.round.areaId)
  const bar = expandBar({ ...known, count, isBusy, isUnanswered, openings, nowMs })
  const begin = useOnceSignedIn(
    `slots ${known.round.roundId}`,
    () => bar.kind === 'ready' && readOnly === undefined && choice.buy(),
    true,
    `${count} ${amount}`,
  )
  const acts = {
    login: () => begin(),
    noBlock: onBuyBlock,
    pay: onPay,
    look: onReload,
    ready: choice.buy,
    check: choice.buy,
    busy: choice.buy,
  }
  const isChoosing = bar.kind === 'ready' || bar.kind === 'check' || bar.kind === 'busy'
  const total = (
    <View>
      <View className={cx(styles.note)}>{copy.total}</View>
      <Yuan fen={amount} size='m' />
    </View>
  )
  const isBeginning = bar.kind === 'ready' || bar.kind === 'login' || bar.kind === 'noBlock'
  if (readOnly !== undefined && isBeginning) return <ReadOnlyBar said={readOnly} />
  if (bar.kind === 'off') {
    return (
      <BottomBar>
        <Button onPress={onReload} disabled={bar.label} {...(bar.icon && { icon: bar.icon })} />
      </BottomBar>
    )
  }
  return (
    <BottomBar isTall={need !== undefined} summary={need ?? (isChoosing ? total : undefined)}>
      <Button
        kind={bar.kind === 'look' ? 'secondary' : 'primary'}
        loading={bar.kind === 'busy' ? bar.label : undefined}
        onPress={acts[bar.kind]}
      >
        {bar.label}
      </Button>
    </BottomBar>
  )
}
