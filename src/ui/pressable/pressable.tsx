import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import type { Described } from '@/platform/a11y/types'
import { isSinglePage } from '@/platform/single-page/single-page'
import { cx } from '../cx/cx'
import styles from './pressable.module.scss'

export interface PressableProps {
  readonly onPress: () => void
  /** The name for screen readers; needed when there is no text inside. */
  readonly label?: string | undefined
  readonly role?: Described['role']
  readonly disabled?: boolean | undefined
  readonly checked?: boolean | undefined
  readonly selected?: boolean | undefined
  readonly busy?: boolean | undefined
  /** Whether the Tab key stops here; false where the keyboard can do the same another way. */
  readonly tabStop?: boolean
  readonly className?: string | undefined
  /** The class while a finger is down; dims by default. None inside something that dims as a whole. */
  readonly pressedClass?: string | null | undefined
  readonly style?: CSSProperties
  readonly id?: string
  readonly children?: ReactNode
}

/**
 * The one thing that can be tapped: a name, a role, the keyboard, a pressed look. A disabled one stays readable. In WeChat's Moments it is
 * what it shows and no more: nothing can be opened there.
 */
export function Pressable(props: PressableProps) {
  const { onPress, label, role = 'button', disabled = false, tabStop = true, checked, selected, busy, children } = props
  const { pressedClass = styles.pressed } = props
  const press = () => {
    if (!disabled) onPress()
  }
  if (isSinglePage) return <Shown {...props} />
  const told: Described = { role, label, checked, selected, busy, disabled: disabled || undefined }
  return (
    <View
      className={cx(styles.pressable, disabled && styles.disabled, props.className)}
      {...(pressedClass !== null && !disabled && { hoverClass: cx(pressedClass), hoverStayTime: 80 })}
      {...(props.style && { style: props.style })}
      {...(props.id !== undefined && { id: props.id })}
      onClick={(event) => {
        event.stopPropagation()
        press()
      }}
      {...a11y.describe(told)}
      {...a11y.operable(press, tabStop && !disabled)}
    >
      {children}
    </View>
  )
}

const Shown = ({ id, className, style, children }: PressableProps) => (
  <View className={cx(styles.pressable, className)} {...(style && { style })} {...(id !== undefined && { id })}>
    {children}
  </View>
)
