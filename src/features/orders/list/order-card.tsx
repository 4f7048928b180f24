import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { OrderView } from '@contract/endpoints/orders/orders'
import { isTurnOf } from '@contract/orders/story'
import { dateText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { imageUrlAtom } from '@/lib/images/image-url'
import { serverClockAtom } from '@/lib/session/server-clock'
import { deliveryText } from '@/lib/market/delivery'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import type { OrderAct } from '../acts/rules'
import { cardBar } from '../acts/rules'
import { counterpart } from '../rules'
import { endingOf } from '../story/rules/ending'
import { orderCopy } from '../copy'
import { quantityText } from '../quantity-text'
import { toneOf, turnOfOrder } from '../story/rules/turn'
import styles from './order-card.module.scss'

export interface OrderCardProps {
  readonly order: OrderView
  /** The card, or one of its buttons, was tapped; without an act it only opens the order. */
  readonly onOpen: (order: OrderView, act?: OrderAct) => void
}

/** An order in a list: its sentence on top, what is traded, and the buttons that lead to its page. */
export function OrderCard({ order, onOpen }: OrderCardProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const { primary, others } = cardBar(order)
  const isMine = isTurnOf(order.turn, order.side)
  const Primary = primary?.act === 'pay' ? BuyButton : Button
  const note = (
    <>
      <Plate no={counterpart(order).blockNo} />
      {factsText([quantityText(order), deliveryText(order)])}
    </>
  )
  return (
    <Section card lit={isMine}>
      <Pressable onPress={() => onOpen(order)}>
        <CardTurn order={order} />
        <GoodsLine
          title={order.title}
          thumb={toUrl(order.thumb)}
          category={order.category}
          note={note}
          end={<Yuan fen={order.amount} />}
        />
      </Pressable>
      {(primary || others.length > 0) && (
        <View className={cx(styles.acts)}>
          {others.map(({ act, label }) => (
            <Button key={act} small kind='secondary' onPress={() => onOpen(order, act)}>
              {label}
            </Button>
          ))}
          {primary && (
            <Primary small onPress={() => onOpen(order, primary.act)}>
              {primary.label}
            </Primary>
          )}
        </View>
      )}
    </Section>
  )
}

function CardTurn({ order }: { readonly order: OrderView }) {
  const { now } = useAtomValue(serverClockAtom)
  const turn = turnOfOrder(order, now())
  const ending = endingOf(order)
  if (!turn) {
    // Two orders of the same thing differ by their day.
    const day = order.endedAt === null ? [] : [dateText(order.endedAt, now())]
    const said = factsText([...day, ...(ending ? [ending.short] : [])])
    const rating = order.acts.includes('rate') ? { act: orderCopy.toRate } : {}
    return <TurnLine flush tone='done' who={ending?.title} otherwise={said} {...rating} />
  }
  const time = turn.deadlineAt === null ? undefined : <Countdown deadlineMs={turn.deadlineAt} now={now} />
  return (
    <TurnLine
      flush
      tone={toneOf(order, now())}
      who={turn.who}
      otherwise={turn.otherwise}
      {...(turn.act !== '' && { act: turn.act })}
      {...(time && { time })}
    />
  )
}
