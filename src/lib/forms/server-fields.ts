import type { CallError } from '../http/errors'

/**
 * The server's words for the fields of a form it refused, by the fields' names; the items of a list count as the list. `rest` is the words
 * that no field of the form shows. Null for every other failure. Source: domain model §6 (refusal FORM carries field messages).
 */
export function serverFields(
  error: CallError,
  names: readonly string[],
): { readonly fields: Readonly<Record<string, string>>; readonly rest: boolean } | null {
  if (error.kind !== 'refused' || error.reason !== 'FORM') return null
  const told: unknown = error.data.fields
  if (typeof told !== 'object' || told === null) return null
  const fields: Record<string, string> = {}
  let rest = false
  for (const [path, words] of Object.entries(told)) {
    const name = path.split('.')[0] ?? ''
    if (typeof words === 'string' && names.includes(name)) fields[name] ??= words
    else rest = true
  }
  return { fields, rest }
}
