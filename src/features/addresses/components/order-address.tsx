import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { OrderAddress as Known } from '@contract/endpoints/orders/address'
import type { OrderView } from '@contract/endpoints/orders/orders'
import { isNotFound } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { copyText } from '@/platform/clipboard/clipboard'
import { useOnShow } from '@/platform/page/use-on-show'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { orderCopy } from '../copy'
import { loadOrderAddressAtom, orderAddressAtom } from '../order-atoms'
import { addressText, placeText } from '../rules'
import styles from './order-address.module.scss'

export interface OrderAddressProps {
  readonly orderId: number
  readonly state: OrderView['state']
  /** Which of the two the reader is; missing for who decides. */
  readonly side?: OrderView['side']
}

/** Where the goods of a posted order go, for its parties and who decides its dispute; nothing for whom there is nothing to see. */
export function OrderAddress({ orderId, state, side }: OrderAddressProps) {
  const known = useAtomValue(orderAddressAtom)
  const load = useSetAtom(loadOrderAddressAtom)
  const reload = () => void load(orderId)
  useOnShow(`${orderId} ${state}`, reload)
  if (known.tag === 'failed' && !isNotFound(known.error))
    return (
      <Note tone='warning' action={{ text: orderCopy.retry, onPress: reload }}>
        {orderCopy.unread}
      </Note>
    )
  if (known.tag !== 'ready' || known.value.orderId !== orderId) return null
  const { address, mayChoose } = known.value
  if (address) return <Whole address={address} />
  if (mayChoose)
    return (
      <Section card lit={state === 'paid'}>
        <Cell
          icon='truck'
          title={orderCopy.add}
          note={state === 'paid' ? orderCopy.toFill : orderCopy.addNote}
          onPress={() => goTo('addresses', { orderId })}
        />
      </Section>
    )
  return side === 'seller' && state === 'paid' ? <Note>{orderCopy.waiting}</Note> : null
}

function Whole({ address }: { readonly address: NonNullable<Known['address']> }) {
  const copy = () => void copyText(addressText(address)).then((isCopied) => isCopied && showToast(orderCopy.copied))
  const link = !address.isMasked && (
    <Pressable className={cx(styles.copy)} label={`${orderCopy.copy}，${orderCopy.title}`} onPress={copy}>
      {orderCopy.copy}
    </Pressable>
  )
  return (
    <Section card>
      <SectionHead title={orderCopy.title} {...(link && { end: link })} />
      <View className={cx(styles.body)}>
        <View className={cx(styles.who)}>{`${address.name} ${address.mobile}`}</View>
        <View className={cx(styles.where)}>{placeText(address)}</View>
        {address.isMasked && <View className={cx(styles.masked)}>{orderCopy.masked}</View>}
      </View>
    </Section>
  )
}
