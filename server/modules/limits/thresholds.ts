import * as v from 'valibot'
import type { ThresholdName } from '@contract/console/limits'
import { thresholds as bounds } from '@contract/console/limits'
import type * as calls from '@contract/endpoints/console/limits'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import type { StaffCaller } from '../../http/staff/staff-caller'
import type { ApprovalAct } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import { waitingOf } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import * as store from './limit-store'
import type { ThresholdTable } from './tables'

const words: Readonly<Record<ThresholdName, string>> = { withdraw: '提现', refund: '退款', dispute: '裁定' }

const Payload = v.object({ name: v.string(), amount: v.number() })

const amountOf = ({ name, amount }: ThresholdTable): number => amount ?? bounds.standardFen[name]

interface Around {
  readonly db: Db
  readonly clock: Deps['clock']
}

async function viewOf(around: Around, staff: StaffCaller) {
  const rows = await store.thresholds(around.db)
  const ids = rows.map((row) => row.threshold_id)
  const waiting = await waitingOf(around, 'threshold', ids, staff)
  return {
    thresholds: rows.map((row) => ({
      name: row.name,
      amount: fen(amountOf(row)),
      standard: fen(bounds.standardFen[row.name]),
      ver: row.ver,
      changedAt: row.at,
      approval: waiting.get(row.threshold_id) ?? null,
    })),
  }
}

/** From which amounts on two persons decide. Source: community §9 (two persons). */
export const listThresholds = async ({ db, clock }: Deps, staff: StaffCaller) => ok(await viewOf({ db, clock }, staff))

async function change(
  tx: Tx,
  deps: Deps,
  by: { readonly userId: number; readonly call: string; readonly reason: string; readonly approvalId?: number },
  row: ThresholdTable,
  amount: number,
): Promise<void> {
  await store.changeThreshold(tx, row.threshold_id, { amount, at: deps.clock.now() })
  const details = { name: row.name, before: amountOf(row), after: amount }
  await audit(tx, deps, { ...by, refType: 'threshold', refId: row.threshold_id, details })
}

/**
 * Sets the amount from which two persons decide: a lower one at once, a higher one by two. It is for every city, so that who may act in
 * some only does not find it. Refusals: NOT_FOUND, MOVED, CLOSED (one is waited for already).
 */
export function setThreshold(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.thresholdSet.input>) {
  const call = '/admin/threshold/set'
  const { name, amount, reason } = input
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }, async () => {
      if (staff.areas !== null) return err(refusal('NOT_FOUND'))
      const row = await store.lockThreshold(tx, (await store.findThreshold(tx, name)).threshold_id)
      if (!row) return err(refusal('NOT_FOUND'))
      const around = { db: tx, clock: deps.clock }
      if (row.ver !== input.ver) return err(refusal('MOVED', { thresholds: (await viewOf(around, staff)).thresholds }))
      const before = amountOf(row)
      if (amount > before) {
        const asked = await ask(tx, deps, staff, {
          kind: 'threshold',
          refType: 'threshold',
          refId: row.threshold_id,
          refVer: row.ver,
          areaId: null,
          summary: `${words[name]}复核门槛：${yuan(fen(before))} → ${yuan(amount)}`,
          payload: { name, amount, before },
          reason,
          call,
        })
        if (!asked.ok) return asked
      } else await change(tx, deps, { userId: staff.userId, call, reason }, row, amount)
      return ok(await viewOf(around, staff))
    }),
  )
}

/** A higher threshold by two persons. */
export const thresholdApproval: ApprovalAct = {
  lock: async (tx, id) => (await store.lockThreshold(tx, id))?.ver,
  isParty: async (_tx, _id, _staff) => Promise.resolve(false),
  async run(tx, deps, { userId, approvalId }, id, payload) {
    const row = await store.lockThreshold(tx, id)
    if (!row) return err(refusal('NOT_FOUND'))
    const by = { userId, call: '/admin/threshold/set', reason: '', approvalId }
    await change(tx, deps, by, row, v.parse(Payload, payload).amount)
    return ok(null)
  },
}
