import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { imageUrlAtom } from '@/lib/images/image-url'
import { a11y } from '@/platform/a11y/a11y'
import { isSinglePage } from '@/platform/single-page/single-page'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { Thumb } from '@/ui/thumb/thumb'
import { Yuan } from '@/ui/yuan/yuan'
import type { BoardRow } from '../../rules/board'
import { marketCopy } from '../../copy'
import { qtyText } from '@/lib/format/qty'
import { deliveryText } from '@/lib/market/delivery'
import { ListingButton } from './listing-button'
import styles from './listing-row.module.scss'

export interface ListingRowProps {
  readonly row: BoardRow
  /** Its place on the whole board, from 1, and how many there are. */
  readonly position: number
  readonly setSize: number
  readonly onOpen: (saleId: number) => void
  readonly onManage: () => void
}

/**
 * One listing of the board: picture, title, price, who sells, how much is left, and the one button. A tap anywhere opens it; a screen
 * reader finds the title.
 */
export function ListingRow({ row: { sale, isLowest }, position, setSize, onOpen, onManage }: ListingRowProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const open = () => onOpen(sale.saleId)
  return (
    <View
      className={cx(styles.row)}
      {...(!isSinglePage && { hoverClass: cx(styles.pressed), hoverStayTime: 80, onClick: open })}
      {...a11y.describe({ role: 'article', position, setSize })}
    >
      <Thumb src={toUrl(sale.thumb)} category={sale.category} {...(isLowest && { corner: marketCopy.lowest })} />
      <View className={cx(styles.body)}>
        <View className={cx(styles.head)}>
          <Pressable className={cx(styles.title)} pressedClass={null} onPress={open}>
            {sale.title}
          </Pressable>
          <Yuan fen={sale.price} size='m' />
        </View>
        <View className={cx(styles.who)}>
          <Plate no={sale.seller.blockNo} look={sale.mine ? 'mine' : 'other'} />
          {sale.mine && <Tag tone='primary'>{marketCopy.mine}</Tag>}
          <View className={cx(styles.mode)}>{deliveryText(sale)}</View>
        </View>
        <View className={cx(styles.foot)}>
          <View className={cx(styles.stock)}>
            {marketCopy.left}
            <View className={cx(styles.figure)}>{qtyText(sale.qtyLeft)}</View>
            {`${sale.unit} · ${marketCopy.from(qtyText(sale.minQty))}`}
          </View>
          <ListingButton sale={sale} onBuy={open} onManage={onManage} className={styles.button} />
        </View>
      </View>
    </View>
  )
}
