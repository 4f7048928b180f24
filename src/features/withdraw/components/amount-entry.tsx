import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Input } from '@/platform/controls/controls'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './withdraw.module.scss'

export interface AmountEntryProps {
  readonly field: FieldBinding<string>
  /** Fills in the largest possible amount. */
  readonly all?: { readonly text: string; readonly onPress: () => void } | undefined
}

/** The one large number of the page, typed. Source: mockup 10-withdraw-add. */
export function AmountEntry({ field, all }: AmountEntryProps) {
  return (
    <View className={cx(styles.typed)}>
      <View className={cx(styles.mark)}>¥</View>
      <Input
        className={cx(styles.box)}
        figures='amount'
        value={field.value}
        placeholder='0.00'
        placeholderClass={cx(styles.none)}
        focus={field.isAsked}
        onInput={(event) => field.onChange(event.detail.value)}
        onBlur={field.onBlur}
        {...a11y.describeInput(field.label, field.isBad, { required: true, keyboard: 'decimal' })}
      />
      {all && (
        <Pressable className={cx(styles.all)} onPress={all.onPress}>
          {all.text}
        </Pressable>
      )}
    </View>
  )
}
