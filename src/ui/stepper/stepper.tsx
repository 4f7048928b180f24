import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Input } from '@/platform/controls/controls'
import { isSinglePage } from '@/platform/single-page/single-page'
import { cx } from '../cx/cx'
import { IconKey } from '../pressable/icon-key'
import styles from './stepper.module.scss'

export interface StepperProps {
  /** 数量: what is counted, for readers. */
  readonly label: string
  /** As typed, up to four decimals; the owner checks it. */
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Missing: at the end of the range. */
  readonly onLess: (() => void) | undefined
  readonly onMore: (() => void) | undefined
  readonly invalid?: boolean
}

const nothing = () => undefined

/** − figure +, each 88 wide at least; the figure can be typed. */
export function Stepper({ label, value, onChange, onBlur, onLess, onMore, invalid = false }: StepperProps) {
  return (
    <View className={cx(styles.stepper, invalid && styles.bad)}>
      <Key label={`减少${label}`} icon='minus' onPress={onLess} />
      <Input
        className={cx(styles.input)}
        figures='amount'
        value={value}
        {...(isSinglePage && { disabled: true })}
        onInput={(event) => onChange(event.detail.value)}
        onBlur={() => onBlur?.()}
        {...a11y.describeInput(label, invalid, { keyboard: 'decimal' })}
      />
      <Key label={`增加${label}`} icon='plus' onPress={onMore} />
    </View>
  )
}

interface KeyProps {
  readonly label: string
  readonly icon: 'minus' | 'plus'
  readonly onPress: (() => void) | undefined
}

function Key({ label, icon, onPress }: KeyProps) {
  const off = onPress === undefined
  return (
    <IconKey
      className={off ? styles.off : undefined}
      name={icon}
      label={label}
      disabled={off}
      onPress={onPress ?? nothing}
    />
  )
}
