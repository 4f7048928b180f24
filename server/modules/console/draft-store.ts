import type { Db, Tx } from '../../db/schema'
import type { StaffDraftTable } from './tables'

/** What a draft is about. */
export interface DraftCase {
  readonly areaId: number
  readonly amount: number
  readonly people: readonly (number | null)[]
  readonly isOpen: boolean
}

type Ref = Pick<StaffDraftTable, 'ref_type' | 'ref_id'>

/** A disputed order, or an objection to the sale of a block. */
export async function caseOf(db: Db, { ref_type: refType, ref_id: id }: Ref): Promise<DraftCase | undefined> {
  if (refType === 'dispute') {
    const row = await db
      .selectFrom('trade_order as o')
      .select(['o.area_id', 'o.amount', 'o.state', 'o.buyer_user_id', 'o.seller_user_id'])
      .where('o.order_id', '=', id)
      .where((eb) =>
        eb.exists(eb.selectFrom('dispute as d').select('d.dispute_id').whereRef('d.order_id', '=', 'o.order_id')),
      )
      .executeTakeFirst()
    const people = row && [row.buyer_user_id, row.seller_user_id]
    return row && { areaId: row.area_id, amount: row.amount, people: people ?? [], isOpen: row.state === 'dispute' }
  }
  const row = await db
    .selectFrom('handover as h')
    .innerJoin('block_order as o', 'o.order_id', 'h.order_id')
    .select(['h.area_id', 'o.price', 'h.from_user_id', 'h.to_user_id', 'h.decided_at'])
    .where('h.order_id', '=', id)
    .where('h.objected_at', 'is not', null)
    .executeTakeFirst()
  const people = row && [row.from_user_id, row.to_user_id]
  return row && { areaId: row.area_id, amount: row.price, people: people ?? [], isOpen: row.decided_at === null }
}

export const draftsOf = (db: Db, { ref_type: refType, ref_id: refId }: Ref) =>
  db
    .selectFrom('staff_draft as d')
    .innerJoin('staff as s', 's.staff_id', 'd.staff_id')
    .select(['d.draft_id as draftId', 's.name', 'd.way', 'd.seller_amount as sellerAmount', 'd.reason', 'd.at'])
    .where('d.ref_type', '=', refType)
    .where('d.ref_id', '=', refId)
    .orderBy('d.draft_id', 'desc')
    .limit(20)
    .execute()

export const insertDraft = (tx: Tx, row: StaffDraftTable) => tx.insertInto('staff_draft').values(row).execute()
