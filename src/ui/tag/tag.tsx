import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import styles from './tag.module.scss'

export interface TagProps {
  readonly tone?: 'primary' | 'success' | 'warning' | 'error' | 'info'
  readonly children: ReactNode
}

/** A short word of state; never its only carrier. */
export function Tag({ tone = 'info', children }: TagProps) {
  return <View className={cx(styles.tag, styles[`is-${tone}`])}>{children}</View>
}
