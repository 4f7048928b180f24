import { View } from '@tarojs/components'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Section, SectionHead } from '@/ui/section/section'
import { useAddToCart } from '../../cart/use-add-to-cart'
import { BlockLine } from '../../list/components/block-line'
import { homeCopy as copy } from '../copy'
import styles from './home.module.scss'

/** The blocks that cost least. */
export function Offers({ rows }: { readonly rows: readonly BlockRow[] }) {
  const cart = useAddToCart()
  return (
    <Section>
      <SectionHead title={copy.offers} />
      <View className={cx(styles.offers)}>
        {rows.map((row) => (
          <BlockLine key={row.blockId} row={row} cart={cart} />
        ))}
      </View>
      {rows.length === 0 && <EmptyState kind='empty' title={copy.noOffers} text={copy.noOffersText} />}
    </Section>
  )
}
