import type { Fields } from '../address'
import { parseFields, writeFields } from '../address'

/** What is open beside a list, and which of its pages: no part of how it is narrowed. */
const passing: ReadonlySet<string> = new Set(['id', 'page'])

/** What narrows and orders a list, as a filter keeps it: in one order, so that two that say the same are the same. */
export function keptAddress(fields: Fields): string {
  const kept = Object.entries(fields).filter(([key]) => !passing.has(key))
  return writeFields(Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))).slice(1)
}

/** The address that a filter keeps, as fields. */
export const addressOf = (kept: string): Fields => parseFields(kept)

/** These columns in the order of their keys; what is not known any more is left out. All as they are of themselves where none is left. */
export function columnsBy<C extends { readonly key: string; readonly isExtra?: boolean }>(
  all: readonly C[],
  keys: readonly string[] | null,
): readonly C[] {
  const chosen = (keys ?? []).flatMap((key) => all.filter((one) => one.key === key))
  return chosen.length > 0 ? chosen : all.filter(({ isExtra }) => isExtra !== true)
}
