import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { copy } from '../copy'
import styles from '../login/login-form.module.scss'

export interface GoRowProps {
  /** Starts a login as a WeChat user; missing where there is none. */
  readonly onWechat?: (() => void) | undefined
  /** The button of the form. */
  readonly children: ReactNode
}

/** The button of a login form, and beside it the WeChat login where the platform has one. */
export function GoRow({ onWechat, children }: GoRowProps) {
  if (!onWechat) return <>{children}</>
  return (
    <View className={cx(styles.row)}>
      <View className={cx(styles.box)}>{children}</View>
      <Button kind='secondary' className={cx(styles.go, styles.wechat)} onPress={onWechat}>
        {copy.wechat}
      </Button>
    </View>
  )
}
