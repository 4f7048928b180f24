import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/notices'
import { areaNotices } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { cleanRichText, wordsOfRichText } from '@contract/rich-text/clean'
import type { Seen, Work } from '../../../db/once/change-once'
import { changeAndView } from '../../../db/once/change-once'
import { doOnce } from '../../../db/once/once'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { schedule } from '../../../jobs/jobs'
import { isArea } from '../../area/open/find-area'
import { audit } from '../../audit/open/audit'
import { changesOf } from '../../audit/open/changes'
import { deleteAreaNotice } from '../area-notice-store'
import type { NoticePlanTable } from '../tables'
import { sendPlanJob } from './jobs'
import * as store from './plan-store'

async function viewOf(db: Db, planId: number): Promise<calls.NoticePlan> {
  const row = await store.planWith(db, planId)
  if (!row) throw new Error(`notice plan ${planId} vanished`)
  const { area_id: areaId, is_popup: popup, no_from: noFrom, no_to: noTo, send_at: sendAt, expire_at: expireAt } = row
  const { ver, title, content, type, state, by, readers, read, created_at: createdAt } = row
  const times = { sendAt, expireAt, createdAt }
  return { planId, ver, areaId, title, content, type, popup, noFrom, noTo, ...times, state, by, readers, read }
}

/** Refusal: NOT_FOUND. */
export async function reachOf(
  { db }: Deps,
  staff: StaffCaller,
  { areaId, noFrom, noTo }: v.InferOutput<typeof calls.noticeReach.input>,
) {
  if (!includesArea(staff.areas, areaId) || !(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const isPart = noFrom !== undefined && noTo !== undefined
  const audience = { area_id: areaId, no_from: isPart ? noFrom : null, no_to: isPart ? noTo : null }
  return ok({ readers: (await store.readersOf(db, audience)).length })
}

type SaveInput = v.InferOutput<typeof calls.noticeSave.input>
type Words = Pick<
  NoticePlanTable,
  'title' | 'content' | 'type' | 'is_popup' | 'no_from' | 'no_to' | 'send_at' | 'expire_at'
>

function wordsOf(
  { title, content, type, popup, audience, sendAt, expireAt }: SaveInput,
  now: number,
): Result<Words, Refusal> {
  const kept = cleanRichText(content)
  if (wordsOfRichText(kept) === '' && !kept.includes('<img'))
    return err(refusal('FORM', { fields: { content: '请填写内容' } }))
  if (kept.length > areaNotices.content) return err(refusal('FORM', { fields: { content: '内容太长' } }))
  if (audience && audience.noFrom > audience.noTo) return err(refusal('FORM', { fields: { audience: '门牌号段有误' } }))
  if (expireAt !== null && expireAt <= (sendAt ?? now))
    return err(refusal('FORM', { fields: { expireAt: '须晚于发送时间' } }))
  const whom = { no_from: audience?.noFrom ?? null, no_to: audience?.noTo ?? null }
  return ok({ title, content: kept, type, is_popup: popup, ...whom, send_at: sendAt, expire_at: expireAt })
}

const about = ({ plan_id: refId, area_id: areaId }: Pick<NoticePlanTable, 'plan_id' | 'area_id'>) => ({
  refType: 'notice',
  refId,
  areaId,
})

type Plan = Pick<
  NoticePlanTable,
  'title' | 'content' | 'type' | 'is_popup' | 'no_from' | 'no_to' | 'send_at' | 'expire_at' | 'state'
>

/** A notice as a record of an act tells it. */
const toldOf = ({ title, content, type, is_popup, no_from, no_to, send_at, expire_at, state }: Plan) => ({
  title,
  content,
  type,
  popup: is_popup,
  noFrom: no_from,
  noTo: no_to,
  sendAt: send_at,
  expireAt: expire_at,
  state,
})

/** What an act changes of one. */
const changed = (row: Plan, to: Partial<Plan>) => ({ changes: changesOf(toldOf(row), toldOf({ ...row, ...to })) })

/** Writes a draft, or changes what is not sent yet. Refusals: NOT_FOUND, MOVED (`plan`), CLOSED, FORM. Source: community §9 (notices). */
export function savePlan(deps: Deps, staff: StaffCaller, input: SaveInput) {
  const call = '/admin/notice/save'
  const now = deps.clock.now()
  const words = wordsOf(input, now)
  if (!words.ok) return Promise.resolve(words)
  const { planId, areaId } = input
  if (planId !== null)
    return onPlan(deps, staff, call, { ...input, id: planId }, ['draft', 'planned'], async (tx, row) => {
      const to = { ...words.value, state: 'draft' } as const
      await store.changePlan(tx, planId, to)
      const deed = { userId: staff.userId, call, ...about(row), details: { title: input.title } }
      await audit(tx, deps, { ...deed, ...changed(row, to) })
      return ok(null)
    })
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    if (!includesArea(staff.areas, areaId) || !(await isArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    const row = { plan_id: deps.ids.next(), area_id: areaId, ...words.value }
    const made = {
      ver: 1,
      state: 'draft',
      staff_id: staff.staffId,
      created_at: now,
      notice_id: null,
      readers: 0,
    } as const
    await store.insertPlan(tx, { ...row, ...made })
    const deed = { userId: staff.userId, call, ...about(row), details: { title: input.title } }
    await audit(tx, deps, { ...deed, changes: changesOf({}, toldOf({ ...row, ...made })) })
    return ok(await viewOf(tx, row.plan_id))
  })
}

/** Does something with a locked plan in one of these states. Refusals: NOT_FOUND, MOVED (`plan`), CLOSED. */
function onPlan(
  deps: Deps,
  staff: StaffCaller,
  call: string,
  input: Seen & { readonly id: number },
  from: readonly NoticePlanTable['state'][],
  work: Work<NoticePlanTable, unknown>,
) {
  const subject = {
    name: 'plan',
    view: (tx: Tx) => viewOf(tx, input.id),
    lock: (tx: Tx) => store.lockPlan(tx, input.id),
    refusalOf: (row: NoticePlanTable) => (includesArea(staff.areas, row.area_id) ? undefined : refusal('NOT_FOUND')),
  }
  return changeAndView(deps, { userId: staff.userId, call, input }, subject, (tx, row) =>
    from.includes(row.state) ? work(tx, row) : Promise.resolve(err(refusal('CLOSED'))),
  )
}

/** Plans a draft. Refusals: NOT_FOUND, MOVED (`plan`), CLOSED, FORM (its minute has passed). */
export function planNotice(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.noticePlan.input>) {
  const call = '/admin/notice/plan'
  return onPlan(deps, staff, call, input, ['draft'], async (tx, row) => {
    const now = deps.clock.now()
    const sendAt = row.send_at ?? now
    if (sendAt < now) return err(refusal('FORM', { fields: { sendAt: '时间已过，请重选' } }))
    const to = { state: 'planned', send_at: sendAt } as const
    await store.changePlan(tx, row.plan_id, to)
    await schedule(tx, { kind: sendPlanJob, ref: row.plan_id, runAt: sendAt })
    const deed = { userId: staff.userId, call, ...about(row), details: { title: row.title, sendAt } }
    await audit(tx, deps, { ...deed, ...changed(row, to) })
    return ok(null)
  })
}

/** Takes it back, from everybody who has it. Refusals: NOT_FOUND, MOVED (`plan`), CLOSED. */
export function withdrawPlan(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.noticeTakeBack.input>) {
  const call = '/admin/notice/withdraw'
  return onPlan(deps, staff, call, input, ['draft', 'planned', 'sent'], async (tx, row) => {
    if (row.notice_id !== null) await deleteAreaNotice(tx, row.notice_id)
    const to = { state: 'withdrawn' } as const
    await store.changePlan(tx, row.plan_id, to)
    const deed = { userId: staff.userId, call, ...about(row), reason: input.reason }
    await audit(tx, deps, { ...deed, ...changed(row, to) })
    return ok(null)
  })
}
