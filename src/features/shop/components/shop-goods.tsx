import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { qtyText } from '@/lib/format/qty'
import { imageUrlAtom } from '@/lib/images/image-url'
import { deliveryText } from '@/lib/market/delivery'
import { goTo } from '@/lib/routes/go'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Thumb } from '@/ui/thumb/thumb'
import { Yuan } from '@/ui/yuan/yuan'
import type { ShopInfo } from '../atoms'
import { shopCopy } from '../copy'
import styles from './shop.module.scss'

/** How many are seen before all are asked for. Source: mockup 25-shop-info. */
const shownFirst = 1

/**
 * What the shop's block sells, newest first: one, the newest on request, then the way to the seller's page with all; nothing when it sells
 * nothing. Source: mockup 25-shop-info.
 */
export function ShopGoods({ shop: { blockId, listings, onSale } }: { readonly shop: ShopInfo }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const [isWhole, setWhole] = useState(false)
  if (listings.length === 0) return null
  const shown = isWhole ? listings : listings.slice(0, shownFirst)
  const all = (
    <Pressable className={cx(styles.all)} label={shopCopy.allOnSaleLabel} onPress={() => setWhole(true)}>
      {shopCopy.allOnSale}
      <Icon name='right' size={28} />
    </Pressable>
  )
  return (
    <Section>
      <SectionHead title={shopCopy.onSale} count={onSale} end={shown.length < listings.length && all} />
      {shown.map((sale) => (
        <Pressable
          key={sale.saleId}
          className={cx(styles.sale)}
          onPress={() => goTo('salePay', { saleId: sale.saleId })}
        >
          <Thumb src={urlOf(sale.thumb)} category={sale.category} />
          <View className={cx(styles.goods)}>
            <View className={cx(styles.main)}>{sale.title}</View>
            <View className={cx(styles.small)}>
              {shopCopy.left(qtyText(sale.qtyLeft), sale.unit, qtyText(sale.minQty))}
            </View>
            <View className={cx(styles.foot)}>
              <View className={cx(styles.small)}>{deliveryText(sale)}</View>
              <Yuan fen={sale.price} size='m' />
            </View>
          </View>
        </Pressable>
      ))}
      {isWhole && onSale > listings.length && (
        <Cell title={shopCopy.moreOnSale(onSale)} onPress={() => goTo('block', { id: blockId, home: 1 })} />
      )}
    </Section>
  )
}
