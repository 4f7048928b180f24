import * as v from 'valibot'
import type { LimitName } from '@contract/console/limits'
import { limitNames } from '@contract/console/limits'
import type * as calls from '@contract/endpoints/console/settings/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import type { StaffCaller } from '../../http/staff/staff-caller'
import type { ApprovalAct } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import { waitingOf } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { claimPerson } from '../session/open/claim-person'
import * as store from './limit-store'
import { standardLimits } from './open/day-limit'
import type { UserLimitTable } from './tables'

const words: Readonly<Record<LimitName, string>> = { recharge: '每日充值', withdraw: '每日提现', gift: '每日捐赠' }

/** A person's limits change one after the other: their versions together are that of the person. */
const versionOf = (rows: readonly UserLimitTable[]): number => rows.reduce((sum, { ver }) => sum + ver, 0)

const shown = (amount: number | null): string => (amount === null ? '恢复统一上限' : yuan(fen(amount)))

const Payload = v.object({ name: v.picklist(limitNames), amount: v.nullable(v.number()) })

interface Around {
  readonly db: Db
  readonly clock: Deps['clock']
}

async function viewOf(around: Around, staff: StaffCaller, userId: number) {
  const rows = await store.limitsOf(around.db, userId)
  const waiting = (await waitingOf(around, 'limit', [userId], staff)).get(userId)
  const standard = await standardLimits(around.db, around.clock.now())
  const limits = limitNames.map((name) => {
    const row = rows.find((one) => one.name === name)
    return {
      name,
      standard: fen(standard[name]),
      own: row && row.amount !== null ? fen(row.amount) : null,
      ver: row?.ver ?? 0,
      approval: waiting?.payload.name === name ? waiting : null,
    }
  })
  return { userId, limits }
}

/** The limits of a resident of somebody's areas. Refusal: NOT_FOUND. */
export async function readLimits({ db, clock }: Deps, staff: StaffCaller, userId: number) {
  if ((await store.areaOf(db, userId, staff.areas)) === undefined) return err(refusal('NOT_FOUND'))
  return ok(await viewOf({ db, clock }, staff, userId))
}

/** Gives a limit a new amount, and says so in the audit. */
async function change(
  tx: Tx,
  deps: Deps,
  by: { readonly userId: number; readonly call: string; readonly reason: string; readonly approvalId?: number },
  about: { readonly userId: number; readonly areaId?: number | undefined },
  { name, amount }: v.InferOutput<typeof Payload>,
): Promise<void> {
  const row = (await store.limitsOf(tx, about.userId)).find((one) => one.name === name)
  const at = deps.clock.now()
  await store.keepLimit(tx, { user_id: about.userId, name, amount, ver: (row?.ver ?? 0) + 1, at })
  await audit(tx, deps, {
    ...by,
    refType: 'limit',
    refId: about.userId,
    ...(about.areaId !== undefined && { areaId: about.areaId }),
    details: { name, before: row?.amount ?? null, after: amount },
  })
}

/**
 * Gives a resident an own limit: less at once, more by two persons. Refusals: NOT_FOUND, OWN, MOVED, CLOSED (one is waited for already).
 * Source: community §9 (two persons).
 */
export function setLimit(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.limitSet.input>) {
  const call = '/admin/limit/set'
  const { id, name, amount, reason } = input
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const areaId = await store.areaOf(tx, id, staff.areas)
    if (areaId === undefined) return err(refusal('NOT_FOUND'))
    if (id === staff.userId) return err(ownAffair)
    await claimPerson(tx, id)
    const rows = await store.limitsOf(tx, id)
    const row = rows.find((one) => one.name === name)
    const around = { db: tx, clock: deps.clock }
    if ((row?.ver ?? 0) !== input.ver)
      return err(refusal('MOVED', { limits: (await viewOf(around, staff, id)).limits }))
    const standard = (await standardLimits(tx, deps.clock.now()))[name]
    const before = row?.amount ?? standard
    if ((amount ?? standard) > before) {
      const asked = await ask(tx, deps, staff, {
        kind: 'limit',
        refType: 'limit',
        refId: id,
        refVer: versionOf(rows),
        areaId,
        summary: `${await store.nickName(tx, id)} ${words[name]}：${yuan(fen(before))} → ${shown(amount)}`,
        payload: { name, amount, before },
        reason,
        call,
      })
      if (!asked.ok) return asked
    } else await change(tx, deps, { userId: staff.userId, call, reason }, { userId: id, areaId }, { name, amount })
    return ok(await viewOf(around, staff, id))
  })
}

/** A higher limit by two persons. */
export const limitApproval: ApprovalAct = {
  async lock(tx, userId) {
    await claimPerson(tx, userId)
    return versionOf(await store.limitsOf(tx, userId))
  },
  isParty: (_tx, userId, staff) => Promise.resolve(userId === staff.userId),
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const wish = v.parse(Payload, payload)
    const areaId = await store.areaOf(tx, id, null)
    const by = { userId, call: '/admin/limit/set', reason: '', approvalId }
    await change(tx, deps, by, { userId: id, areaId }, wish)
    return ok(null)
  },
}
