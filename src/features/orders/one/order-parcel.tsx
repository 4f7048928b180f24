import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { OrderParcel as Known } from '@contract/endpoints/orders/parcel'
import { momentText } from '@contract/moments'
import { carrierNames } from '@contract/orders/carriers'
import { serverClockAtom } from '@/lib/session/server-clock'
import { copyText } from '@/platform/clipboard/clipboard'
import { useOnShow } from '@/platform/page/use-on-show'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { parcelCopy } from '../copy'
import styles from './order-parcel.module.scss'
import { loadParcelAtom, parcelAtom } from './parcel-atoms'

export interface OrderParcelProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'delivery' | 'state' | 'deadlineAt' | 'timeline'>
}

/** How a posted order travels, for its parties and who decides its dispute; nothing before it is sent. */
export const OrderParcel = ({ order }: OrderParcelProps) =>
  order.delivery === 'post' && order.timeline.some(({ act }) => act === 'deliver') ? <Sent order={order} /> : null

function Sent({ order: { orderId, state, deadlineAt } }: OrderParcelProps) {
  const known = useAtomValue(parcelAtom)
  const load = useSetAtom(loadParcelAtom)
  const reload = () => void load(orderId)
  useOnShow(`${orderId} ${state} ${deadlineAt}`, reload)
  if (known.tag === 'failed' && !(known.error.kind === 'refused' && known.error.reason === 'NOT_FOUND'))
    return (
      <Note tone='warning' action={{ text: parcelCopy.retry, onPress: reload }}>
        {parcelCopy.unread}
      </Note>
    )
  if (known.tag !== 'ready' || known.value.orderId !== orderId || !known.value.parcel) return null
  return <Whole parcel={known.value.parcel} isAwaited={state === 'delivered'} />
}

interface WholeProps {
  readonly parcel: NonNullable<Known['parcel']>
  /** The buyer has still to confirm. */
  readonly isAwaited: boolean
}

function Whole({ parcel: { carrier, trackingNo, signedAt }, isAwaited }: WholeProps) {
  const { now } = useAtomValue(serverClockAtom)
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
        {signedAt !== null && <View>{parcelCopy.signed(momentText(signedAt, now()))}</View>}
        {isAwaited && <View className={cx(styles.rule)}>{parcelCopy.rule}</View>}
      </View>
    </Section>
  )
}
