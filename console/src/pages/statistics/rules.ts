import { startOfDay } from '@contract/hours'

export const spanDays = { week: 7, month: 30, quarter: 90 } as const
export type Span = keyof typeof spanDays

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text))

/** The days that an address names as 2026-11-01~2026-11-30; undefined when they are none, or stand the other way round. */
export function daysIn(text: string | undefined) {
  const [from = '', until = ''] = text?.split('~') ?? []
  return isDay(from) && isDay(until) && from <= until ? { from, until } : undefined
}
