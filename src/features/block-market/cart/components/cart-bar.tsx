import { View } from '@tarojs/components'
import { isOpenAt } from '@contract/hours'
import { blockMarket } from '@contract/block/limits'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Yuan } from '@/ui/yuan/yuan'
import { cartCopy } from '../copy'
import type { OpenLine } from '../rules/lines'
import { sumOfLines } from '../rules/lines'
import styles from './cart.module.scss'
import { Mark } from './cart-row'

interface BarProps {
  readonly isAll: boolean
  readonly onAll: () => void
}

export interface CartBarProps extends BarProps {
  readonly chosen: readonly OpenLine[]
  readonly isGuest: boolean
  readonly isBusy: boolean
  readonly onCheckOut: () => void
}

const All = ({ isAll, onAll }: BarProps) => (
  <Pressable className={cx(styles.all)} role='checkbox' checked={isAll} onPress={onAll}>
    <Mark on={isAll} />
    {cartCopy.all}
  </Pressable>
)

/** Why so many blocks cannot be ordered; undefined when they can. */
export function whyNot(count: number): string | undefined {
  if (count === 0) return cartCopy.checkOutNone
  return count > blockMarket.lines ? cartCopy.most : undefined
}

/** What is chosen, its sum, and the check-out. */
export function CartBar({ chosen, isGuest, isBusy, onCheckOut, ...all }: CartBarProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const summary = (
    <View className={cx(styles.sum)}>
      <All {...all} />
      <View className={cx(styles.price)}>
        <Yuan fen={sumOfLines(chosen)} size='m' />
        <View className={cx(styles.note)}>{cartCopy.count(chosen.length)}</View>
      </View>
    </View>
  )
  const buy = (
    <BuyButton
      onPress={onCheckOut}
      disabled={whyNot(chosen.length)}
      loading={isBusy ? cartCopy.checkingOut : undefined}
    >
      {cartCopy.checkOut}
    </BuyButton>
  )
  return (
    <BottomBar isTall={!isGuest && !isOpenAt(openings, nowMs)} summary={summary}>
      {isGuest ? <Button onPress={onCheckOut}>{cartCopy.login}</Button> : buy}
    </BottomBar>
  )
}

export interface ManageBarProps extends BarProps {
  readonly count: number
  readonly isBusy: boolean
  readonly onRemove: () => void
}

/** Taking lines out of the cart. */
export function ManageBar({ count, isBusy, onRemove, ...all }: ManageBarProps) {
  return (
    <BottomBar summary={<All {...all} />}>
      <Button
        kind='secondary'
        onPress={onRemove}
        disabled={count === 0 ? cartCopy.removeNone : undefined}
        loading={isBusy ? cartCopy.remove(count) : undefined}
      >
        {cartCopy.remove(count)}
      </Button>
    </BottomBar>
  )
}
