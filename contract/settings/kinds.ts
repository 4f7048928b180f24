import { startOfDay } from '../hours'
import { largest } from '../largest'
import { isCalendarDay } from '../moments'
import type { ModuleName } from '../modules'
import { moduleNames } from '../modules'
import type { AccessOn } from './access'
import { accesses, platforms } from './access'

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
  /** What is open on each platform. */
  readonly access: AccessOn
  /** A line of words; empty: there is none. */
  readonly text: string
  /** The modules of a city in an order, each once. */
  readonly order: readonly ModuleName[]
  /** The number of a city. */
  readonly area: number
}
export type Kind = keyof Values
export type Value = Values[Kind]

/**
 * Between which figures a value lies, both included; of a list it is so of each amount, and of the start of each day, and it has at most
 * `most` of them. Of a text, how many characters it has; of what is open it says nothing.
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

const isAccess = (value: unknown): value is AccessOn => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== platforms.length) return false
  const on = new Map<string, unknown>(Object.entries(value))
  return platforms.every((platform) => accesses.some((one) => one === on.get(platform)))
}

/** A line of words without blanks around it, without signs that steer, and without those of a rich text, in which it may stand. */
const isText = ({ min, max }: Range, value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim() === value &&
  !/[<>&]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(value) &&
  isWithin({ min, max }, Array.from(value).length)

const isOrder = (value: unknown): boolean =>
  Array.isArray(value) && value.length === moduleNames.length && moduleNames.every((name) => value.includes(name))

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
  if (kind === 'access') return isAccess(value)
  if (kind === 'text') return isText(range, value)
  return kind === 'order' ? isOrder(value) : isWithin(range, value)
}

const startOf = (day: unknown): number => startOfDay(String(day))

const isAccessOn = (value: Value): value is AccessOn => typeof value === 'object' && 'browser' in value

/** Whether something is closed afterwards on a platform where it was not. */
export const isClosing = (before: Value, after: Value): boolean =>
  isAccessOn(before) &&
  isAccessOn(after) &&
  platforms.some((platform) => after[platform] === 'closed' && before[platform] !== 'closed')

/**
 * Whether a value allows or gives more than another one of its kind: a larger figure, a longer list, a higher bonus somewhere. Words, an
 * order and what is open are no more than others.
 */
export function isMore(before: Value, after: Value): boolean {
  if (typeof before === 'number' || typeof after === 'number') return Number(after) > Number(before)
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  const [had, has] = [linesOf(before), linesOf(after)]
  const froms = [...had, ...has].map((one) => (isStep(one) ? one.fromFen : one))
  return froms.some((from) => reached(has, from) > reached(had, from))
}

const linesOf = (list: readonly (number | BonusStep | string)[]) => list.map(plain)

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

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two values are the same, in whatever order the parts of them came. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** The largest amount that a setting may name, in fen. */
export const largestSetting = largest.fen
