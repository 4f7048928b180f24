import type * as v from 'valibot'
import type { OpeningKey, OpeningState } from '@contract/console/opening'
import { openingKeys, openingOf } from '@contract/console/opening'
import { approvals } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type * as calls from '@contract/endpoints/console/opening'
import type { OpeningLine } from '@contract/endpoints/console/opening'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { allCities } from '@contract/settings/all-cities'
import { doOnce } from '../../db/once/once'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { checks, recordPattern } from './rules/checks'
import type { Facts, Mark } from './rules/facts'
import { vendorsOf } from './rules/vendors'
import * as store from './store'

type Around = Pick<Deps, 'config'> & { readonly db: Db }
type Reader = Pick<StaffCaller, 'roles' | 'areas'>

/** Under which names the server keeps when it was last copied, and when a copy was last restored. */
const keptNames = { backupAt: 'backup_at', restoredAt: 'restored_at' } as const

/** What the checks of all cities look at. */
async function factsOf({ db, config }: Around): Promise<Omit<Facts, 'city'>> {
  const kept = await store.kept(db, Object.values(keptNames))
  const momentOf = (name: string) => {
    const row = kept.find(({ key }) => key === name)
    return row ? Number(row.value) : null
  }
  return {
    people: await store.people(db),
    settingsSet: await store.settingsSet(db),
    texts: await store.ownTexts(db, recordPattern),
    backupAt: momentOf(keptNames.backupAt),
    restoredAt: momentOf(keptNames.restoredAt),
    channels: await store.channels(db),
    payment: await store.payment(db),
    vendors: vendorsOf(config),
  }
}

/** Under which city what is said of a line is kept. */
const cityOf = (key: OpeningKey, areaId: number): number => (openingOf(key).isForAll ? allCities : areaId)

const stateOf = (key: OpeningKey, isDone: boolean, mark: Mark | undefined): OpeningState => {
  if (isDone) return 'done'
  if (!mark) return 'open'
  return openingOf(key).isSeen ? 'done' : 'dismissed'
}

const mayMark = (key: OpeningKey, { roles, areas }: Reader): boolean =>
  mayCall('/admin/opening/dismiss', roles) && (areas === null || !openingOf(key).isForAll)

function lineOf(key: OpeningKey, facts: Facts, marks: readonly Mark[], reader: Reader): OpeningLine {
  const place = cityOf(key, facts.city.areaId)
  const mark = marks.find((one) => one.key === key && one.areaId === place)
  const { isDone, said } = checks[key](facts)
  const state = stateOf(key, isDone, mark)
  return {
    key,
    state,
    said,
    mark: mark && !isDone ? { reason: mark.reason, by: mark.by, at: mark.at } : null,
    mayDismiss: state === 'open' && mayMark(key, reader),
  }
}

/** What the cities of the reader lack, and the lines of one. Refusal: NOT_FOUND. */
export async function listOpening(
  { db, config }: Deps,
  staff: Reader,
  { areaId }: v.InferOutput<typeof calls.openingList.input>,
): Promise<Result<v.InferOutput<typeof calls.openingList.output>, Refusal>> {
  const facts = await factsOf({ db, config })
  const marks = await store.marks(db)
  const all = (await store.cities(db, staff.areas)).map((city) => ({
    city,
    lines: openingKeys.map((key) => lineOf(key, { ...facts, city }, marks, staff)),
  }))
  const asked = all.find(({ city }) => city.areaId === areaId)
  if (areaId !== undefined && !asked) return err(refusal('NOT_FOUND'))
  return ok({
    cities: all.map(({ city, lines }) => ({
      areaId: city.areaId,
      name: city.name,
      left: lines.filter(({ state }) => state === 'open').length,
    })),
    lines: asked?.lines ?? [],
  })
}

/**
 * Keeps that somebody looked at a line, or that the city does without it, and why. Refusals: NOT_FOUND (also what is of all cities, for who
 * acts in some), CLOSED (it is done, or was said before), FORM (`reason`).
 */
export function dismissLine(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.openingDismiss.input>,
): Promise<Result<OpeningLine, Refusal>> {
  const call = '/admin/opening/dismiss'
  const { userId, areas } = staff
  const { areaId, key, reason } = input
  return doOnce(deps, { userId, call, input }, async (tx) => {
    await store.lock(tx)
    const city = (await store.cities(tx, areas)).find((one) => one.areaId === areaId)
    if (!city || !mayMark(key, staff)) return err(refusal('NOT_FOUND'))
    const facts = { ...(await factsOf({ db: tx, config: deps.config })), city }
    const line = async () => lineOf(key, facts, await store.marks(tx), staff)
    if ((await line()).state !== 'open') return err(refusal('CLOSED', {}, '这一项已经处理过'))
    if (!openingOf(key).isSeen && reason.length < approvals.minReason)
      return err(refusal('FORM', { fields: { reason: `请填写理由，至少 ${approvals.minReason} 个字` } }))
    await store.insert(tx, { area_id: cityOf(key, areaId), key, reason, by_user_id: userId, at: deps.clock.now() })
    await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, reason, details: { key } })
    return ok(await line())
  })
}
