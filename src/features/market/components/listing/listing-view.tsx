import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { imageUrlAtom } from '@/lib/images/image-url'
import { Avatar } from '@/ui/avatar/avatar'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { Yuan } from '@/ui/yuan/yuan'
import { marketCopy } from '../../copy'
import { listingCopy } from '../../listing-copy'
import type { Listing } from '../../listing-atoms'
import { Gallery } from './gallery'
import styles from './listing-view.module.scss'

/** A listing: picture, price among the prices around it, and who sells. */
export function ListingView({ listing }: { readonly listing: Listing }) {
  const toUrl = useAtomValue(imageUrlAtom)
  const { item, seller, sellerStats } = listing
  return (
    <>
      <Gallery listing={listing} />
      <View className={cx(styles.main)}>
        <View className={cx(styles.price)}>
          <Yuan fen={listing.price} size='l' />
          <View className={cx(styles.per)}>{listingCopy.per(listing.unit)}</View>
          {listing.price === item.bestAsk && <Tag tone='success'>{marketCopy.lowestNow}</Tag>}
        </View>
        <View className={cx(styles.title)}>{listing.title}</View>
        {listing.content !== '' && <View className={cx(styles.text)}>{listing.content}</View>}
        {item.isOther !== true && (
          <View className={cx(styles.around)}>
            <Around name={marketCopy.bestBid} price={item.bestBid} />
            <Around name={marketCopy.lastPrice} price={item.lastPrice} />
            <Around name={marketCopy.bestAsk} price={item.bestAsk} />
          </View>
        )}
      </View>
      <Section>
        <Pressable className={cx(styles.seller)} onPress={() => goTo('block', { id: listing.sellerBlockId, home: 1 })}>
          <Avatar blockNo={seller.blockNo} src={toUrl(seller.avatar)} />
          <View className={cx(styles.who)}>
            <View className={cx(styles.name)}>
              {seller.nickName}
              <Plate no={seller.blockNo} look={listing.mine ? 'mine' : 'other'} />
            </View>
            <View className={cx(styles.stats)}>{listingCopy.sellerStats(sellerStats)}</View>
          </View>
          <Icon name='right' size={32} className={styles.go} />
        </Pressable>
      </Section>
    </>
  )
}

function Around({ name, price }: { readonly name: string; readonly price: Listing['price'] | null }) {
  return (
    <View className={cx(styles.one)}>
      {name}
      <View className={cx(styles.figure)}>{price === null ? marketCopy.none : yuanText(price)}</View>
    </View>
  )
}
