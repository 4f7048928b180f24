import type * as v from 'valibot'
import { approvalKindNames } from '@contract/console/approval-kinds'
import type * as calls from '@contract/endpoints/console/staff'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import type { Ask } from '../approvals/open/ask'
import { ask } from '../approvals/open/ask'
import { viewOf } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { accountRefusal, accountTaken, nameTaken } from './approval-acts'
import { invite } from './invite'
import * as store from './store'

/** Everybody of staff, with where they are signed in; and the areas. */
export async function listStaff({ db, clock }: Deps) {
  const rows = await store.list(db)
  const sessions = await store.openSessions(db, clock.now())
  return ok({
    areas: await store.areas(db),
    data: rows.map((row) => ({
      staffId: row.staff_id,
      ver: row.ver,
      name: row.name,
      roles: row.roles,
      areas: row.areas,
      state: row.state,
      userId: row.is_resident ? row.user_id : null,
      owner: row.is_resident ? row.owner : null,
      createdAt: row.created_at,
      seenAt: row.last_seen_at,
      sessions: sessions
        .filter(({ staff_id: staffId }) => staffId === row.staff_id)
        .map(({ created_at: at, seen_at: seenAt, ip }) => ({ at, seenAt, ip })),
    })),
  })
}

interface Wish {
  readonly clientNo: string
  readonly reason: string
}

/** What is asked about somebody of staff, by name. */
type Plan = Omit<Ask, 'areaId' | 'refType' | 'reason' | 'call' | 'summary'> & { readonly name: string }

/** Asks another administrator for something, once. Refusals: those of the plan, CLOSED (one is waited for already). */
function askOnce(
  deps: Deps,
  staff: StaffCaller,
  call: string,
  input: Wish,
  plan: (tx: Tx) => Promise<Result<Plan, Refusal>>,
) {
  const { clock } = deps
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const planned = await plan(tx)
    if (!planned.ok) return planned
    const { name, ...wished } = planned.value
    const summary = `${approvalKindNames[wished.kind]}：${name}`
    const about = { areaId: null, refType: 'staff', reason: input.reason, call, summary }
    const asked = await ask(tx, deps, staff, { ...wished, ...about })
    return asked.ok ? ok(await viewOf({ db: tx, clock }, asked.value, staff)) : asked
  })
}

async function areasRefusal(tx: Tx, areas: readonly number[] | null) {
  const known = areas === null ? [] : await store.areaNames(tx, areas)
  return areas !== null && known.length !== new Set(areas).size ? err(wrongField('areas', '请重选城市')) : undefined
}

type Account = v.InferOutput<typeof calls.staffAdd.input>['account']

/** Who holds the block that an account was named by; null for none. Refusal: FORM (`account`). */
async function holderOf(tx: Tx, deps: Deps, account: Account, row?: Row): Promise<Result<number | null, Refusal>> {
  const userId = account && (await store.holderOf(tx, account.areaId, account.blockNo))
  if (account && userId === null) return err(accountTaken)
  const refused = await accountRefusal(tx, deps, userId, row)
  return refused ? err(refused) : ok(userId)
}

/** Refusals: FORM (the name is taken, an area or the account is unknown). */
export const addStaff = (deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.staffAdd.input>) =>
  askOnce(deps, staff, '/admin/staff/add', input, async (tx) => {
    const { name, roles, areas, account } = input
    if (await store.findByName(tx, name)) return err(nameTaken)
    const refused = await areasRefusal(tx, areas)
    if (refused) return refused
    const holder = await holderOf(tx, deps, account)
    if (!holder.ok) return holder
    const payload = { name, roles, areas, userId: holder.value }
    return ok({ kind: 'staffAdd', refId: deps.ids.next(), refVer: 0, name, payload })
  })

type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

/** Somebody else of staff, locked, in the version that was seen. Refusals: NOT_FOUND, OWN, MOVED. */
async function other(
  tx: Tx,
  staff: StaffCaller,
  { id, ver }: { readonly id: number; readonly ver: number },
): Promise<Result<Row, Refusal>> {
  const row = await store.lock(tx, id)
  if (!row) return err(refusal('NOT_FOUND'))
  if (row.staff_id === staff.staffId) return err(ownAffair)
  return row.ver === ver ? ok(row) : err(refusal('MOVED'))
}

/** Refusals: NOT_FOUND, OWN, MOVED, FORM (an area, the account). */
export const editStaff = (deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.staffEdit.input>) =>
  askOnce(deps, staff, '/admin/staff/edit', input, async (tx) => {
    const row = await other(tx, staff, input)
    if (!row.ok) return row
    const { roles, areas, isOn, account } = input
    const refused = await areasRefusal(tx, areas)
    if (refused) return refused
    const holder = account === undefined ? undefined : await holderOf(tx, deps, account, row.value)
    if (holder && !holder.ok) return holder
    // Undefined, and so not written down, while the account stays.
    const userId = holder?.value
    const { staff_id: refId, ver: refVer, name } = row.value
    return ok({ kind: 'staffEdit', refId, refVer, name, payload: { roles, areas, isOn, userId } })
  })

/** Refusals: NOT_FOUND, OWN, MOVED. */
export const resetStaff = (deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.staffReset.input>) =>
  askOnce(deps, staff, '/admin/staff/reset', input, async (tx) => {
    const row = await other(tx, staff, input)
    if (!row.ok) return row
    const { staff_id: refId, ver: refVer, name } = row.value
    return ok({ kind: 'staffReset', refId, refVer, name, payload: {} })
  })

/** Signs a colleague out everywhere, at once: whoever it is signs in anew. Refusals: NOT_FOUND, OWN. */
export function endStaffSessions(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.staffEndSessions.input>,
) {
  const { id, reason } = input
  const [call, now] = ['/admin/staff/endSessions', deps.clock.now()]
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    if (!(await store.lock(tx, id))) return err(refusal('NOT_FOUND'))
    if (id === staff.staffId) return err(ownAffair)
    const { length: ended } = await store.openSessions(tx, now, id)
    await store.endSessions(tx, id, now)
    await audit(tx, deps, { userId: staff.userId, call, refType: 'staff', refId: id, reason, details: { ended } })
    return ok({ ended })
  })
}

/** An invitation, shown once. Refusals: NOT_FOUND, CLOSED (who has a password). */
export const inviteStaff = (deps: Deps, staff: StaffCaller, staffId: number) =>
  transact(deps.db, async (tx) => {
    const row = await store.lock(tx, staffId)
    if (!row) return err(refusal('NOT_FOUND'))
    if (row.state !== 'new') return err(refusal('CLOSED'))
    const about = { call: '/admin/staff/invite', refType: 'staff', refId: staffId }
    await audit(tx, deps, { userId: staff.userId, ...about })
    return ok(await invite(tx, deps, staffId))
  })
