import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { levelNames } from '@contract/shop/level-names'
import { dateText } from '@/lib/format/moments'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { serverClockAtom } from '@/lib/session/server-clock'
import { images } from '@/platform/images/images'
import { cx } from '@/ui/cx/cx'
import { PictureViewer } from '@/ui/picture-viewer/lazy-picture-viewer'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import type { ShopInfo } from '../atoms'
import { categoryNames, shopCopy } from '../copy'
import styles from './shop.module.scss'
import { Sign } from './sign'

/** The pictures of a shop, its name and what it says of itself. */
export function ShopHead({ shop }: { readonly shop: ShopInfo }) {
  const { now } = useAtomValue(serverClockAtom)
  const { name, level, blockNo, isMine, slogan, intro, category, state, endAt } = shop
  return (
    <View className={cx(styles.top)}>
      <Pictures shop={shop} />
      <View className={cx(styles.head)}>
        <View className={cx(styles.title)}>
          <View className={cx(styles.name)}>{name}</View>
          <Plate no={blockNo} look={isMine ? 'mine' : 'other'} />
          <Tag tone='primary'>{levelNames[level]}</Tag>
          <Tag>{categoryNames[category]}</Tag>
        </View>
        <View className={cx(styles.text)}>{intro === '' ? slogan : intro}</View>
        {state === 'active' && endAt !== null && (
          <View className={cx(styles.small)}>{shopCopy.until(dateText(endAt, now()))}</View>
        )}
      </View>
    </View>
  )
}

/** The sign; a tap shows all pictures full-screen. */
function Pictures({ shop: { thumbs, name } }: { readonly shop: ShopInfo }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const [isLooking, setLooking] = useState(false)
  const paths = thumbPaths(thumbs)
  const place = shopCopy.place(paths.length)
  const urls = paths.map((path) => urlOf(path) ?? '')
  const look = () => {
    if (!images.preview(urls, 0)) setLooking(true)
  }
  return (
    <>
      <Pressable label={shopCopy.pictures(place)} pressedClass={null} onPress={look}>
        <Sign src={urlOf(paths[0] ?? '')} {...(paths.length > 1 && { count: place })} />
      </Pressable>
      {isLooking && (
        <PictureViewer urls={urls} first={0} label={shopCopy.picturesOf(name)} onClose={() => setLooking(false)} />
      )}
    </>
  )
}
