import * as v from 'valibot'
import type { auditList } from '@contract/endpoints/audit'
import { pageSize } from '@contract/limits'
import { ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Deps } from '../../deps'
import * as store from './store'

const Details = v.record(v.string(), v.unknown())

/** Who decided what about others, newest first. Source: domain model §6.3 (operator, audit). */
export async function listDeeds({ db }: Deps, input: v.InferOutput<typeof auditList.input>) {
  const found = await store.deedsOf(db, input, pageSize + 1, pageStart(input))
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countDeeds(db, input),
    cursorOf: (last) => last.audit_id,
  })
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
    ...frame,
  })
}
