import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Input } from '@/platform/controls/controls'
import { cx } from '@/ui/cx/cx'
import { copy } from '../copy'
import { pinLength } from '../rules'
import styles from './pin-field.module.scss'

export interface PinFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (pin: string) => void
  readonly onConfirm: () => void
  readonly isBad: boolean
}

const places = Array.from({ length: pinLength }, (_, at) => at)

/** Six places, one for each digit; the digits are hidden. The text box lies invisibly over them. */
export function PinField({ label, value, onChange, onConfirm, isBad }: PinFieldProps) {
  return (
    <View className={cx(styles.pin, isBad && styles.bad)}>
      {places.map((at) => (
        <View key={at} className={cx(styles.place, at === Math.min(value.length, pinLength - 1) && styles.next)}>
          {at < value.length && <View className={cx(styles.dot)} />}
        </View>
      ))}
      <Input
        className={cx(styles.box)}
        figures='code'
        password
        focus
        value={value}
        placeholder={copy.placeholder}
        onInput={(event) => onChange(event.detail.value)}
        onConfirm={onConfirm}
        {...a11y.describeInput(`${label}，${copy.placeholder}`, isBad, { required: true, keyboard: 'numeric' })}
      />
    </View>
  )
}
