import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { isOpenAt } from '@contract/hours'
import type { SaleNumbers } from '@/lib/market/sale-numbers'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { opensText } from '@/ui/countdown/opens'
import { cx } from '@/ui/cx/cx'
import { Yuan } from '@/ui/yuan/yuan'
import { publishCopy } from '../copy'
import styles from './offer-bar.module.scss'

export interface OfferBarProps {
  /** `edit`: an existing listing. */
  readonly side: 'sale' | 'bid' | 'edit'
  readonly numbers: SaleNumbers | undefined
  readonly isSubmitting: boolean
  readonly onSubmit: () => void
  /** To the step before, where there is one. */
  readonly onBack?: () => void
}

/** The way back as an action of the bar. */
export const stepBack = (onPress: () => void) => ({ icon: 'back', text: publishCopy.own.back, onPress }) as const

const Sum = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <View className={cx(styles.sum)}>
    <View className={cx(styles.words)}>{words}</View>
    {children}
  </View>
)

/**
 * What reaches the seller, or what the buyer pays, and the one button. Buying waits for the opening, selling does not.
 * Source: domain model §4.
 */
export function OfferBar({ side, numbers, isSubmitting, onSubmit, onBack }: OfferBarProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const waits = side === 'bid' && !isOpenAt(openings, nowMs)
  const words = publishCopy[side]
  const after = numbers?.after
  const summary =
    side === 'bid'
      ? numbers && (
          <Sum words={publishCopy.due}>
            <Yuan fen={numbers.amount} size='m' />
          </Sum>
        )
      : after && (
          <Sum words={publishCopy.net(after.fee, after.isMost)}>
            <Yuan fen={after.net} size='m' />
          </Sum>
        )
  return (
    <BottomBar isTall={waits} {...(summary && { summary })} {...(onBack && { actions: [stepBack(onBack)] })}>
      <Button
        onPress={onSubmit}
        disabled={waits ? opensText(openings, nowMs) : undefined}
        {...(waits && { icon: 'clock' })}
        loading={isSubmitting ? words.busy : undefined}
      >
        {words.submit}
      </Button>
    </BottomBar>
  )
}
