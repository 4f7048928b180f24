import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { scrollToElement } from '@/platform/outside/outside'
import { watchVisibility } from '@/platform/visibility/visibility'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './back-to-top.module.scss'

/** How far the page must be scrolled before the button is shown, CSS pixels: about one screen. Our decision. */
const farPx = 800

/** Leads back to the top of a long page, shown while the top is far away. It must be the last part of the long content. */
export function BackToTop() {
  const id = useDomId('top')
  const [isFar, setFar] = useState(false)
  useEffect(() => watchVisibility(id, farPx, ({ isNear }) => setFar(!isNear)), [id])
  return (
    <>
      <View id={id} className={cx(styles.top)} />
      {isFar && <TopKey onPress={() => scrollToElement(id)} />}
    </>
  )
}

/** The key itself. */
export function TopKey({ onPress }: { readonly onPress: () => void }) {
  return (
    <View className={cx(styles.place)}>
      <Pressable className={cx(styles.key)} onPress={onPress}>
        <Icon name='down' size={32} className={styles.up} />
        回到顶部
      </Pressable>
    </View>
  )
}
