import type { Settings } from '../settings/settings'
import type { WaitKey, Waits } from '../settings/waits'
import { standardWaits } from '../settings/waits'

/** The waits of an order: each begins with its own act, and is as long as it was when the order was made. */
export const orderWaitKeys = [
  'payMinutes',
  'deliverHours',
  'moreDeliverHours',
  'confirmHours',
  'moreConfirmHours',
  'cancelAnswerHours',
  'evidenceHours',
  'decideDays',
  'lastResortDays',
  'rateDays',
] as const satisfies readonly WaitKey[]
export type OrderWaitKey = (typeof orderWaitKeys)[number]
export type OrderWaits = Pick<Settings, OrderWaitKey>

export const termKeys = ['tradeFee', 'tradeFeeMost', 'tradeFeeFund', 'arbiterMost', ...orderWaitKeys] as const

/** The figures that an order is made with and keeps to its end, by the names of their settings. */
export type OrderTerms = Pick<Settings, (typeof termKeys)[number]>

/** The terms of an order that is made while these settings hold. */
export const termsIn = (all: Settings): OrderTerms =>
  Object.fromEntries(termKeys.map((key) => [key, all[key]])) as OrderTerms

/** The waits of a city that are no terms of an order. */
type CityWaitKey = Exclude<WaitKey, OrderWaitKey>
export const cityWaitKeys = Object.keys(standardWaits).filter(
  (key): key is CityWaitKey => !orderWaitKeys.some((one) => one === key),
)

/** Those that hold while these settings do. */
export const cityWaitsIn = (all: Waits): Pick<Waits, CityWaitKey> =>
  Object.fromEntries(cityWaitKeys.map((key) => [key, all[key]])) as Pick<Waits, CityWaitKey>
