import * as v from 'valibot'
import * as lists from '@contract/endpoints/console/lists'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { withdrawalsLike } from './info-store'
import type { Source } from './source-store'
import { pageOf } from './source-store'
import { ordersSource } from './sources/orders-store'
import { blocksSource, usersSource } from './sources/people-store'

/** Of each kind. */
const most = 10

const firstOf = (db: Db, source: Source<never>, staff: StaffCaller, q: string, sort: string) =>
  pageOf(db, source, { q }, staff, { sort, offset: 0, limit: most })

/** What somebody finds in their areas. Source: community §9 (calls). */
export async function searchAll({ db }: Deps, staff: StaffCaller, q: string) {
  const [orders, blocks, users, withdrawals] = await Promise.all([
    firstOf(db, ordersSource, staff, q, 'newest'),
    firstOf(db, blocksSource, staff, q, 'number'),
    firstOf(db, usersSource, staff, q, 'block'),
    staff.roles.some((role) => role !== 'support') ? withdrawalsLike(db, q, staff.areas) : [],
  ])
  return ok({
    orders: v.parse(v.array(v.object(lists.OrderRow)), orders),
    blocks: v.parse(v.array(v.object(lists.BlockRow)), blocks),
    users: v.parse(v.array(v.object(lists.UserRow)), users),
    withdrawals: withdrawals.map((row) => ({ ...row, amount: fen(row.amount) })),
  })
}
