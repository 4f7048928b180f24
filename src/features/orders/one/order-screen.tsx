import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { yuanText } from '@/lib/format/yuan'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { deliveryText } from '@/lib/market/delivery'
import { copyText } from '@/platform/clipboard/clipboard'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { cx } from '@/ui/cx/cx'
import { HelpLink } from '@/ui/help-link/help-link'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { actBar, againOf } from '../acts/rules'
import { orderCopy } from '../copy'
import { refreshMs } from '@/lib/messages/use-messages'
import { quantityText } from '../quantity-text'
import { useActs } from '../acts/use-acts'
import { questionOf } from '../story/rules/question'
import { ActLayer } from '../acts/act-layer'
import { CancelAsk } from '../acts/cancel-ask'
import { PartAsk } from '../acts/part-ask'
import { DisputeBlock } from '../dispute/dispute-block'
import { OrderActs } from '../acts/order-acts'
import { OrderMessages } from '../messages/order-messages'
import { OrderParcel } from './order-parcel'
import { OrderParties } from './order-parties'
import { OrderProgress } from './order-progress'
import { PlaceRow } from './place-row'
import styles from './order-screen.module.scss'
import { OrderSummary } from './order-summary'
import { RefundNote } from './refund-note'
import { OrderTurn } from './order-turn'
import { loadParcelAtom } from './parcel-atoms'
import { RatingsBlock } from './ratings-block'

export interface OrderScreenProps {
  readonly order: OrderDetail
  readonly onReload: () => Promise<unknown>
  /** The name of an act whose sheet is open from the start. */
  readonly asked?: string | undefined
  /** Leads from what the other one wrote to the operators: a message, or the rating. */
  readonly report?: (what: 'message' | 'buyerRating' | 'sellerRating', id: number) => ReactNode
  /** Below the goods: where they are sent. */
  readonly address?: ReactNode
  /** Shown below the turn. */
  readonly offer?: ReactNode
  readonly children?: ReactNode
}

/** One order: whose turn it is, who trades what, how far it has come, and the acts that are allowed now. Source: mockups 07. */
export function OrderScreen({ order, onReload, asked, report, address, offer, children }: OrderScreenProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const acts = useActs(order, () => goTo('salePay', { orderId: order.orderId }), asked)
  const [writes, setWrites] = useState(0)
  const write = () => setWrites(writes + 1)
  useWhileShown(refreshMs, () => {
    if (acts.showing.tag === 'nothing') void onReload()
  })
  const loadParcel = useSetAtom(loadParcelAtom)
  const refresh = () => Promise.all([onReload(), order.delivery === 'post' && loadParcel(order.orderId)])
  const own = order.side === 'buyer' ? order.buyer : order.seller
  const note = (
    <>
      <View>{`${yuanText(order.price)} × ${quantityText(order)}`}</View>
      <View>{deliveryText(order)}</View>
    </>
  )
  return (
    <Screen
      title={orderCopy.title}
      subtitle={<OrderNo no={order.orderNo} />}
      plate={own.blockNo}
      navEnd={<HelpLink at={questionOf(order)} />}
      onRefresh={refresh}
      {...(hasBar(order) && {
        footer: <OrderActs order={order} onPick={acts.pick} onWrite={write} onRemind={acts.remind} />,
      })}
    >
      <OrderTurn order={order} onTimeUp={() => void onReload()} />
      <RefundNote order={order} />
      {offer}
      <Section card>
        <OrderParties order={order} />
        <GoodsLine title={order.title} thumb={toUrl(order.thumb)} category={order.category} note={note} />
        {order.place !== '' && <PlaceRow place={order.place} spot={order.spot} />}
      </Section>
      {address}
      <OrderParcel
        order={order}
        {...(order.side === 'buyer' && order.acts.includes('dispute') && { onDispute: () => acts.pick('dispute') })}
      />
      <OrderSummary order={order} />
      <CancelAsk order={order} onTimeUp={() => void onReload()} />
      <PartAsk order={order} onPick={acts.pick} onTimeUp={() => void onReload()} />
      <DisputeBlock order={order} onPick={acts.pick} />
      <OrderProgress order={order} onWrite={write} />
      <RatingsBlock
        order={order}
        about={report?.(order.side === 'buyer' ? 'sellerRating' : 'buyerRating', order.orderId)}
      />
      <ActLayer order={order} showing={acts.showing} onSend={acts.send} onHide={acts.hide} />
      <OrderMessages
        order={order}
        about={({ mine, msgId }) => !mine && report?.('message', msgId)}
        asked={writes}
        onAsk={setWrites}
      />
      {children}
    </Screen>
  )
}

function hasBar(order: OrderDetail): boolean {
  const { primary, others } = actBar(order)
  return primary !== undefined || others.length > 0 || againOf(order) !== undefined
}

function OrderNo({ no }: { readonly no: string }) {
  const copy = () => void copyText(no).then((isCopied) => isCopied && showToast(orderCopy.copied))
  return (
    <Pressable className={cx(styles.no)} label={`${orderCopy.copyNo} ${no}`} onPress={copy}>
      {no}
      <Icon name='copy' size={32} />
    </Pressable>
  )
}
