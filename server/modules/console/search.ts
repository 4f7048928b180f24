import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { findExact, findNames, findNumbers, kindsFor } from './search-store'
import type { Things } from './things'

/** Whether it is how numbers begin: a letter or two and a digit, or digits alone. */
const isNumber = (q: string): boolean => /^[A-Z]{0,2}\d[\dA-Z-]*$/.test(q)

/** What somebody finds in their areas; what was typed exactly stands first, and nothing twice. Source: community §9 (calls). */
export async function searchAll({ db }: Deps, { ofModules }: Things, staff: StaffCaller, q: string) {
  const kinds = kindsFor(staff, ofModules)
  const no = q.toUpperCase()
  const found = [
    ...(await findExact(db, kinds, staff, no)),
    ...(isNumber(no) ? await findNumbers(db, kinds, staff, no) : []),
    ...(await findNames(db, kinds, staff, q)),
  ]
  const seen = new Set<string>()
  const hits = found.filter(({ refType, refId }) => {
    const key = `${refType} ${refId}`
    return !seen.has(key) && seen.add(key)
  })
  return ok({ hits: hits.map(({ amount, ...hit }) => ({ ...hit, amount: amount === null ? null : fen(amount) })) })
}
