import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Popup } from '../popup/popup'
import { Pressable } from '../pressable/pressable'
import { LoginBand } from './login-band'
import styles from './login-popup.module.scss'
import type { LoginVariant, WaysProps } from './ways'
import { Ways } from './ways'

const titles: Record<Exclude<LoginVariant, 'loginUser'>, string> = {
  login: '登录区块',
  login2: '短信登录',
  findPassword: '找回密码',
}

export interface LoginPopupProps extends WaysProps {
  readonly variant: Exclude<LoginVariant, 'loginUser'>
  /** The number as it is typed, shown on the door plate; empty shows a line to write on. */
  readonly blockNo: string
  /** Under the number; the variant's name by default. */
  readonly into?: string
  /** Above the form: why one must log in. */
  readonly why?: ReactNode
  readonly onClose: () => void
  /** The form with its button. */
  readonly children: ReactNode
}

/** The frame of logging in: a door plate with the number, the form, the other ways. Source: specification §2 (login popup); design §4. */
export function LoginPopup({ variant, blockNo, into, why, onClose, children, ...ways }: LoginPopupProps) {
  const title = titles[variant]
  return (
    <Popup big bare label={title} className={styles.popup} onClose={onClose}>
      <LoginBand blockNo={blockNo} into={into ?? title} />
      <Pressable className={cx(styles.close, styles.onBand)} label='关闭' onPress={onClose}>
        <Icon name='close' size={48} />
      </Pressable>
      {why !== undefined && <View className={cx(styles.why)}>{why}</View>}
      <View className={cx(styles.form)}>{children}</View>
      <Ways variant={variant} {...ways} />
    </Popup>
  )
}
