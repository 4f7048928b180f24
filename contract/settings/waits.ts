import { dayMs, hourMs, minuteMs } from '../durations'

/** The units of waits: how long one is, and its word. */
const units = {
  minutes: { ms: minuteMs, word: '分钟' },
  hours: { ms: hourMs, word: '小时' },
  days: { ms: dayMs, word: '天' },
} as const

/**
 * How long each wait lasts that a city may set, in its unit, where nobody set another. Source: domain model §5. Their ranges stand in
 * `wait-settings.ts`, which the app does not need.
 */
export const waitUnits = {
  payMinutes: 'minutes',
  deliverHours: 'hours',
  moreDeliverHours: 'hours',
  confirmHours: 'hours',
  moreConfirmHours: 'hours',
  cancelAnswerHours: 'hours',
  evidenceHours: 'hours',
  decideDays: 'days',
  lastResortDays: 'days',
  rateDays: 'days',
  handoverHours: 'hours',
  saleDays: 'days',
  bidDays: 'days',
  transferDays: 'days',
  mutualDays: 'days',
  coolDownHours: 'hours',
} as const

export type WaitKey = keyof typeof waitUnits
export type Waits = Readonly<Record<WaitKey, number>>

/** What holds where nobody set anything. Source: domain model §5. */
export const standardWaits: Waits = {
  payMinutes: 15,
  deliverHours: 24,
  moreDeliverHours: 24,
  confirmHours: 72,
  moreConfirmHours: 72,
  cancelAnswerHours: 24,
  evidenceHours: 48,
  decideDays: 7,
  lastResortDays: 15,
  rateDays: 7,
  handoverHours: 24,
  saleDays: 30,
  bidDays: 7,
  transferDays: 30,
  mutualDays: 30,
  coolDownHours: 24,
}

/** Some waits as they are set. */
type Of<K extends WaitKey> = Readonly<Record<K, number>>

/** How long a wait is, in milliseconds. */
export const waitMs = <K extends WaitKey>(of: Of<K>, key: K): number => of[key] * units[waitUnits[key]].ms

/** The word of a wait's unit. */
export const unitWord = (key: WaitKey): string => units[waitUnits[key]].word

/** A wait in words, in its own unit: 15 分钟, 24 小时, 7 天. */
export const waitText = <K extends WaitKey>(of: Of<K>, key: K): string => `${of[key]} ${unitWord(key)}`
