import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import { spins } from '../toast/spins'
import styles from './button.module.scss'

export interface ButtonProps {
  readonly onPress: () => void
  /** At most one primary button per screen. */
  readonly kind?: 'primary' | 'secondary' | 'danger' | 'text'
  /** 64 high in a row or card; its touch area is 88. */
  readonly small?: boolean
  /** Why it cannot be pressed now; written on the button instead of its label. */
  readonly disabled?: string | undefined
  /** Its work is running: keeps the width, ignores taps. The text stands beside the spinner. */
  readonly loading?: string | undefined
  readonly icon?: IconName
  readonly label?: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A button says its effect and, when it moves money, the amount: 付款 ¥34.00. */
export function Button(props: ButtonProps) {
  const { onPress, kind = 'primary', small = false, disabled, loading, icon, label, className, children } = props
  const off = disabled !== undefined
  const busy = loading !== undefined && !off
  useEffect(() => (busy ? spins.start() : undefined), [busy])
  const said = (
    <>
      {icon && <Icon name={icon} size={small ? 32 : 40} />}
      {disabled ?? children}
    </>
  )
  return (
    <Pressable
      className={cx(
        styles.button,
        styles[`is-${kind}`],
        small && styles.small,
        off && styles.disabled,
        busy && styles.busy,
        className,
      )}
      pressedClass={kind === 'primary' ? styles.pressed : styles.dim}
      disabled={off || busy}
      busy={busy || undefined}
      label={label}
      onPress={onPress}
    >
      {busy ? (
        <>
          <View className={cx(styles.ghost)}>{said}</View>
          <View className={cx(styles.work)}>
            <View className={cx(styles.spin)} />
            {loading}
          </View>
        </>
      ) : (
        said
      )}
    </Pressable>
  )
}
