import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import fieldStyles from '../field/field.module.scss'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './choice.module.scss'

export interface ChoiceRowProps {
  /** Square: any of them. Round: one of several. A switch acts at once. */
  readonly kind: 'checkbox' | 'radio' | 'switch'
  readonly on: boolean
  readonly onPress: () => void
  readonly icon?: IconName
  /** The second line; also the reason when it cannot be chosen. */
  readonly note?: ReactNode
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A row that is chosen as a whole; its mark is at the right. */
export function ChoiceRow({ kind, on, onPress, icon, note, disabled = false, children }: ChoiceRowProps) {
  return (
    <Pressable
      className={cx(styles.row, fieldStyles.after, disabled && styles.off)}
      role={kind}
      checked={on}
      disabled={disabled}
      onPress={onPress}
    >
      {icon && <Icon name={icon} />}
      <View className={cx(styles.text)}>
        {children}
        {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
      </View>
      <Mark kind={kind} on={on} />
    </Pressable>
  )
}

/** Whether something is chosen; a part of what is pressed. */
export const Mark = ({ kind, on }: Pick<ChoiceRowProps, 'kind' | 'on'>) => (
  <View className={cx(styles.mark, styles[`is-${kind}`], on && styles.on)}>
    {kind === 'checkbox' && on && <Icon name='check' size={32} />}
    {kind === 'switch' && <View className={cx(styles.knob)} />}
  </View>
)
