import { View } from '@tarojs/components'
import { conditionWords } from '@/lib/market/active-parts'
import type { Band } from '@/lib/market/use-band'
import { cx } from '@/ui/cx/cx'
import { FieldBox } from '@/ui/field/field'
import styles from './board-filter.module.scss'

export interface BandFieldsProps {
  readonly band: Band
  readonly onConfirm: () => void
}

/** The lowest and the highest unit price, side by side. */
export function BandFields({ band: { typed, errors, change }, onConfirm }: BandFieldsProps) {
  const bounds = [
    { key: 'min', label: conditionWords.bandMin },
    { key: 'max', label: conditionWords.bandMax },
  ] as const
  return (
    <View className={cx(styles.band)}>
      {bounds.map(({ key, label }) => (
        <FieldBox
          key={key}
          label={label}
          placeholder={label}
          kind='amount'
          value={typed[key]}
          error={errors[key]}
          onChange={(text) => change(key, text)}
          onConfirm={onConfirm}
        />
      ))}
    </View>
  )
}
