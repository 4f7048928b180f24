import type { ReportReason, ReportType } from '@contract/people/reports'
import { fen } from '@contract/money'
import type { Deps } from '../../server/deps'
import { guest } from '../../server/http/caller'
import type { StaffCaller } from '../../server/http/staff/staff-caller'
import { setLimit } from '../../server/modules/limits/user-limits'
import { addCorrection } from '../../server/modules/corrections/service'
import { addReport } from '../../server/modules/reports/service'
import { findByName } from '../../server/modules/staff/store'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'
import { demoChannels } from './alarms'
import { demoLetters } from './letters'
import { demoOpening } from './opening'
import { demoRefund } from './refund'

/** The row of `setting` that records that the queues were filled. */
const key = 'demo_desk'

/** Who of the demo city's staff asks for what waits. */
const asker = '周琪'

/**
 * What waits for the staff of a new demo city, through the services that residents and staff use: reports of a listing, a bid and a
 * message, a correction, a raised limit, and a refund that is done; where its alarms go, and its letters. Once; what was decided stays so.
 * Source: community §9 (demo).
 */
export async function demoQueues(deps: Deps): Promise<void> {
  const begun = await deps.db
    .insertInto('setting')
    .values({ key, value: 'made' })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('key')
    .execute()
  if (begun.length === 0) return
  const staff = await staffCaller(deps)
  const { staffId, roles, sessionId } = staff
  const acting = { ...deps, staff: { staffId, role: 'finance' as const, roles, ip: '', sessionId } }
  await fileReports(deps)
  await askCorrection(acting, staff)
  await askLimit(acting, staff)
  await demoChannels(acting, staff)
  await demoOpening(acting, staff)
  await demoLetters(acting, staff)
  // An extra: a sandbox that does not do its part is no reason for a city not to start.
  await demoRefund(acting, staff).catch(() => undefined)
}

async function staffCaller({ db }: Deps): Promise<StaffCaller> {
  const row = await findByName(db, asker)
  if (!row) throw new Error(`demo city: nobody of the staff is called ${asker}`)
  const { staff_id: staffId, name, user_id: userId, roles, areas } = row
  return { staffId, name, userId, roles, areas, sessionId: 0, state: 'active', freshUntil: 0, endsAt: 0 }
}

async function fileReports(deps: Deps): Promise<void> {
  const { db } = deps
  const offer = db.selectFrom('sale').select('sale_id as id').where('area_id', '=', demoAreaId)
  const sale = await offer.where('state', '=', 'on').orderBy('sale_id').executeTakeFirst()
  const wanted = db.selectFrom('buy_order').select('buy_id as id').where('area_id', '=', demoAreaId)
  const bid = await wanted.where('state', '=', 'open').orderBy('buy_id').executeTakeFirst()
  const message = await db
    .selectFrom('order_message as m')
    .innerJoin('trade_order as o', 'o.order_id', 'm.order_id')
    .select(['m.msg_id as id', 'o.buyer_user_id as reader'])
    .where('m.by', '=', 'seller')
    .orderBy('m.msg_id', 'desc')
    .executeTakeFirst()
  const reader = message?.reader ?? 0
  await report(deps, reader, 'sale', sale?.id, 'false', '图片是网上的，不是他家的货')
  await report(deps, reader, 'buy', bid?.id, 'ad', '')
  await report(deps, reader, 'message', message?.id, 'abuse', '')
}

async function report(
  deps: Deps,
  userId: number,
  refType: ReportType,
  refId: number | undefined,
  reason: ReportReason,
  text: string,
): Promise<void> {
  if (refId === undefined) return
  const input = { clientNo: demoClientNo(`report-${refType}`, 0), refType, refId, reason, text }
  must(`report of a ${refType}`, await addReport(deps, { ...guest, userId, loginUserId: userId }, input))
}

/** The newest recharge was booked twice, somebody thinks. */
async function askCorrection(deps: Deps, { userId }: StaffCaller): Promise<void> {
  const booked = deps.db.selectFrom('txn').select('txn_id').where('type', '=', 'recharge').orderBy('txn_id', 'desc')
  const txn = await booked.executeTakeFirst()
  if (!txn) return
  const wish = { clientNo: demoClientNo('correction', 0), txnId: txn.txn_id, reason: '网关对账里没有这一笔充值' }
  must('correction', await addCorrection(deps, userId, wish))
}

/** Somebody of finance has to agree to a higher limit. */
async function askLimit(deps: Deps, staff: StaffCaller): Promise<void> {
  const one = await deps.db
    .selectFrom('block')
    .select('owner_user_id as id')
    .where('area_id', '=', demoAreaId)
    .where('block_no', '=', 128)
    .executeTakeFirst()
  if (!one?.id) return
  const wish = { clientNo: demoClientNo('limit', 0), id: one.id, name: 'withdraw' as const, ver: 0 }
  const reason = '开店要付货款，已看过合同'
  must('limit', await setLimit(deps, staff, { ...wish, amount: fen(50_000_00), reason }))
}
