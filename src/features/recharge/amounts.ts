import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { yuanRule } from '@/lib/forms/number-rules'
import type { FormRule } from '@/lib/forms/rule'
import { yuanText } from '@/lib/format/yuan'
import type { RechargeInfo } from './atoms'
import { copy } from './copy'

/** The bonus of an amount: that of the highest step which it reaches. Source: contract (rechargeGetInfo). */
export function bonusOf(amount: Fen, steps: RechargeInfo['bonusSteps']): Fen {
  return steps.reduce((bonus, step) => (amount >= step.from ? step.bonus : bonus), fen(0))
}

/** What an amount must be: within one recharge's limits, and within what the day leaves. Source: domain model §3.8. */
export function rechargeRules({
  min,
  max,
  dayLeft,
  dayLimit,
}: Pick<RechargeInfo, 'min' | 'max' | 'dayLeft' | 'dayLimit'>): readonly FormRule[] {
  const outside = copy.outside(yuanText(min), yuanText(max))
  const isDay = dayLeft < max
  return [
    { required: true, errorMessage: copy.missing },
    yuanRule({
      least: min,
      most: isDay ? dayLeft : max,
      tooLittle: outside,
      tooMuch: isDay ? copy.overDay(yuanText(dayLeft), yuanText(dayLimit)) : outside,
    }),
  ]
}
