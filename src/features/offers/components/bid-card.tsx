import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BuyView } from '@contract/endpoints/market/bids'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { imageUrlAtom } from '@/lib/images/image-url'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useMomentText } from '@/lib/session/moment'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import type { BidAct } from '../act-atoms'
import { actingAtom, actingKey } from '../act-atoms'
import { bidCopy, offersCopy } from '../copy'
import styles from './offers.module.scss'

export interface BidCardProps {
  readonly bid: BuyView
  readonly onPay: (bid: BuyView) => void
  readonly onAct: (bid: BuyView, act: BidAct) => void
}

const shown = ['cancel', 'close', 'renew'] as const satisfies readonly BidAct[]

/** The reader's own bid: its state, what is left of it and of its money, until when, and what may be done with it now. */
export function BidCard({ bid, onPay, onAct }: BidCardProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const acting = useAtomValue(actingAtom)
  const isUnpaid = bid.state === 'unpaid'
  const acts = shown.filter((act) => bid.acts.includes(act))
  return (
    <Section card lit={isUnpaid}>
      {isUnpaid && <PayTurn bid={bid} />}
      <GoodsLine
        title={bid.title}
        thumb={toUrl(bid.thumb)}
        category={bid.category}
        note={<BidNote bid={bid} />}
        end={<Yuan fen={bid.price} />}
      />
      {(acts.length > 0 || isUnpaid) && (
        <View className={cx(styles.acts)}>
          {acts.map((act) => {
            const Act = act === 'renew' ? BuyButton : Button
            return (
              <Act
                key={act}
                small
                kind='secondary'
                loading={acting === actingKey(act, bid.buyId) ? bidCopy.acts[act] : undefined}
                onPress={() => onAct(bid, act)}
              >
                {bidCopy.acts[act]}
              </Act>
            )
          })}
          {bid.acts.includes('pay') && (
            <BuyButton small onPress={() => onPay(bid)}>
              {bidCopy.acts.pay(yuanText(bid.amount))}
            </BuyButton>
          )}
        </View>
      )}
    </Section>
  )
}

function PayTurn({ bid: { payBefore } }: { readonly bid: BuyView }) {
  const { now } = useAtomValue(serverClockAtom)
  const { who, act, otherwise } = bidCopy.turn
  const time = payBefore === null ? undefined : <Countdown deadlineMs={payBefore} now={now} />
  return <TurnLine flush tone='urgent' who={who} act={act} otherwise={otherwise} {...(time && { time })} />
}

function BidNote({ bid }: { readonly bid: BuyView }) {
  const moment = useMomentText()
  const { state, qtyLeft, qty, unit, amountLeft, expireAt, removedReason } = bid
  const tone = state === 'open' ? 'success' : state === 'unpaid' ? 'warning' : 'info'
  return (
    <>
      <Tag tone={tone}>{bidCopy.states[state]}</Tag>
      <View>{offersCopy.left(qtyText(qtyLeft), qtyText(qty), unit)}</View>
      {amountLeft > 0 && <View>{bidCopy.frozen(yuanText(amountLeft))}</View>}
      {expireAt !== null && state === 'open' && <View>{offersCopy.until(moment(expireAt))}</View>}
      {removedReason !== '' && <View>{offersCopy.removed(removedReason)}</View>}
    </>
  )
}
