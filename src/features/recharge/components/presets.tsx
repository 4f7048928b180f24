import { View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { plus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import type { RechargeInfo } from '../atoms'
import { copy } from '../copy'
import styles from './recharge.module.scss'

export interface PresetsProps {
  readonly presets: RechargeInfo['presets']
  readonly chosen: Fen | undefined
  readonly onPick: (amount: Fen) => void
}

const credited = (amount: Fen, bonus: Fen): string => {
  const all = yuanText(plus(amount, bonus))
  return bonus > 0 ? copy.withBonus(yuanText(bonus), all) : copy.credited(all)
}

/** The amounts that can be chosen with one tap; the chosen one has survey ticks. Source: mockup 11-recharge. */
export function Presets({ presets, chosen, onPick }: PresetsProps) {
  return (
    <View className={cx(styles.presets)} {...a11y.describe({ role: 'radiogroup', label: copy.presets })}>
      {presets.map(({ amount, bonus }) => (
        <Pressable
          key={amount}
          role='radio'
          checked={amount === chosen}
          label={`${yuanText(amount)} 元，${credited(amount, bonus)}`}
          className={cx(styles.preset, amount === chosen && styles.chosen)}
          onPress={() => onPick(amount)}
        >
          <View className={cx(styles.sum)}>
            <View className={cx(styles.mark)}>¥</View>
            {yuanText(amount).replace(/\.00$/, '')}
          </View>
          <View className={cx(styles.credited)}>{credited(amount, bonus)}</View>
        </Pressable>
      ))}
    </View>
  )
}
