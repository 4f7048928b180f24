import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable, type PressableProps } from './pressable'
import styles from './pressable.module.scss'

export interface IconKeyProps extends Pick<PressableProps, 'onPress' | 'disabled' | 'className'> {
  readonly name: IconName
  readonly label: string
  readonly size?: number
  /** Placed at the top right of what it closes. */
  readonly corner?: boolean
}

/** A mark alone that can be pressed, 88 square: close, back, delete. Source: design §7 (touch area). */
export function IconKey({ name, size = 40, corner = false, className, ...pressable }: IconKeyProps) {
  return (
    <Pressable
      {...pressable}
      className={cx(styles.key, corner && styles.corner, pressable.disabled === true && styles.dim, className)}
    >
      <Icon name={name} size={size} />
    </Pressable>
  )
}
