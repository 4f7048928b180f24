import { countUpTo } from '../../db/count'
import type { PageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'

/** Filters by actor or by subject; all acts without either. */
export interface AuditQuery {
  readonly userId?: number | undefined
  readonly refType?: string | undefined
  readonly refId?: number | undefined
}

const deeds = (db: Db, { userId, refType, refId }: AuditQuery) =>
  db
    .selectFrom('audit as a')
    .innerJoin('user_account as u', 'u.user_id', 'a.user_id')
    .$if(userId !== undefined, (rows) => rows.where('a.user_id', '=', userId ?? 0))
    .$if(refType !== undefined, (rows) => rows.where('a.ref_type', '=', refType ?? ''))
    .$if(refId !== undefined, (rows) => rows.where('a.ref_id', '=', refId ?? 0))

/** Acts, newest first. */
export const deedsOf = (db: Db, query: AuditQuery, limit: number, { beforeId, offset }: PageStart) =>
  deeds(db, query)
    .selectAll('a')
    .select('u.nick_name')
    .where('a.audit_id', '<', beforeId)
    .orderBy('a.audit_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countDeeds = (db: Db, query: AuditQuery): Promise<number> =>
  countUpTo(db, deeds(db, query).select('a.audit_id'))
