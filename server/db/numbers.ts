import { calendarDay } from '@contract/moments'
import type { Db } from './schema'

/** A day as numbers have it: 261121. */
export const dayInNumber = (atMs: number): string => calendarDay(atMs).slice(2).replaceAll('-', '')

/**
 * The next readable number, such as D261121-0047, counted per kind and day. Draw it before the transaction that uses it, so that nobody
 * waits for the counter; the number of a refused command stays unused.
 */
export async function nextNumber(
  db: Db,
  kind: 'S' | 'D' | 'B' | 'R' | 'W' | 'K' | 'G' | 'F' | 'V' | 'H',
  atMs: number,
): Promise<string> {
  const day = dayInNumber(atMs)
  const { value } = await db
    .insertInto('day_counter')
    .values({ day, kind, value: 1 })
    .onConflict((oc) => oc.columns(['day', 'kind']).doUpdateSet((eb) => ({ value: eb('day_counter.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return `${kind}${day}-${String(value).padStart(4, '0')}`
}
