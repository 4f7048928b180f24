import { dayMs } from '@contract/durations'
import { startOfDay } from '@contract/hours'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'
import { copy } from '../../copy'
import { typedCount } from '../../fields/typed-count'
import type { Fields } from '../address'

export interface Option {
  readonly value: string
  readonly label: string
}

/** What a list can be narrowed by. Each stands in the address under its key. */
export type Filter =
  /** Always one of them; the first one unless the address says another. */
  | { readonly kind: 'tabs'; readonly key: string; readonly label: string; readonly options: readonly Option[] }
  | { readonly kind: 'choice'; readonly key: string; readonly label: string; readonly options: readonly Option[] }
  /** From one amount to another one, in fen, as 10000~200000, either of them open; they are asked as `minFen` and `maxFen`. */
  | { readonly kind: 'amounts'; readonly key: string; readonly label: string }
  /** From the first day to the last one, as 2026-11-15; they become instants under `from` and `until`. */
  | { readonly kind: 'days'; readonly key: string; readonly label: string }
  /** From one number to another one, as 2000~3999, either of them open; they are asked as the key with `From` and `To`. */
  | { readonly kind: 'range'; readonly key: string; readonly label: string }
  | { readonly kind: 'text'; readonly key: string; readonly label: string }

export interface Chip {
  readonly key: string
  readonly text: string
}

const shown = (filter: Filter, value: string): string => {
  if (filter.kind === 'choice') return filter.options.find((one) => one.value === value)?.label ?? value
  if (filter.kind === 'amounts') return amountsShown(rangeOf(value))
  return filter.kind === 'days' || filter.kind === 'range' ? value.replace('~', ' – ').trim() : value
}

const yuanIn = (text: string): string => yuanText(fen(Number(text)))

function amountsShown({ from, until }: Range): string {
  if (until === undefined) return copy.atLeast(yuanIn(from ?? '0'))
  return from === undefined ? copy.atMost(yuanIn(until)) : `${yuanIn(from)} – ${yuanIn(until)}`
}

/** What narrows the list now, in words. Tabs say it themselves. */
export const chipsOf = (filters: readonly Filter[], fields: Fields): Chip[] =>
  filters.flatMap((filter) => {
    const value = fields[filter.key]
    return value === undefined || filter.kind === 'tabs'
      ? []
      : [{ key: filter.key, text: `${filter.label} ${shown(filter, value)}` }]
  })

/** What a list without rows says: that nothing fits what narrows it, nothing waits in the first of its tabs, or nothing is there yet. */
export function emptyText(filters: readonly Filter[], fields: Fields, empty: string = copy.empty): string {
  if (chipsOf(filters, fields).length > 0) return copy.noResult
  const tabs = filters.find(({ kind }) => kind === 'tabs')
  const isFirst = tabs?.kind === 'tabs' && (fields[tabs.key] ?? tabs.options[0]?.value) === tabs.options[0]?.value
  return isFirst ? copy.nothingToDo : empty
}

export interface Range {
  readonly from?: string
  readonly until?: string
}

/** The ends of a range that stands in the address; an open or unreadable one is missing. */
export function rangeOf(value: string): Range {
  const [, from = '', until = ''] = /^(\d{0,12})~(\d{0,12})$/.exec(value) ?? []
  return { ...(from !== '' && { from }), ...(until !== '' && { until }) }
}

/** A range as it stands in the address: '' when both ends are open, undefined when what was typed is none. */
export const rangeText = (from: string, until: string): string | undefined =>
  betweenText([from, until], (end) => typedCount(end) || undefined)

/** Two typed amounts of yuan as they stand in the address, as `rangeText` says of two numbers. */
export const amountsText = (from: string, until: string): string | undefined => betweenText([from, until], typedFen)

/** Two typed ends, read by `read`, as they stand in the address. */
function betweenText(ends: readonly [string, string], read: (end: string) => number | undefined): string | undefined {
  const [first, last] = ends.map((end) => (end.trim() === '' ? '' : read(end)))
  if (first === undefined || last === undefined) return undefined
  if (first === '' && last === '') return ''
  return first !== '' && last !== '' && first > last ? undefined : `${first}~${last}`
}

/** Ends of amounts in the address, as they are typed. */
export function amountsTyped(value: string): Range {
  const { from, until } = rangeOf(value)
  return { ...(from !== undefined && { from: yuanIn(from) }), ...(until !== undefined && { until: yuanIn(until) }) }
}

/** The fields of the call: those of the filters, the days as instants. */
export function askedFields(filters: readonly Filter[], fields: Fields): Fields {
  const asked: Record<string, string> = {}
  for (const filter of filters) {
    const value = fields[filter.key] ?? (filter.kind === 'tabs' ? filter.options[0]?.value : undefined)
    if (value === undefined) continue
    if (filter.kind === 'range') {
      const { from, until } = rangeOf(value)
      if (from !== undefined) asked[`${filter.key}From`] = from
      if (until !== undefined) asked[`${filter.key}To`] = until
    } else if (filter.kind === 'amounts') {
      const { from, until } = rangeOf(value)
      if (from !== undefined) asked['minFen'] = from
      if (until !== undefined) asked['maxFen'] = until
    } else if (filter.kind !== 'days') asked[filter.key] = value
    else {
      const [from = '', until = ''] = value.split('~')
      asked['from'] = String(startOfDay(from))
      asked['until'] = String(startOfDay(until) + dayMs)
    }
  }
  return asked
}
