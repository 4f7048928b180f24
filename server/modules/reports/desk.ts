import type * as v from 'valibot'
import type * as calls from '@contract/endpoints/console/reports'
import type { ReportedView } from '@contract/endpoints/console/reports'
import { includesArea } from '@contract/console/roles'
import { pageSize } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import { pageFrame } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { asCaller } from '../../http/staff/as-caller'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { lockReported, removeReported, reportedPost } from '../mutual/open/reported'
import { tell } from '../notices/open/tell'
import * as store from './desk-store'

async function viewOf(db: Db, refId: number, decidedAt: number | null): Promise<ReportedView> {
  const reports = await store.reportsOf(db, refId, decidedAt)
  const found = await reportedPost(db, refId)
  const [first] = reports
  if (!found.ok || !first) throw new Error(`what report about ${refId} is about vanished`)
  const { authorId, areaId, no, title, content, thumbs, place, createdAt } = found.value
  const { decision: what, answer, decided_at: at } = first
  return {
    refType: 'mutual',
    refId,
    areaId,
    no,
    title,
    content,
    thumbs,
    place,
    author: { userId: authorId, nickName: await store.nickName(db, authorId) },
    createdAt,
    reports: reports.map((row) => ({
      reportId: row.report_id,
      reason: row.reason,
      text: row.text,
      at: row.created_at,
    })),
    decision: what !== null && at !== null ? { what, answer: answer ?? '', at } : null,
  }
}

/** What was reported in somebody's areas. Our decision: docs/decisions/0270-console.md */
export async function listReported(
  { db }: Deps,
  { areas }: StaffCaller,
  { tab, page }: v.InferOutput<typeof calls.reportList.input>,
) {
  const which = { tab, ...(areas !== null && { areas }) }
  const found = await store.list(db, which, { offset: skipped({ page }), limit: pageSize })
  const total = await store.count(db, which)
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: () => undefined })
  const data: ReportedView[] = []
  for (const row of rows) data.push(await viewOf(db, row.ref_id, row.decided_at))
  return ok({ data, ...frame })
}

const answers = { removed: '已移除', kept: '未违规，已保留' } as const

/** Decides all open reports of a thing. Refusals: NOT_FOUND, OWN, CLOSED. Source: community §9. */
export function decideReported(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.reportDecide.input>) {
  const call = '/admin/report/decide'
  const { refId, decision, reason } = input
  const now = deps.clock.now()
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now }, async () => {
      const post = await lockReported(tx, asCaller(staff), refId)
      if (!post.ok) return post
      if (!includesArea(staff.areas, post.value.areaId)) return err(refusal('NOT_FOUND'))
      const open = await store.lockOpen(tx, refId)
      if (open.length === 0) return err(refusal('CLOSED'))
      if (post.value.isParty || open.some((row) => row.user_id === staff.userId)) return err(ownAffair)
      if (decision === 'removed' && !post.value.isRemoved) {
        const removed = await removeReported(tx, deps, refId, reason)
        if (!removed.ok) return removed
      }
      const ids = open.map((row) => row.report_id)
      await store.decide(tx, ids, { decided_at: now, decision, decided_by: staff.userId, answer: reason })
      const about = { refType: 'mutual', refId, areaId: post.value.areaId }
      await audit(tx, deps, { userId: staff.userId, call, ...about, reason, details: { decision, reports: ids } })
      await tellReporters(tx, deps, open, `${post.value.no} ${post.value.title}：${answers[decision]}。`)
      return ok(await viewOf(tx, refId, now))
    }),
  )
}

/** Those who reported it are told; what was said to the author is not repeated to them. */
async function tellReporters(
  tx: Tx,
  deps: Deps,
  reports: readonly { readonly user_id: number; readonly ref_id: number }[],
  content: string,
) {
  for (const { user_id: userId, ref_id: refId } of reports) {
    const about = { userId, type: 'mutual', refType: 'mutual', refId } as const
    await tell(tx, deps, { ...about, kind: 'reportDecided', title: '你举报的内容已处理', content })
  }
}
