import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { imageUrlAtom } from '@/lib/images/image-url'
import { pictureMaxBytes, tooLargeText } from '@/lib/uploads/size-check'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { images } from '@/platform/images/images'
import { Avatar } from '@/ui/avatar/avatar'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { Icon } from '@/ui/icon/icon'
import type { Slot } from '@/ui/image-grid/queue'
import { useImageQueue } from '@/ui/image-grid/use-image-queue'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import styles from './avatar-row.module.scss'
import { noPictureAccess } from '@/lib/uploads/no-access'

export interface AvatarRowProps {
  readonly of: FieldBinding<string>
  readonly blockNo: number | undefined
}

const stateText = (slot: Slot | undefined): string => {
  if (slot?.tag === 'uploading') return copy.uploading(slot.percent)
  return slot?.tag === 'failed' ? slot.words : copy.avatarHint
}

/** The reader's own picture; a tap picks another one, which is uploaded at once and saved with the form. */
export function AvatarRow({ of, blockNo }: AvatarRowProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const [slots, queue] = useImageQueue(of.value, {
    upload,
    onChange: (paths) => of.onChange(paths.slice(paths.lastIndexOf(',') + 1)),
    release: images.release,
  })
  const newest = slots[slots.length - 1]
  const src = newest?.image?.localUrl ?? urlOf(of.value)
  const pick = async () => {
    const picked = await images.pick(1)
    if (!picked.ok) return showToast(noPictureAccess)
    const [image] = picked.value
    if (!image) return undefined
    if (image.sizeBytes > pictureMaxBytes) {
      images.release(image)
      return showToast(tooLargeText)
    }
    slots.filter(({ tag }) => tag !== 'done').forEach(({ key }) => queue.remove(key))
    queue.add([image])
  }
  const state = stateText(newest)
  return (
    <Pressable
      className={cx(styles.row)}
      // The label starts with the visible words, because people who control the phone by voice say those.
      label={`${of.label}${state}，${copy.changeAvatar}`}
      onPress={() => void pick()}
    >
      <View className={cx(styles.label)}>{of.label}</View>
      <View className={cx(styles.state, newest?.tag === 'failed' && styles.failed)}>{state}</View>
      <Avatar src={src} blockNo={blockNo} size='m' />
      <Icon name='camera' size={40} />
    </Pressable>
  )
}
