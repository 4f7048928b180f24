import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { pointOf } from '@/platform/pointer/point'
import { cx } from '../cx/cx'
import { Layer } from '../layer/layer'
import { IconKey } from '../pressable/icon-key'
import styles from './picture-viewer.module.scss'

export interface PictureViewerProps {
  readonly urls: readonly string[]
  /** The one it opens with. */
  readonly first: number
  readonly label: string
  readonly onClose: () => void
}

/** A finger that goes further than this (CSS pixels) turns the page. */
const swipePx = 40

/** Pictures full-screen, one at a time: swipe or the arrows turn, a tap or Escape closes. For platforms without a screen of their own. */
export function PictureViewer({ urls, first, label, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(first)
  const from = useRef<number>()
  const turn = (by: number) => setAt((now) => Math.min(Math.max(now + by, 0), urls.length - 1))
  const begin = (event: object) => {
    from.current = pointOf(event)?.xPx
  }
  const end = (event: object) => {
    const to = pointOf(event)?.xPx
    const way = from.current === undefined || to === undefined ? 0 : to - from.current
    if (Math.abs(way) > swipePx) turn(way < 0 ? 1 : -1)
  }
  return (
    <Layer label={label} onDismiss={onClose} place='free' level='points'>
      <View className={cx(styles.viewer)} onClick={onClose} onTouchStart={begin} onTouchEnd={end}>
        <Image
          className={cx(styles.image)}
          src={urls[at] ?? ''}
          mode='aspectFit'
          {...a11y.describeImage(`第 ${at + 1} 张`)}
        />
      </View>
      <View className={cx(styles.bar)}>
        <View className={cx(styles.count)} {...a11y.describe({ role: 'status', live: 'polite' })}>
          {`${at + 1}/${urls.length}`}
        </View>
        <IconKey className={styles.key} name='close' label='关闭' onPress={onClose} />
      </View>
      {urls.length > 1 && (
        <View className={cx(styles.foot)}>
          <IconKey className={styles.key} name='back' label='上一张' disabled={at === 0} onPress={() => turn(-1)} />
          <IconKey
            className={styles.key}
            name='right'
            label='下一张'
            disabled={at === urls.length - 1}
            onPress={() => turn(1)}
          />
        </View>
      )}
    </Layer>
  )
}
