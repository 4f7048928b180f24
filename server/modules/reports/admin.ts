import type * as v from 'valibot'
import { mayCall } from '@contract/console/rights'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/reports'
import type { ReportedView, reportDecisions } from '@contract/endpoints/console/reports'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import { frameOf } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { freezeBlock } from '../block-market/open/freeze'
import { tell } from '../notices/open/tell'
import type { Ref } from './admin-store'
import * as store from './admin-store'
import type { Thing } from './kinds'
import { aboutThing, kinds } from './kinds'

type Decision = (typeof reportDecisions)[number]

async function viewOf(
  db: Db,
  now: number,
  staff: StaffCaller,
  ref: Ref,
  decidedAt: number | null,
): Promise<ReportedView> {
  const reports = await store.reportsOf(db, ref, decidedAt)
  const thing = await kinds[ref.refType].find(db, ref.refId, now)
  const [first] = reports
  if (!thing || !first) throw new Error(`what report about ${ref.refType} ${ref.refId} is about vanished`)
  const { authorId, areaId, no, title, place, createdAt, isGone } = thing
  const { isPrivate = false } = kinds[ref.refType]
  const block = await store.blockOf(db, authorId, areaId, thing.blockId)
  const isOwn = thing.people.includes(staff.userId) || reports.some((row) => row.user_id === staff.userId)
  const mayDecide = decidedAt === null && !isOwn && mayCall('/admin/report/decide', staff.roles)
  const canFreeze = block !== undefined && !store.isFrozen(block) && !isGone
  const { decision: what, answer, note, decided_at: at } = first
  return {
    ...ref,
    areaId,
    no,
    title,
    content: isPrivate ? '' : thing.content,
    thumbs: isPrivate ? '' : thing.thumbs,
    isPrivate,
    place,
    author: {
      userId: authorId,
      nickName: await store.nickName(db, authorId),
      blockNo: block?.block_no ?? null,
      ...(await store.historyOf(db, authorId)),
    },
    createdAt,
    isGone,
    acts: mayDecide ? ['removed', 'warned', ...(canFreeze ? (['frozen'] as const) : []), 'kept'] : [],
    reports: reports.map((row) => ({
      reportId: row.report_id,
      reason: row.reason,
      text: row.text,
      at: row.created_at,
    })),
    decision: what !== null && at !== null ? { what, answer: answer ?? '', note, by: first.decider ?? '', at } : null,
  }
}

/** What was reported in somebody's areas. Our decision: docs/decisions/0310-moderation.md */
export async function listReported(
  { db, clock }: Deps,
  staff: StaffCaller,
  { tab, page, size, refType, areaId, authorId, reporterId }: v.InferOutput<typeof calls.reportList.input>,
) {
  const own = staff.areas ?? undefined
  const areas = areaId === undefined ? own : own === undefined || own.includes(areaId) ? [areaId] : []
  const which = { tab, refType, areas, authorId, reporterId }
  const found = await store.list(db, which, { offset: skipped({ page, size }), limit: size })
  const total = await store.count(db, which)
  const data: ReportedView[] = []
  for (const { ref_type: type, ref_id: refId, decided_at: at } of found)
    data.push(await viewOf(db, clock.now(), staff, { refType: type, refId }, at))
  return ok({ data, ...frameOf({ page, size, total }) })
}

/** The words of something reported, for a reason that is recorded. Refusal: NOT_FOUND (not reported, too). Source: community §9 (audit). */
export function readReported(
  deps: Deps,
  staff: StaffCaller,
  { refType, refId, reason }: v.InferOutput<typeof calls.reportRead.input>,
) {
  return transact(deps.db, async (tx): Promise<Result<Pick<Thing, 'content' | 'thumbs'>, Refusal>> => {
    const thing = await kinds[refType].find(tx, refId, deps.clock.now())
    const isThere = thing && includesArea(staff.areas, thing.areaId) && (await store.isReported(tx, { refType, refId }))
    if (!isThere) return err(refusal('NOT_FOUND'))
    const deed = { userId: staff.userId, call: '/admin/report/read', refType, refId, areaId: thing.areaId, reason }
    await audit(tx, deps, deed)
    return ok({ content: thing.content, thumbs: thing.thumbs })
  })
}

const answers: Readonly<Record<Decision, string>> = {
  removed: '已移除',
  warned: '已警告发布者',
  frozen: '已移除，发布者的区块已冻结',
  kept: '未违规，已保留',
}

type Input = Omit<v.InferOutput<typeof calls.reportDecide.input>, 'decision'>

/** Decides all open reports of a thing. Refusals: NOT_FOUND, OWN, CLOSED. Source: community §9. */
export function decideReported(deps: Deps, staff: StaffCaller, call: string, input: Input, decision: Decision) {
  const { refType, refId, reason, note } = input
  const ref = { refType, refId }
  const now = deps.clock.now()
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const thing = await kinds[refType].find(tx, refId, now)
    if (!thing || !includesArea(staff.areas, thing.areaId)) return err(refusal('NOT_FOUND'))
    if (thing.people.includes(staff.userId)) return err(ownAffair)
    const done = await carryOut(tx, deps, staff, { ref, thing, decision, reason })
    if (!done.ok) return done
    const open = await store.lockOpen(tx, ref)
    if (open.length === 0) return err(refusal('CLOSED'))
    if (open.some((row) => row.user_id === staff.userId)) return err(ownAffair)
    const ids = open.map((row) => row.report_id)
    await store.decide(tx, ids, { decided_at: now, decision, decided_by: staff.userId, answer: reason, note })
    const about = { refType, refId, areaId: thing.areaId }
    const details = { decision, reports: ids, authorId: thing.authorId, ...(note !== '' && { note }) }
    await audit(tx, deps, { userId: staff.userId, call, ...about, reason, details })
    const content = `${thing.title}：${answers[decision]}。${note}（${thing.no}）`
    await tellAuthor(tx, deps, { ref, thing, decision, note })
    for (const { user_id: userId } of open) {
      const news = { userId, ...aboutThing(refType, refId, thing), kind: 'reportDecided' }
      await tell(tx, deps, { ...news, title: '你举报的内容已处理', content })
    }
    return ok(await viewOf(tx, now, staff, ref, now))
  })
}

/** The platform's sentence, besides the reason that its author reads; who kept within the rules hears nothing. */
async function tellAuthor(
  tx: Tx,
  deps: Deps,
  { ref, thing, decision, note }: Omit<Doing, 'reason'> & { readonly note: string },
) {
  if (note === '' || decision === 'kept') return
  const about = aboutThing(ref.refType, ref.refId, thing)
  const content = `${thing.title}：${note}（${thing.no}）`
  await tell(tx, deps, { userId: thing.authorId, ...about, kind: 'moderated', title: '平台的话', content })
}

interface Doing {
  readonly ref: Ref
  readonly thing: Thing
  readonly decision: Decision
  readonly reason: string
}

/**
 * Does what was decided: takes it away, warns, freezes. What its author took away meanwhile stays so. It comes before the reports are
 * locked, as a trade locks its things in this order; a refusal undoes it.
 */
async function carryOut(
  tx: Tx,
  deps: Deps,
  staff: StaffCaller,
  { ref, thing, decision, reason }: Doing,
): Promise<Result<unknown, Refusal>> {
  if (decision === 'kept') return ok(null)
  if (decision === 'warned') {
    const about = aboutThing(ref.refType, ref.refId, thing)
    const content = `${thing.title}：${reason}（${thing.no}）`
    const news = { userId: thing.authorId, ...about, kind: 'warned', title: '平台警告，请修改', content }
    return ok(await tell(tx, deps, news))
  }
  if (!thing.isGone) {
    const removed = await kinds[ref.refType].remove(tx, deps, ref.refId, reason)
    if (!removed.ok) return removed
  }
  if (decision === 'removed') return ok(null)
  const block = await store.blockOf(tx, thing.authorId, thing.areaId, thing.blockId)
  if (!block) return err(refusal('CLOSED', {}, '发布者已没有区块'))
  return freezeBlock(tx, deps, staff.userId, block.block_id, reason)
}
