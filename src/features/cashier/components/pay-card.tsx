import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { PayView } from '@contract/endpoints/money/pay'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import type { IconName } from '@/ui/icon/names'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import { cashierCopy, payListCopy } from '../copy'
import { cancellingAtom } from '../list-atoms'
import styles from './pay-card.module.scss'

export interface PayCardProps {
  readonly pay: PayView
  /** To its cashier, or to what was paid. */
  readonly onOpen: (pay: PayView) => void
  readonly onCancel: (pay: PayView) => void
}

/** A pay order has no picture, so its kind has an icon. */
const icons: Readonly<Record<PayView['bizType'], IconName>> = {
  order: 'buy',
  buy: 'list',
  recharge: 'recharge',
  expand: 'expand',
  fund: 'fund',
  shop: 'shop',
  cart: 'map',
}

/** A pay order: what it pays, how much, and until when. */
export function PayCard({ pay, onOpen, onCancel }: PayCardProps) {
  const isCancelling = useAtomValue(cancellingAtom) === pay.payNo
  const { now } = useAtomValue(serverClockAtom)
  const isUnpaid = pay.state === 'unpaid' || pay.state === 'paying'
  const note = (
    <>
      <Tag tone={isUnpaid ? 'warning' : 'info'}>{payListCopy.kinds[pay.bizType]}</Tag>
      <View>{payListCopy.states[pay.state]}</View>
      <View>{momentText(pay.createdAt, now())}</View>
    </>
  )
  return (
    <Section card lit={isUnpaid}>
      <Pressable onPress={() => onOpen(pay)}>
        {isUnpaid && (
          <TurnLine
            flush
            tone='urgent'
            {...payListCopy.turn}
            time={<Countdown deadlineMs={pay.expireAt} now={now} />}
          />
        )}
        <GoodsLine
          title={pay.subject}
          thumb={undefined}
          icon={icons[pay.bizType]}
          note={note}
          end={<Yuan fen={pay.amount} />}
        />
      </Pressable>
      {isUnpaid && (
        <View className={cx(styles.acts)}>
          <Button
            small
            kind='secondary'
            loading={isCancelling ? payListCopy.cancel : undefined}
            onPress={() => onCancel(pay)}
          >
            {payListCopy.cancel}
          </Button>
          <BuyButton small onPress={() => onOpen(pay)}>
            {cashierCopy.pay(yuanText(pay.amount))}
          </BuyButton>
        </View>
      )}
    </Section>
  )
}
