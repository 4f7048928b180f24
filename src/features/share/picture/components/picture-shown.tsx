import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Image } from '@/platform/controls/controls'
import { easel } from '@/platform/easel/easel'
import { images } from '@/platform/images/images'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { pictureCopy as copy } from '../copy'
import type { Made } from '../use-picture'
import styles from './picture.module.scss'

export interface PictureShownProps {
  readonly made: Made
  /** The picture in words. */
  readonly label: string
  readonly onAgain: () => void
}

/** The picture, or what became of it. */
export function PictureShown({ made, label, onAgain }: PictureShownProps) {
  if (made.tag === 'failed') {
    const action = { text: copy.again, onPress: onAgain }
    return <EmptyState kind='failed' title={copy.failed} text={copy.safe} action={action} />
  }
  if (made.tag === 'making') {
    return (
      <View className={cx(styles.frame, styles.making)} {...a11y.describe({ role: 'status' })}>
        {copy.making}
      </View>
    )
  }
  return (
    <>
      <View className={cx(styles.frame)}>
        <Picture url={made.url} label={label} />
      </View>
      <View className={cx(styles.press)}>{copy.press[easel.way]}</View>
      {made.isPhotoMissing && <Note action={{ text: copy.again, onPress: onAgain }}>{copy.withoutPhoto}</Note>}
    </>
  )
}

/** In a mini-program a tap shows it full-screen, where a finger that stays sends it on; in a browser the finger does so at once. */
function Picture({ url, label }: { readonly url: string; readonly label: string }) {
  const image = (name: string) => (
    <Image className={cx(styles.picture)} src={url} mode='widthFix' {...a11y.describeImage(name)} />
  )
  if (easel.way !== 'album') return image(label)
  return (
    <Pressable role='img' label={label} onPress={() => images.preview([url], 0)}>
      {image('')}
    </Pressable>
  )
}
