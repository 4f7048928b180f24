import { sql } from 'kysely'
import type { ModuleLetter } from '@contract/console/city-modules'
import { calendarDay } from '@contract/moments'
import type { Db } from './schema'

/** A day as numbers have it: 261121. */
export const dayInNumber = (atMs: number): string => calendarDay(atMs).slice(2).replaceAll('-', '')

interface Counting {
  readonly db: Db
  readonly config: { readonly cell: string }
}

/** What a readable number begins with, by what it is of. */
export type NumberKind = 'S' | 'D' | 'B' | 'R' | 'W' | 'G' | 'C' | ModuleLetter

/**
 * The next readable number, such as D261121-0047, or D7-261121-0047 in cell 7, counted per kind and day. Draw it before the transaction
 * that uses it, so that nobody waits for the counter; the number of a refused command stays unused.
 */
export async function nextNumber(counting: Counting, kind: NumberKind, atMs: number): Promise<string> {
  const [number = ''] = await nextNumbers(counting, kind, atMs, 1)
  return number
}

/** The next readable numbers, as many as are wanted. */
export async function nextNumbers(
  { db, config: { cell } }: Counting,
  kind: NumberKind,
  atMs: number,
  count: number,
): Promise<string[]> {
  const day = dayInNumber(atMs)
  const { rows } = await sql<{ value: number }>`insert into day_counter as c (day, kind, value)
    values (${day}, ${kind}, ${count})
    on conflict (day, kind) do update set value = c.value + excluded.value returning value`.execute(db)
  const [{ value } = { value: count }] = rows
  const number = (at: number) => `${kind}${cell === '' ? '' : `${cell}-`}${day}-${String(at).padStart(4, '0')}`
  return Array.from({ length: count }, (_, back) => number(value - count + 1 + back))
}

/** The number of a payment, with its cell; that of an order has no second letter. */
const paymentNumber = /^P[A-Z]?(\d{1,4})-\d{6}-\d+/

/** Whether a payment at the gateway is of another cell than this one. Without a cell, every payment there should be ours. */
export function isOfOtherCell(number: string, cell: string): boolean {
  const other = paymentNumber.exec(number)?.[1]
  return cell !== '' && other !== undefined && other !== cell
}
