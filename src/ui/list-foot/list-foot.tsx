import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './list-foot.module.scss'

export interface ListFootProps {
  readonly state: 'more' | 'loading' | 'end' | 'error'
  /** At the end: 11 月共 7 条，到底了. */
  readonly end?: ReactNode
  /** Asks for the next page, again or on request. */
  readonly onMore: () => void
}

/** The line below the last row: more to load, loading, the end, or a page that failed. */
export function ListFoot({ state, end = '到底了', onMore }: ListFootProps) {
  if (state === 'end') return <View className={cx(styles.foot, styles.rule)}>{end}</View>
  if (state === 'loading') {
    return (
      <View className={cx(styles.foot)} {...a11y.describe({ role: 'status' })}>
        加载中
      </View>
    )
  }
  return (
    <Pressable className={cx(styles.foot, styles.retry)} onPress={onMore}>
      {state === 'error' ? '加载失败，点击重试' : '看更多'}
    </Pressable>
  )
}
