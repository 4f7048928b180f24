import { startOfDay } from '../hours'
import { largest } from '../largest'
import { isCalendarDay } from '../moments'

/** What an amount adds from so much on, both in fen. */
export interface BonusStep {
  readonly fromFen: number
  readonly bonusFen: number
}

/** What the value of a setting is, by its kind. */
export interface Values {
  /** An amount of money, in fen. */
  readonly fen: number
  /** A share, in basis points (1/10000). */
  readonly parts: number
  /** A number of people. */
  readonly people: number
  /** A full hour of the area's day. */
  readonly hour: number
  /** A length of time, in the unit of its wait. */
  readonly span: number
  /** Amounts in fen, each more than the one before. */
  readonly amounts: readonly number[]
  /** Steps of a bonus, each from more on than the one before; an amount earns that of the highest step it reaches. */
  readonly steps: readonly BonusStep[]
  /** Days of the area's calendar such as 2026-12-31, each later than the one before. */
  readonly days: readonly string[]
}
export type Kind = keyof Values
export type Value = Values[Kind]

/**
 * Between which figures a value lies, both included; of a list it is so of each amount, and of the start of each day, and it has at most
 * `most` of them.
 */
export interface Range {
  readonly min: number
  readonly max: number
  readonly most?: number
}

const isWithin = ({ min, max }: Range, value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max

const isRising = (figures: readonly number[]): boolean =>
  figures.every((figure, at) => at === 0 || figure > (figures[at - 1] ?? figure))

const isStep = (value: unknown): value is BonusStep =>
  typeof value === 'object' && value !== null && 'fromFen' in value && 'bonusFen' in value

const isBonus = (range: Range, value: unknown): value is BonusStep =>
  isStep(value) && isWithin(range, value.fromFen) && isWithin({ min: 1, max: value.fromFen }, value.bonusFen)

const isDay = (range: Range, value: unknown): value is string =>
  typeof value === 'string' && isCalendarDay(value) && isWithin(range, startOfDay(value))

const isFewOf = ({ most = 0 }: Range, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= most

/** Whether something is a value of this kind within this range. A bonus is never more than the amount that earns it. */
export function isValue(kind: Kind, range: Range, value: unknown): boolean {
  if (kind === 'amounts')
    return isFewOf(range, value) && value.every((one) => isWithin(range, one)) && isRising(value.map(Number))
  if (kind === 'steps')
    return (
      isFewOf(range, value) &&
      value.every((one) => isBonus(range, one)) &&
      isRising(value.map((one) => (isStep(one) ? one.fromFen : 0)))
    )
  if (kind === 'days')
    return isFewOf(range, value) && value.every((one) => isDay(range, one)) && isRising(value.map(startOf))
  return isWithin(range, value)
}

const startOf = (day: unknown): number => startOfDay(String(day))

/** Whether a value allows or gives more than another one of its kind: a larger figure, a longer list, a higher bonus somewhere. */
export function isMore(before: Value, after: Value): boolean {
  if (typeof before === 'number' || typeof after === 'number') return Number(after) > Number(before)
  const [had, has] = [before.map(plain), after.map(plain)]
  const froms = [...had, ...has].map((one) => (isStep(one) ? one.fromFen : one))
  return froms.some((from) => reached(has, from) > reached(had, from))
}

/** A line of a list as a figure, or a step; a day by its start. */
const plain = (one: number | BonusStep | string): number | BonusStep =>
  typeof one === 'string' ? startOfDay(one) : one

/** The bonus that an amount earns by some steps, in fen; of plain amounts, how many of them it reaches. */
function reached(list: readonly (number | BonusStep)[], amount: number): number {
  const passed = list.filter((one) => (isStep(one) ? one.fromFen : one) <= amount)
  return passed.reduce<number>((sum, one) => (isStep(one) ? one.bonusFen : sum + 1), 0)
}

/** What the platform adds to an amount, in fen: the bonus of the highest step it reaches. Source: domain model §3.8. */
export const bonusOf = (steps: readonly BonusStep[], amount: number): number => reached(steps, amount)

/** The largest amount that a setting may name, in fen. */
export const largestSetting = largest.fen
