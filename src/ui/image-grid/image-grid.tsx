import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { pictureMaxBytes, tooLargeText } from '@/lib/uploads/size-check'
import { a11y } from '@/platform/a11y/a11y'
import { images } from '@/platform/images/images'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { PictureViewer } from '../picture-viewer/lazy-picture-viewer'
import { Pressable } from '../pressable/pressable'
import { showToast } from '../toast/toast'
import styles from './image-grid.module.scss'
import { SlotView } from './slot-view'
import type { Slot, Upload } from './queue'
import { useImageQueue } from './use-image-queue'
import { noPictureAccess } from '@/lib/uploads/no-access'

const bytesPerMb = 1024 * 1024

export interface ImageGridProps {
  /** What the pictures are: 图片, 凭证. */
  readonly label: string
  /** Paths joined by commas, as the wire has them. */
  readonly value: string
  /** Without heading and gutters: used among other words that say what the pictures are. */
  readonly bare?: boolean
  /** Missing: the pictures are only looked at. */
  readonly edit?: {
    readonly onChange: (value: string) => void
    readonly upload: Upload
    /** 9 by default. */
    readonly max?: number
    /** Of one picture; by default 20 MB, which is what the server's token allows. */
    readonly maxBytes?: number
  }
  /** The whole address of a path; undefined while it is not known. */
  readonly urlOf: (path: string) => string | undefined
}

const defaultMax = 9

const notEdited = {
  onChange: () => undefined,
  upload: () => Promise.resolve({ ok: false as const, error: '' }),
}

/**
 * Pictures of 150, four in a row: added from album or camera, uploaded at once with progress, removed, tried again after a failure, and
 * viewed full-screen. Source: specification §2 (image upload grid), §3 (thumbs), §5 (size).
 */
export function ImageGrid({ label, value, bare = false, edit, urlOf }: ImageGridProps) {
  const { onChange, upload, max = defaultMax, maxBytes = pictureMaxBytes } = { ...notEdited, ...edit }
  const [slots, queue] = useImageQueue(value, { upload, onChange, release: images.release })
  const [looking, setLooking] = useState<number>()
  const room = max - slots.length

  const sourceOf = (slot: Slot) => slot.image?.localUrl ?? (slot.tag === 'done' ? urlOf(slot.path) : undefined)
  const arrived = slots.filter((slot) => slot.tag === 'done')
  const urls = arrived.map((slot) => sourceOf(slot) ?? '')

  const look = (slot: Slot) => {
    const at = arrived.findIndex((other) => other.key === slot.key)
    if (!images.preview(urls, at)) setLooking(at)
  }
  const add = async () => {
    const picked = await images.pick(room)
    if (!picked.ok) return showToast(noPictureAccess)
    const fitting = picked.value.filter((image) => image.sizeBytes <= maxBytes)
    picked.value.filter((image) => image.sizeBytes > maxBytes).forEach(images.release)
    if (fitting.length < picked.value.length) showToast(tooLargeText)
    queue.add(fitting)
  }
  return (
    <View className={cx(styles.grid)} {...a11y.describe({ role: 'group', label })}>
      {!bare && (
        <View className={cx(styles.head)}>
          {label}
          {edit && (
            <Text
              className={cx(styles.count)}
            >{`${slots.length}/${max} · 每张不超过 ${maxBytes / bytesPerMb} MB`}</Text>
          )}
        </View>
      )}
      <View className={cx(styles.places, bare && styles.bare)}>
        {slots.map((slot, at) => (
          <SlotView
            key={slot.key}
            slot={slot}
            src={sourceOf(slot)}
            name={`第 ${at + 1} 张`}
            onLook={() => look(slot)}
            {...(edit && { onRetry: () => queue.retry(slot.key), onRemove: () => queue.remove(slot.key) })}
          />
        ))}
        {edit && room > 0 && (
          <Pressable className={cx(styles.place, styles.add)} label={`添加${label}`} onPress={() => void add()}>
            <Icon name='plus' size={44} />
            添加
          </Pressable>
        )}
      </View>
      {!edit && slots.length === 0 && <View className={cx(styles.none)}>暂无图片</View>}
      {looking !== undefined && (
        <PictureViewer urls={urls} first={looking} label={label} onClose={() => setLooking(undefined)} />
      )}
    </View>
  )
}
