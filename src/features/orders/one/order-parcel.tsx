import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { OrderParcel as Known } from '@contract/endpoints/orders/parcel'
import { carrierNames } from '@contract/orders/carriers'
import { isBack } from '@contract/orders/parcel-ways'
import { isNotFound } from '@/lib/http/errors'
import { useMomentText } from '@/lib/session/moment'
import { useServerNow } from '@/lib/session/server-clock'
import { copyText } from '@/platform/clipboard/clipboard'
import { useOnShow } from '@/platform/page/use-on-show'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Timeline } from '@/ui/timeline/timeline'
import { showToast } from '@/ui/toast/toast'
import { settleCopy } from '../acts/act-copy'
import { parcelCopy } from './parcel-copy'
import styles from './order-parcel.module.scss'
import { loadParcelAtom, parcelAtom } from './parcel-atoms'
import { isSilent } from './rules'

export interface OrderParcelProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'delivery' | 'state' | 'terms' | 'deadlineAt' | 'timeline'>
  /** Leads to a dispute, where the reader is the buyer and may open one. */
  readonly onDispute?: () => void
}

/** How a posted order travels, for its parties and who decides its dispute; nothing before it is sent. */
export const OrderParcel = (props: OrderParcelProps) =>
  props.order.delivery === 'post' && props.order.timeline.some(({ act }) => act === 'deliver') ? (
    <Sent {...props} />
  ) : null

function Sent({ order, onDispute }: OrderParcelProps) {
  const { orderId, state, deadlineAt } = order
  const known = useAtomValue(parcelAtom)
  const load = useSetAtom(loadParcelAtom)
  const reload = () => void load(orderId)
  useOnShow(`${orderId} ${state} ${deadlineAt}`, reload)
  if (known.tag === 'failed' && !isNotFound(known.error))
    return (
      <Note tone='warning' action={{ text: parcelCopy.retry, onPress: reload }}>
        {parcelCopy.unread}
      </Note>
    )
  if (known.tag !== 'ready' || known.value.orderId !== orderId || !known.value.parcel) return null
  return <Whole parcel={known.value.parcel} order={order} {...(onDispute && { onDispute })} />
}

type Parcel = NonNullable<Known['parcel']>

interface WholeProps extends OrderParcelProps {
  readonly parcel: Parcel
}

function Whole({ parcel, order: { state, terms }, onDispute }: WholeProps) {
  const { carrier, trackingNo, signedAt, news = [] } = parcel
  const moment = useMomentText()
  const isRunning = state === 'delivered' || state === 'dispute'
  const copy = () => void copyText(trackingNo).then((isCopied) => isCopied && showToast(parcelCopy.copied))
  const link = (
    <Pressable className={cx(styles.copy)} label={`${parcelCopy.copy}，${parcelCopy.number}`} onPress={copy}>
      {parcelCopy.copy}
    </Pressable>
  )
  return (
    <Section card>
      <SectionHead title={parcelCopy.title} end={link} />
      <View className={cx(styles.body)}>
        <View className={cx(styles.no)}>{`${carrierNames[carrier]} ${trackingNo}`}</View>
        {signedAt !== null && <View>{parcelCopy.signed(moment(signedAt))}</View>}
        {state === 'delivered' && <View className={cx(styles.rule)}>{parcelCopy.rule(terms)}</View>}
      </View>
      {isRunning && <Back way={parcel.way} {...(onDispute && { onDispute })} />}
      {isRunning && <Silence parcel={parcel} {...(onDispute && { onDispute })} />}
      {news.length > 0 && <Way news={news} />}
    </Section>
  )
}

/** Says that the parcel goes back to who sent it, and what its buyer may do. */
function Back({ way, onDispute }: Pick<WholeProps, 'onDispute'> & Pick<Parcel, 'way'>) {
  if (way === null || !isBack(way)) return null
  if (!onDispute) return <Note tone='warning'>{parcelCopy.backForSeller(way)}</Note>
  return (
    <Note tone='warning' action={{ text: settleCopy.dispute, onPress: onDispute }}>
      {parcelCopy.back(way)}
    </Note>
  )
}

/** Says that nothing was heard of the parcel, and what its buyer may do. Nothing where nobody asks, or something was heard. */
function Silence({ parcel, onDispute }: Omit<WholeProps, 'order'>) {
  const nowMs = useServerNow(60_000)
  if (parcel.silentFrom === null) return null
  if (!isSilent(parcel, nowMs)) return <View className={cx(styles.quiet)}>{parcelCopy.quiet}</View>
  const way = onDispute && { action: { text: settleCopy.dispute, onPress: onDispute } }
  return (
    <Note tone='warning' {...way}>
      {parcelCopy.silent}
    </Note>
  )
}

/** So many news are shown before the reader asks for all of them. */
const shownFirst = 3

/** What the carrier told of the parcel, newest first. */
function Way({ news }: Pick<Parcel, 'news'>) {
  const moment = useMomentText()
  const [isOpen, open] = useState(false)
  const steps = (isOpen ? news : news.slice(0, shownFirst)).map(({ at, text }, index) => ({
    key: `${at} ${index}`,
    state: 'done' as const,
    title: moment(at),
    note: text,
  }))
  return (
    <>
      <Timeline steps={steps} />
      {!isOpen && news.length > shownFirst && (
        <Pressable className={cx(styles.all)} onPress={() => open(true)}>
          {parcelCopy.all(news.length)}
        </Pressable>
      )}
    </>
  )
}
