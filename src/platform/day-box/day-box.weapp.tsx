import { Picker, View } from '@tarojs/components'
import type { DayBoxProps } from './types'

/** A day, chosen with the platform's own wheels. See `types.ts`. */
export function DayBox({ label, className = '', value, min, max, onPick, children }: DayBoxProps) {
  return (
    <Picker
      mode='date'
      value={value}
      {...(min !== '' && { start: min })}
      {...(max !== '' && { end: max })}
      onChange={({ detail }) => onPick(String(detail.value))}
    >
      <View className={className} ariaRole='button' ariaLabel={label}>
        {children}
      </View>
    </Picker>
  )
}
