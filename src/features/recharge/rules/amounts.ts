import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { RechargeInfo } from '../atoms'
import { copy } from '../copy'

/** The bonus of an amount: that of the highest step which it reaches. Source: contract (rechargeGetInfo). */
export function bonusOf(amount: Fen, steps: RechargeInfo['bonusSteps']): Fen {
  return steps.reduce((bonus, step) => (amount >= step.from ? step.bonus : bonus), fen(0))
}

/**
 * Why this cannot be recharged as it is typed: one recharge's limits, and what the day leaves; undefined while
 * nothing is typed. Source: domain model §3.8.
 */
export function problemOf(
  typed: string,
  { min, max, dayLeft }: Pick<RechargeInfo, 'min' | 'max' | 'dayLeft'>,
): string | undefined {
  if (typed.trim() === '') return undefined
  const amount = typedFen(typed)
  if (amount === undefined) return copy.unreadable
  if (amount < min) return copy.tooLittle(yuanText(min))
  if (amount > max) return copy.tooMuch(yuanText(max))
  return amount > dayLeft ? copy.overDay(yuanText(dayLeft)) : undefined
}

/** What is chosen before anybody chose: the smallest preset, if the day leaves that much. */
export const firstPreset = ({ presets, dayLeft }: Pick<RechargeInfo, 'presets' | 'dayLeft'>): Fen | undefined =>
  presets.map(({ amount }) => amount).find((amount) => amount <= dayLeft)
