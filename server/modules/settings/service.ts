import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import { fullMoment } from '@contract/moments'
import type * as calls from '@contract/endpoints/console/settings/settings'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { holdsFrom, isDearer, isForTwo } from '@contract/settings/changes'
import type { Value } from '@contract/settings/kinds'
import { isSameValue } from '@contract/settings/kinds'
import { discordIn } from '@contract/settings/discord'
import { groups } from '@contract/settings/groups'
import { allCities } from '@contract/settings/all-cities'
import { isValueOf, namedBySettingId, settingIdOf, settingOf } from '@contract/settings/settings'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { alreadyAsked, ask } from '../approvals/open/ask'
import { waitingOf } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import type { Announce, Change } from './change'
import { actingOn, change, tellCities, words } from './change'
import { hoursIn } from './open/opening-hours'
import { settingsAt } from './open/settings-at'
import type { Scope, Standing } from './standing'
import { settingsAround, standingOf, valueWith } from './standing'
import * as store from './store'
import { isTheirs, isWhereTheyAct, settingView, settingViews } from './view'

/** Where somebody of staff reads settings: in the own cities, and those of all, which hold there too. */
const mayRead = async (db: Db, staff: StaffCaller, areaId: number): Promise<boolean> =>
  areaId === allCities || (includesArea(staff.areas, areaId) && store.hasArea(db, areaId))

/** Every setting of a city, or of all. Refusal: NOT_FOUND. */
export async function listSettings(
  { db, clock }: Deps,
  staff: StaffCaller,
  { areaId = allCities }: v.InferOutput<typeof calls.settingList.input>,
) {
  if (!(await mayRead(db, staff, areaId))) return err(refusal('NOT_FOUND'))
  return ok({ settings: await settingViews({ db, clock }, staff, areaId) })
}

/** The setting that a number names, where somebody reads it. Refusal: NOT_FOUND. */
export async function scopeOf(db: Db, staff: StaffCaller, settingId: number): Promise<Scope | undefined> {
  const named = namedBySettingId(settingId)
  return named && (await mayRead(db, staff, named.areaId)) ? { settingId, ...named } : undefined
}

/** The locked setting, for who changes it. Refusals: NOT_FOUND, NO_RIGHT (another role's), MOVED (`setting`). */
async function lockedFor(
  tx: Tx,
  deps: Deps,
  staff: StaffCaller,
  { settingId, ver }: { readonly settingId: number; readonly ver: number },
): Promise<Result<Scope & Standing, Refusal>> {
  const scope = await scopeOf(tx, staff, settingId)
  if (!scope || !isWhereTheyAct(scope.areaId, staff)) return err(refusal('NOT_FOUND'))
  if (!isTheirs(scope.key, staff)) return err(refusal('NO_RIGHT'))
  await store.lock(tx)
  const standing = standingOf(await store.changesOf(tx, settingId), deps.clock.now())
  if (standing.ver === ver) return ok({ ...scope, ...standing })
  const setting = await settingView({ db: tx, clock: deps.clock }, staff, scope)
  return err(refusal('MOVED', { setting }))
}

const wrong = (said: string) => refusal('FORM', { fields: { value: said } })

/** What all cities have became another value meanwhile. */
export const otherMeanwhile = refusal('CLOSED', {}, '全部城市的这一项已经改了，请重新提交')

/** Why a setting cannot be set so, if so; else the change, from what holds now. Refusal: FORM (`value`). */
async function wished(tx: Db, now: number, scope: Scope, value: unknown): Promise<Result<Change, Refusal>> {
  const { key, areaId } = scope
  if (value !== null && !isValueOf(key, value)) return err(wrong('不在范围内'))
  if (settingOf(key).kind === 'area' && value !== null && !(await store.hasArea(tx, Number(value))))
    return err(wrong('无此编号的城市'))
  const before = (await settingsAt(tx, areaId, now))[key]
  const after = await valueWith(tx, scope, value, now)
  const set: Value | null = value
  const hours = areaId === allCities ? undefined : await hoursIn(tx, areaId, now)
  const at = holdsFrom(key, before, after, now, hours)
  const cities = areaId === allCities ? [allCities, ...(await store.areaIds(tx))] : [areaId]
  const discord = (await settingsAround(tx, scope, set, { cities, at })).map(discordIn).find((one) => one !== undefined)
  if (discord !== undefined) return err(wrong(discord))
  return ok({ ...scope, before, after, value: set, from: at })
}

/** A change as it is wished. A city follows all only while nothing waits there: nobody would be told of what it came to, or sign it. */
export async function wishedFollowing(tx: Db, now: number, scope: Scope, value: unknown) {
  const isFollowing = value === null && scope.areaId !== allCities
  const ofAll = isFollowing ? await store.changesOf(tx, settingIdOf(allCities, scope.key)) : []
  return standingOf(ofAll, now).waiting
    ? err(refusal('CLOSED', {}, '全部城市的这一项有改动在等生效，生效后再跟随'))
    : wished(tx, now, scope, value)
}

/**
 * Changes a setting, or asks a second person for it. One change at a time: while one waits for its time, or for its second person, it is
 * taken back first. Refusals: NOT_FOUND, NO_RIGHT, MOVED (`setting`), CLOSED, FORM (`value`). Source: operating §1.
 */
export function editSetting(
  deps: Deps,
  announce: Announce,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.settingEdit.input>,
): Promise<Result<SettingView, Refusal>> {
  const call = '/admin/setting/edit'
  const { reason, value } = input
  const now = deps.clock.now()
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const found = await lockedFor(tx, deps, staff, input)
    if (!found.ok) return found
    const { settingId, areaId, key, ver, waiting, holds } = found.value
    if (waiting) return err(refusal('CLOSED', {}, '已有一项改动在等生效，先撤回它'))
    const asked = await waitingOf({ db: tx, clock: deps.clock }, 'setting', [settingId], staff)
    if (asked.has(settingId)) return err(alreadyAsked)
    const scope = { settingId, areaId, key }
    const what = await wishedFollowing(tx, now, scope, value)
    if (!what.ok) return what
    const { before, after } = what.value
    if (isSameValue(holds?.value ?? null, value)) return err(wrong('和现在一样'))
    const by = { userId: staff.userId, call, reason }
    if (isForTwo(key, before, after)) {
      const { name, group } = settingOf(key)
      const [from, to] = [words(key, before), words(key, after)]
      const waits = await ask(tx, actingOn(deps, key), staff, {
        kind: groups[group].asks,
        refType: 'setting',
        refId: settingId,
        refVer: ver,
        areaId: areaId === allCities ? null : areaId,
        summary: `${name}：${from} → ${to}`,
        payload: { key, value, before: from, after: to },
        reason,
        call,
      })
      if (!waits.ok) return waits
    } else await change(tx, deps, announce, by, what.value)
    return ok(await settingView({ db: tx, clock: deps.clock }, staff, scope))
  })
}

/**
 * Takes a change back before it holds; residents who were told are told again. Refusals: NOT_FOUND, NO_RIGHT, MOVED (`setting`), CLOSED
 * (none waits), FORM (`value`: without it the others do not go together).
 */
export function takeBackSetting(
  deps: Deps,
  announce: Announce,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.settingTakeBack.input>,
): Promise<Result<SettingView, Refusal>> {
  const call = '/admin/setting/takeBack'
  const now = deps.clock.now()
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const found = await lockedFor(tx, deps, staff, input)
    if (!found.ok) return found
    const { settingId, areaId, key, ver, waiting, holds } = found.value
    const scope = { settingId, areaId, key }
    if (!waiting) return err(refusal('CLOSED', {}, '暂无等待生效的改动'))
    const stays = await wished(tx, now, scope, holds?.value ?? null)
    if (!stays.ok) return stays
    const after = await valueWith(tx, scope, waiting.value, waiting.from_at)
    const { before } = stays.value
    await store.insert(tx, {
      change_id: deps.ids.next(),
      setting_id: settingId,
      ver: ver + 1,
      area_id: areaId,
      key,
      value: null,
      from_at: now,
      at: now,
      by_user_id: staff.userId,
      reason: input.reason,
      revokes: waiting.change_id,
      approval_id: null,
    })
    if (isDearer(key, before, after)) {
      const { name } = settingOf(key)
      const content = `原定 ${fullMoment(waiting.from_at)} 起的调整已取消，${name}仍为 ${words(key, before)}。`
      await tellCities(tx, deps, announce, { ...scope, from: waiting.from_at }, { title: `${name}不调整`, content })
    }
    await audit(tx, actingOn(deps, key), {
      userId: staff.userId,
      call,
      refType: 'setting',
      refId: settingId,
      ...(areaId !== allCities && { areaId }),
      reason: input.reason,
      details: { key, before: words(key, after), after: words(key, before), fromAt: waiting.from_at },
    })
    return ok(await settingView({ db: tx, clock: deps.clock }, staff, scope))
  })
}
