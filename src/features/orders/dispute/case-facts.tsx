import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { yuanText } from '@/lib/format/yuan'
import { imageUrlAtom } from '@/lib/images/image-url'
import { deliveryText } from '@/lib/market/delivery'
import { serverClockAtom } from '@/lib/session/server-clock'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Section, SectionHead } from '@/ui/section/section'
import { caseSteps } from '../story/rules/steps'
import { blockCopy } from './dispute-copy'
import { quantityText } from '../quantity-text'
import { DisputeFacts } from './dispute-block'
import { MessageThread } from '../messages/message-thread'
import styles from '../order-blocks.module.scss'
import { OrderParcel } from '../one/order-parcel'
import { OrderParties } from '../one/order-parties'
import { Progress } from '../one/order-progress'

export interface CaseFactsProps {
  readonly of: DisputeCaseDetail
  /** Below the goods: where they were sent. */
  readonly address?: ReactNode
}

/** Everything that the person who decides a dispute needs: the trade, both sides' words and pictures, what happened, the messages. */
export function CaseFacts({ of, address }: CaseFactsProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const { now } = useAtomValue(serverClockAtom)
  const whoOf = ({ by }: { readonly by: string }) => {
    const side = by === 'seller' ? 'seller' : 'buyer'
    return `${blockCopy.side(side)} ${of[side].blockNo}`
  }
  const note = (
    <>
      <View>{`${yuanText(of.price)} × ${quantityText(of)}`}</View>
      <View>{deliveryText(of)}</View>
    </>
  )
  return (
    <>
      <Section card>
        <OrderParties order={of} />
        <GoodsLine title={of.title} thumb={toUrl(of.thumb)} category={of.category} note={note} />
      </Section>
      {address}
      <OrderParcel order={of} />
      <Section card>
        <SectionHead title={blockCopy.dispute.title} />
        <View className={cx(styles.body)}>
          <DisputeFacts dispute={of.dispute} />
        </View>
      </Section>
      <Progress steps={caseSteps(of, now())} />
      <MessageThread orderId={of.orderId} whoOf={whoOf} />
    </>
  )
}
