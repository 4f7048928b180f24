import { View } from '@tarojs/components'
import { useState } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { MessageBox } from '@/ui/message-box/message-box'
import { Plate } from '@/ui/plate/plate'
import { Pair } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { SlideToConfirm } from '@/ui/slide-to-confirm/slide-to-confirm'
import { Yuan } from '@/ui/yuan/yuan'
import { actCopy, sheetCopy } from '../hand-over-copy'
import { quantityText } from '../quantity-text'
import styles from './confirm-sheet.module.scss'

export interface ConfirmSheetProps {
  readonly order: OrderDetail
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Before money is released: how much, to whom, for what, as which block; then the slide. Source: mockup 07-order-slide. */
export function ConfirmSheet({ order, isBusy, onConfirm, onClose }: ConfirmSheetProps) {
  const [isAsking, setAsking] = useState(false)
  const words = actCopy.confirmSheet
  const slide = words.slide(yuanText(order.amount))
  const warning = order.state === 'paid' ? words.undelivered : words.warning
  const lapses = lapsing(order)
  return (
    <>
      <Sheet title={words.title} onClose={onClose}>
        <View className={cx(styles.body)}>
          <View className={cx(styles.amount)}>
            <Yuan fen={order.amount} size='hero' />
          </View>
          <View className={cx(styles.facts)}>
            <Pair name={words.to}>
              <Who no={order.seller.blockNo} name={order.seller.nickName} look='other' />
            </Pair>
            <Pair name={words.item}>{`${order.title} × ${quantityText(order)}`}</Pair>
            <Pair name={words.acting}>
              <Who no={order.buyer.blockNo} name={order.buyer.nickName} look='mine' />
            </Pair>
          </View>
          <View className={cx(styles.warning)}>
            <Icon name='warn' size={36} className={styles.icon} />
            <View>
              {warning}
              {lapses !== undefined && <View>{lapses}</View>}
            </View>
          </View>
          <SlideToConfirm
            text={slide}
            busy={isBusy ? sheetCopy.releasing : undefined}
            onConfirm={onConfirm}
            onConfirmFallback={() => setAsking(true)}
          />
          <View className={cx(styles.hint)}>{words.hint}</View>
        </View>
      </Sheet>
      {isAsking && (
        <MessageBox
          type='confirm'
          title={words.title}
          content={words.ask(yuanText(order.amount), order.seller.blockNo)}
          confirmText={slide}
          onEvent={(event) => {
            setAsking(false)
            if (event === 'confirm') onConfirm()
          }}
        />
      )}
    </>
  )
}

/** The open request that ends with the release, if there is one. */
function lapsing({ cancelAsk, partAsk }: OrderDetail): string | undefined {
  const words = actCopy.confirmSheet
  if (partAsk) return words.partLapses(yuanText(partAsk.buyerAmount))
  return cancelAsk ? words.cancelLapses : undefined
}

function Who({ no, name, look }: { readonly no: number; readonly name: string; readonly look: 'mine' | 'other' }) {
  return (
    <View className={cx(styles.who)}>
      <Plate no={no} look={look} />
      {name}
    </View>
  )
}
