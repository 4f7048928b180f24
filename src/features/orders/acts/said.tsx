import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { imageUrlAtom } from '@/lib/images/image-url'
import { useMomentText } from '@/lib/session/moment'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { blockCopy } from '../dispute/dispute-copy'
import styles from '../order-blocks.module.scss'

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
      {images !== '' && <ImageGrid bare label={blockCopy.dispute.images} value={images} urlOf={urlOf} />}
      {children}
    </View>
  )
}
