import * as v from 'valibot'
import type * as calls from '@contract/endpoints/console/infos'
import * as lists from '@contract/endpoints/console/lists/rows'
import { personInfo } from '@contract/endpoints/console/people'
import { includesArea } from '@contract/console/roles'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { endEverySession } from '../session/open/end-sessions'
import { mobileOf } from '../session/open/mobile'
import { signInsOf } from '../session/open/sign-ins'
import { agreedBy } from '../texts/open/agreeing'
import * as store from './info-store'
import { rowWith, rowsWhere } from './source-store'
import { ordersSource } from './sources/orders-store'
import { blocksSource, personsSource } from './sources/people-store'
import type { Things } from './things'

const Order = v.object(lists.OrderRow)
const Person = v.object({ ...lists.UserRow, ...v.pick(personInfo.output, ['state', 'closingUntil']).entries })
const Block = v.object(lists.BlockRow)

async function orderRow(db: Db, id: number, staff: StaffCaller) {
  const row = await rowWith(db, ordersSource, staff, 'orderId', id)
  return row && v.parse(Order, row)
}

async function userRow(db: Db, id: number, staff: StaffCaller) {
  const row = await rowWith(db, personsSource, staff, 'userId', id)
  return row && v.parse(Person, row)
}

/** An order in somebody's areas. Refusal: NOT_FOUND. Source: community §9 (pages). */
export async function readOrder({ db, clock }: Deps, staff: StaffCaller, id: number) {
  const row = await orderRow(db, id, staff)
  if (!row) return err(refusal('NOT_FOUND'))
  const beside = await store.orderBeside(db, id)
  const { place, pay_no: payNo, sale_id: saleId, sale_no: saleNo, sale_ver: saleVer, has_dispute: hasDispute } = beside
  const isSaleOn = beside.sale_state !== null && beside.sale_state !== 'removed'
  const parcel = await store.parcelOf(db, id, clock.now())
  const events = await store.eventsOf(db, id)
  const postings = await store.postingsUnder(db, row.orderNo)
  const notes = await store.notesOf(db, 'order', id)
  return ok({ ...row, place, payNo, saleId, saleNo, saleVer, isSaleOn, hasDispute, parcel, events, postings, notes })
}

/** A person of somebody's areas, each reading is recorded; balances for finance and auditors. Refusal: NOT_FOUND. */
export async function readPerson(deps: Deps, things: Things, staff: StaffCaller, id: number) {
  const { db, clock } = deps
  const row = await userRow(db, id, staff)
  if (!row) return err(refusal('NOT_FOUND'))
  const deed = { userId: staff.userId, call: '/admin/person/info', refType: 'user', refId: id }
  await transact(db, async (tx) => ok(await audit(tx, deps, deed)))
  const held = await rowsWhere(db, blocksSource, staff, 'ownerId', id)
  const seesBalances = staff.roles.some((role) => role === 'finance' || role === 'auditor')
  const balances = seesBalances ? await store.balancesOf(db, id) : null
  const now = clock.now()
  const { logins, devices, changes } = (await signInsOf(db, id, { at: now, now })).view
  return ok({
    ...row,
    seenAt: devices[0]?.seenAt ?? null,
    held: v.parse(v.array(Block), held),
    balances,
    ...(await store.runningOf(db, id)),
    sessions: await store.sessionsOf(db, id, now),
    logins,
    devices,
    changes,
    shops: await store.shopsOf(db, id, staff.areas),
    warnings: await store.warningsOf(db, things, id),
    agreed: (await agreedBy(db, id)).filter(({ areaId }) => includesArea(staff.areas, areaId)),
    notes: await store.notesOf(db, 'user', id),
  })
}

/** Refusal: NOT_FOUND. */
export function revealMobile(
  deps: Deps,
  staff: StaffCaller,
  { id, reason }: v.InferOutput<typeof calls.userReveal.input>,
) {
  return transact(deps.db, async (tx): Promise<Result<{ mobile: string }, Refusal>> => {
    if (!(await userRow(tx, id, staff))) return err(refusal('NOT_FOUND'))
    await audit(tx, deps, { userId: staff.userId, call: '/admin/user/reveal', refType: 'user', refId: id, reason })
    return ok({ mobile: await mobileOf(tx, id) })
  })
}

/** Refusals: NOT_FOUND, OWN. */
export function endSessions(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.userEndSessions.input>,
): Promise<Result<{ ended: number }, Refusal>> {
  const { id, reason } = input
  const [call, now] = ['/admin/user/endSessions', deps.clock.now()]
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now }, async () => {
      if (!(await userRow(tx, id, staff))) return err(refusal('NOT_FOUND'))
      if (id === staff.userId) return err(ownAffair)
      const ended = await endEverySession(tx, id, now)
      const deed = { userId: staff.userId, call, refType: 'user', refId: id, reason }
      await audit(tx, deps, { ...deed, details: { ended } })
      return ok({ ended })
    }),
  )
}

/** Refusal: NOT_FOUND. */
export function addNote(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.noteAdd.input>) {
  const { refType, refId, text } = input
  const [call, at] = ['/admin/note/add', deps.clock.now()]
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now: at }, async () => {
      const found = refType === 'order' ? await orderRow(tx, refId, staff) : await userRow(tx, refId, staff)
      if (!found) return err(refusal('NOT_FOUND'))
      const noteId = deps.ids.next()
      await store.insertNote(tx, {
        note_id: noteId,
        ref_type: refType,
        ref_id: refId,
        staff_id: staff.staffId,
        text,
        at,
      })
      await audit(tx, deps, { userId: staff.userId, call, refType, refId, details: { noteId } })
      return ok({ noteId, name: staff.name, text, at })
    }),
  )
}

/** Whom and what a halt of an area reaches. Refusal: NOT_FOUND. Source: community §9 (halt with reason and reach). */
export async function readReach({ db }: Deps, { areas }: StaffCaller, areaId: number) {
  const found = includesArea(areas, areaId) ? await store.reachOf(db, areaId) : undefined
  if (!found) return err(refusal('NOT_FOUND'))
  const { unpaidAmount, runningAmount, ...counts } = found
  return ok({ areaId, ...counts, unpaidAmount: fen(unpaidAmount), runningAmount: fen(runningAmount) })
}
