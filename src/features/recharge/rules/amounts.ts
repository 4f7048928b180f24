import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { RechargeInfo } from '../atoms'
import { copy } from '../copy'

/** The bonus of an amount: that of the highest step it reaches. Source: contract (rechargeGetInfo). */
export function bonusOf(amount: Fen, steps: RechargeInfo['bonusSteps']): Fen {
  return steps.reduce((bonus, step) => (amount >= step.from ? step.bonus : bonus), fen(0))
}

/**
 * Why the typed amount cannot be recharged: the limits of one recharge, or what is left of the day's; undefined while nothing is typed.
 * Source: domain model §3.8.
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

/** The preselected amount: the smallest preset, if the day's limit leaves that much. */
export const firstPreset = ({ presets, dayLeft }: Pick<RechargeInfo, 'presets' | 'dayLeft'>): Fen | undefined =>
  presets.map(({ amount }) => amount).find((amount) => amount <= dayLeft)
