import type * as v from 'valibot'
import { isConsolePath, mayCall } from '@contract/console/rights'
import type { OwnList, filterEdit } from '@contract/endpoints/console/lists/own'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import * as store from './own-list-store'
import { filterStep } from './rules'

type Input = v.InferOutput<typeof filterEdit.input>

async function ownListsOf(db: Db, whose: store.Whose): Promise<Map<string, OwnList>> {
  const lists = new Map<string, OwnList>()
  const of = (list: string): OwnList => lists.get(list) ?? { list, filters: [], columns: null }
  for (const { list, ...filter } of await store.filtersOf(db, whose)) {
    const own = of(list)
    lists.set(list, { ...own, filters: [...own.filters, filter] })
  }
  for (const { list, keys } of await store.columnsOf(db, whose)) lists.set(list, { ...of(list), columns: keys })
  return lists
}

/** What somebody of staff keeps of every list. */
export async function listOwn({ db }: Deps, { staffId }: StaffCaller) {
  return ok({ data: [...(await ownListsOf(db, { staffId })).values()] })
}

/**
 * Keeps, renames or drops a filter of a list, or its columns: a preference of one person, so nothing is recorded. Refusals: NO_RIGHT (no
 * list that the person sees), NOT_FOUND, FORM, LIMIT. Source: operating §4 (lists).
 */
export function editOwn(deps: Deps, { staffId, roles }: StaffCaller, input: Input): Promise<Result<OwnList, Refusal>> {
  const { list, filter, columns } = input
  return transact(deps.db, async (tx) => {
    if (!isConsolePath(list) || !mayCall(list, roles)) return err(refusal('NO_RIGHT'))
    await store.lockPerson(tx, staffId)
    const key = { staff_id: staffId, list }
    const refused = filter && (await editFilter(tx, deps, key, filter))
    if (refused) return err(refused)
    if (columns === null) await store.dropColumns(tx, key)
    if (columns) await store.keepColumns(tx, { ...key, keys: columns })
    return ok((await ownListsOf(tx, { staffId, list })).get(list) ?? { list, filters: [], columns: null })
  })
}

async function editFilter(
  tx: Tx,
  { clock }: Deps,
  key: { readonly staff_id: number; readonly list: string },
  { name, was = name, address }: NonNullable<Input['filter']>,
): Promise<Refusal | undefined> {
  const kept = await store.filtersOf(tx, { staffId: key.staff_id, list: key.list })
  const step = filterStep(
    kept.map((one) => one.name),
    { name, was, isKept: address !== null },
  )
  if (typeof step !== 'string') return step
  if (step === 'drop' || address === null) await store.dropFilter(tx, { ...key, name })
  else if (step === 'change') await store.changeFilter(tx, { ...key, name: was }, { name, address })
  else await store.insertFilter(tx, { ...key, name, address, at: clock.now() })
  return undefined
}
