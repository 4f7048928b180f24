import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { imageUrlAtom } from '@/lib/images/image-url'
import { messageWords } from '@/lib/messages/words'
import { useMomentText } from '@/lib/session/moment'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import styles from './messages.module.scss'

export interface SaidProps {
  readonly who: string
  readonly at: number
  readonly text: string
  readonly images?: string
  /** Below it. */
  readonly children?: ReactNode
}

/** What somebody said, when, and the pictures with it. */
export function Said({ who, at, text, images = '', children }: SaidProps) {
  const moment = useMomentText()
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <View className={cx(styles.said)}>
      <View className={cx(styles.head)}>
        <View>{who}</View>
        <View>{moment(at)}</View>
      </View>
      {text !== '' && <View className={cx(styles.text)}>{text}</View>}
      {images !== '' && <ImageGrid bare label={messageWords.said} value={images} urlOf={urlOf} />}
      {children}
    </View>
  )
}
