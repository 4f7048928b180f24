import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { SaleView } from '@contract/endpoints/market'
import { momentText } from '@/lib/format/moment'
import { qtyText } from '@/lib/format/qty'
import { imageUrlAtom } from '@/lib/images/image-url'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { Yuan } from '@/ui/yuan/yuan'
import { listingCopy } from '../copy'

export interface OwnListingsProps {
  readonly listings: readonly SaleView[]
  readonly onOpen: (saleId: number) => void
}

/** The own listings as cards: what is left, until when, in which state. */
export function OwnListings({ listings, onOpen }: OwnListingsProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  return listings.map((sale) => (
    <Section key={sale.saleId} card>
      <Pressable onPress={() => onOpen(sale.saleId)} label={sale.title}>
        <GoodsLine
          title={sale.title}
          thumb={toUrl(sale.thumbs.split(',')[0] ?? '')}
          note={
            <>
              <Tag tone={sale.state === 'on' ? 'success' : 'info'}>{listingCopy.states[sale.state]}</Tag>
              <View>{listingCopy.left(qtyText(sale.qtyLeft), sale.unit)}</View>
              <View>{listingCopy.until(momentText(sale.expireAt))}</View>
            </>
          }
          end={<Yuan fen={sale.price} />}
        />
      </Pressable>
    </Section>
  ))
}
