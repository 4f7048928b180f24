import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { amountOf, fen } from '@contract/money'
import { useBlockFirst } from '@/lib/market/block-first'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { userAtom } from '@/lib/session/atoms'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Yuan } from '@/ui/yuan/yuan'
import { listingCopy } from '../../listing-copy'
import type { Listing } from '../../listing-atoms'
import { isTakingAtom } from '../../listing-atoms'
import { takeButton } from '../../rules/take'
import type { QuantityForm } from '@/ui/quantity/use-quantity'
import styles from './take-bar.module.scss'

export interface TakeBarProps {
  readonly listing: Listing
  readonly quantity: QuantityForm
}

/** The total, and the button to the cashier. */
export function TakeBar({ listing, quantity: { value, problem, submit } }: TakeBarProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const isBusy = useAtomValue(isTakingAtom)
  const isGuest = useAtomValue(userAtom) === null
  const button = takeButton({ listing, problem, openings, nowMs, isBusy })
  const { need, buy } = useBlockFirst(listingCopy.buying, listing.areaId)
  const total = value === undefined ? fen(0) : amountOf(listing.price, value)
  const summary = (
    <>
      <View className={cx(styles.name)}>{need ?? listingCopy.total}</View>
      <Yuan fen={total} size='m' />
    </>
  )
  if (buy && !listing.mine)
    return (
      <BottomBar isTall summary={summary}>
        <Button onPress={buy.onPress}>{buy.text}</Button>
      </BottomBar>
    )
  return (
    <BottomBar isTall={'icon' in button || need !== undefined} summary={summary}>
      <Button
        onPress={submit}
        disabled={button.kind === 'off' ? button.label : undefined}
        {...('icon' in button && { icon: button.icon })}
        loading={button.kind === 'busy' ? button.label : undefined}
      >
        {isGuest ? listingCopy.loginFirst : listingCopy.toPay}
      </Button>
    </BottomBar>
  )
}
