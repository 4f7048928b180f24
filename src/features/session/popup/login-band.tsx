import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import styles from './login-popup.module.scss'

export interface LoginBandProps {
  /** The number as it is typed; empty shows a line to write on. */
  readonly blockNo: string
  /** Under the number, such as 登录测试城（区号 3253）. */
  readonly into: string
}

/** The band on top of a login: a door plate with the number while it is typed. Source: design §4 (login popup). */
export function LoginBand({ blockNo, into }: LoginBandProps) {
  return (
    <View className={cx(styles.band)} {...a11y.describe({ hidden: true })}>
      {blockNo === '' ? <View className={cx(styles.blank)} /> : <View className={cx(styles.no)}>{blockNo}</View>}
      <View className={cx(styles.into)}>{into}</View>
    </View>
  )
}
