import { Text, View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import styles from './field.module.scss'

export interface LabelProps {
  readonly text: string
  readonly required?: boolean
  /** Gives the control the focus. A screen reader hears the label at the control itself. */
  readonly onPress?: () => void
}

/** The label at the left of a form row, with its mark when the field is required. Source: design §3 (field). */
export function Label({ text, required = false, onPress }: LabelProps) {
  return (
    <View className={cx(styles.label)} {...(onPress && { onClick: onPress })}>
      {text}
      {required && (
        <Text className={cx(styles.star)} {...a11y.describe({ hidden: true })}>
          *
        </Text>
      )}
    </View>
  )
}
