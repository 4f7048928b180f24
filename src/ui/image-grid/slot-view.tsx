import { View } from '@tarojs/components'
import { useState } from 'react'
import { smallView } from '@/lib/images/small-view'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './image-grid.module.scss'
import type { Slot } from './queue'

export interface SlotViewProps {
  readonly slot: Slot
  readonly src: string | undefined
  /** 第 2 张. */
  readonly name: string
  readonly onLook: () => void
  readonly onRetry?: () => void
  /** Missing: it cannot be removed. */
  readonly onRemove?: () => void
}

/** One picture of the grid with what can be done to it. */
export function SlotView({ slot, src, name, onLook, onRetry, onRemove }: SlotViewProps) {
  return (
    <View className={cx(styles.place, slot.tag === 'failed' && styles.bad)}>
      <Picture src={src} />
      {slot.tag === 'done' && <Pressable className={cx(styles.cover)} label={`看${name}`} onPress={onLook} />}
      {slot.tag === 'uploading' && <Progress name={name} percent={slot.percent} />}
      {slot.tag === 'failed' && (
        <Pressable
          className={cx(styles.cover, styles.veil)}
          label={`${name}上传失败，${slot.words}，重试`}
          onPress={() => onRetry?.()}
        >
          <Icon name='refresh' size={36} />
          <View className={cx(styles.small)}>点按重试</View>
        </Pressable>
      )}
      {onRemove && (
        <Pressable
          className={cx(styles.remove)}
          label={slot.tag === 'uploading' ? `取消上传${name}` : `删除${name}`}
          onPress={onRemove}
        >
          <View className={cx(styles.cross)}>
            <Icon name='close' size={26} />
          </View>
        </Pressable>
      )}
    </View>
  )
}

function Progress({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <View
      className={cx(styles.cover, styles.veil)}
      {...a11y.describe({ role: 'img', label: `${name}已上传 ${percent}%` })}
    >
      {`${percent}%`}
      <View className={cx(styles.bar)} style={{ width: `${percent}%` }} />
    </View>
  )
}

function Picture({ src }: { readonly src: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (src === undefined || src === '' || src === failed) return <Icon name='image' size={56} />
  const unnamed = a11y.describeImage('')
  return (
    <Image
      className={cx(styles.image)}
      src={smallView(src)}
      mode='aspectFill'
      lazyLoad
      onError={() => setFailed(src)}
      {...unnamed}
    />
  )
}
