import { View } from '@tarojs/components'
import type { CartLine } from '@contract/endpoints/market/cart'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Yuan } from '@/ui/yuan/yuan'
import { saleText } from '../../check-out/words'
import { usePayNo } from '../../use-pay-no'
import { cartCopy, whyNoteOf, whyOf } from '../copy'
import type { OpenLine } from '../rules/lines'
import styles from './cart.module.scss'
import { RemindKey } from './remind-key'

/** A square mark; its row says what it chooses. */
export function Mark({ on, off = false }: { readonly on: boolean; readonly off?: boolean }) {
  return (
    <View className={cx(styles.mark, on && styles.on, off && styles.off)}>{on && <Icon name='check' size={32} />}</View>
  )
}

export interface OpenRowProps {
  readonly line: OpenLine
  readonly isOn: boolean
  /** Pressing chooses what is taken out, not what is bought. */
  readonly isManaging: boolean
  readonly nowMs: number
  readonly onPick: () => void
  /** Takes the new price as the one that was seen. */
  readonly onAccept: () => void
}

/** A line that can be bought; at a changed price only after that was accepted. */
export function OpenRow({ line, isOn, isManaging, nowMs, onPick, onAccept }: OpenRowProps) {
  const { block, price, priceSeen } = line
  return (
    <View className={cx(styles.row)}>
      <Pressable
        className={cx(styles.line)}
        role='checkbox'
        checked={isOn}
        label={cartCopy.pick(block.blockNo)}
        onPress={priceSeen === undefined || isManaging ? onPick : onAccept}
      >
        <Mark on={isOn} />
        <View className={cx(styles.plate)}>
          <Plate no={block.blockNo} size='m' look={block.state === 'unsold' ? 'unsold' : 'transfer'} />
        </View>
        <View className={cx(styles.words)}>
          <View className={cx(styles.name)}>{cartCopy.slots(block.place ?? block.areaName, block.capacity)}</View>
          <View className={cx(styles.note)}>{saleText(block.state === 'unsold', block.until, nowMs)}</View>
        </View>
        <View className={cx(styles.price)}>
          <Yuan fen={price} />
          {priceSeen !== undefined && <View className={cx(styles.seen)}>{yuanText(priceSeen)}</View>}
        </View>
      </Pressable>
      {priceSeen !== undefined && (
        <View className={cx(styles.changed)}>
          <View className={cx(styles.words)}>{cartCopy.changed(yuanText(priceSeen), yuanText(price))}</View>
          <Pressable className={cx(styles.accept)} onPress={onAccept}>
            {cartCopy.accept}
          </Pressable>
        </View>
      )}
    </View>
  )
}

export interface ClosedRowProps {
  readonly line: CartLine
  readonly nowMs: number
  /** While the cart is managed: whether it is taken out. */
  readonly isOn: boolean
  readonly onPick: (() => void) | undefined
}

/** A line that cannot be bought, and why. */
export function ClosedRow({ line, nowMs, isOn, onPick }: ClosedRowProps) {
  const { block, priceSeen } = line
  const payNo = usePayNo({ payNo: line.payNo, busyUntil: block?.busyUntil ?? null })
  const why = whyOf({ ...line, payNo })
  const isHeld = block !== null && onPick === undefined
  const mayRemind = isHeld && why === 'reserved'
  const mayPay = isHeld && why === 'ordered'
  return (
    <View className={cx(styles.row)}>
      <Pressable
        className={cx(styles.line, styles.dim, (mayRemind || mayPay) && styles.room)}
        role='checkbox'
        checked={isOn}
        disabled={onPick === undefined}
        label={block ? `${block.blockNo} ${cartCopy.why[why]}` : cartCopy.why[why]}
        onPress={onPick ?? nothing}
      >
        <Mark on={isOn} off={onPick === undefined} />
        {block && (
          <View className={cx(styles.plate)}>
            <Plate no={block.blockNo} size='m' />
          </View>
        )}
        <View className={cx(styles.words)}>
          <View className={cx(styles.name)}>{cartCopy.why[why]}</View>
          <View className={cx(styles.note)}>{whyNoteOf({ ...line, payNo }, nowMs)}</View>
        </View>
        {!mayRemind && !mayPay && <Yuan fen={priceSeen} className={cx(styles.past)} />}
      </Pressable>
      {mayRemind && <RemindKey blockId={line.blockId} blockNo={block.blockNo} />}
      {mayPay && (
        <Pressable
          className={cx(styles.remind)}
          label={cartCopy.payOf(block.blockNo)}
          onPress={() => goTo('pay', { payNo: payNo ?? '' })}
        >
          {cartCopy.pay}
        </Pressable>
      )}
    </View>
  )
}

const nothing = () => undefined
