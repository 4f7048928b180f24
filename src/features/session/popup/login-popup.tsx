import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx/cx'
import { Popup } from '@/ui/popup/popup'
import { IconKey } from '@/ui/pressable/icon-key'
import { LoginBand } from './login-band'
import styles from './login-popup.module.scss'
import type { LoginVariant, WaysProps } from './ways'
import { Ways } from './ways'

const titles: Record<Exclude<LoginVariant, 'loginUser'>, string> = {
  login: '登录区块',
  login2: '短信登录',
  findPassword: '找回密码',
  wechat: '微信登录',
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
      <IconKey corner className={styles.close} name='close' size={48} label='关闭' onPress={onClose} />
      {why !== undefined && <View className={cx(styles.why)}>{why}</View>}
      <View className={cx(styles.form)}>{children}</View>
      <Ways variant={variant} {...ways} />
    </Popup>
  )
}
