import * as v from 'valibot'
import type { auditList } from '@contract/endpoints/audit'
import { pageSize } from '@contract/limits'
import { ok } from '@contract/result'
import { pageStart } from '../../db/page-start'
import type { Deps } from '../../deps'
import * as store from './store'

const Details = v.record(v.string(), v.unknown())

/** Who decided what about others, newest first. Source: domain model §6.3 (operator, audit). */
export async function listDeeds({ db }: Deps, input: v.InferOutput<typeof auditList.input>) {
  const found = await store.deedsOf(db, input, pageSize + 1, pageStart(input))
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const total = await store.countDeeds(db, input)
  return ok({
    data: rows.map((row) => ({
      auditId: row.audit_id,
      userId: row.user_id,
      nickName: row.nick_name,
      call: row.call,
      areaId: row.area_id,
      refType: row.ref_type,
      refId: row.ref_id,
      reason: row.reason,
      details: v.parse(Details, row.details),
      at: row.at,
    })),
    current_page: input.page,
    last_page: Math.max(1, Math.ceil(total / pageSize)),
    per_page: pageSize,
    total,
    ...(found.length > pageSize && last && { cursor: String(last.audit_id) }),
  })
}
