import { firstSign } from '@contract/texts/signs'
import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { images } from '@/platform/images/images'
import { cx } from '@/ui/cx/cx'
import { PictureViewer } from '@/ui/picture-viewer/lazy-picture-viewer'
import { Pressable } from '@/ui/pressable/pressable'
import type { Listing } from '../../listing-atoms'
import { listingCopy } from '../../listing-copy'
import styles from './listing-view.module.scss'

/** The first picture of a listing; a tap shows all of them full-screen. */
export function Gallery({ listing }: { readonly listing: Listing }) {
  const toUrl = useAtomValue(imageUrlAtom)
  const [failed, setFailed] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const url = toUrl(listing.thumb)
  const own = thumbPaths(listing.thumbs).flatMap((path) => toUrl(path) ?? [])
  if (url === undefined || url === failed)
    return (
      <View className={cx(styles.gallery)} {...a11y.describe({ role: 'img', label: listing.title })}>
        {firstSign(listing.category)}
      </View>
    )
  const urls = own.length > 0 ? own : [url]
  const look = () => {
    if (!images.preview(urls, 0)) setLooking(true)
  }
  return (
    <>
      <Pressable className={cx(styles.gallery)} label={listingCopy.look(urls.length)} onPress={look}>
        <Image
          className={cx(styles.image)}
          src={url}
          mode='aspectFill'
          onError={() => setFailed(url)}
          {...a11y.describeImage(listing.title)}
        />
        {urls.length > 1 && <View className={cx(styles.count)}>{`1/${urls.length}`}</View>}
      </Pressable>
      {isLooking && <PictureViewer urls={urls} first={0} label={listing.title} onClose={() => setLooking(false)} />}
    </>
  )
}
