import type { HandoverView } from '@contract/endpoints/market/handover'
import { handoverActs, handoverTransitionFor } from '@contract/block/transitions'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import { markSeen } from '../../notices/open/tell'
import { sealerOf } from '../../withdrawals/open/seal'
import { erasePassword, lockHandover } from './store'
import { fileOf } from '../rules/file'
import { passwordStateOf } from '../rules/password'
import type { HandoverRow } from '../shown-store'
import { boughtTogether, hashOfSale, shownHandover } from '../shown-store'
import type { HandoverTable } from '../tables'

/** A handover as both sides and operators see it. */
export function handoverFacts(row: HandoverRow) {
  const { objected_at: objectedAt, decided_at: decidedAt } = row
  return {
    orderId: row.order_id,
    no: row.no,
    ver: row.ver,
    areaId: row.area_id,
    areaName: row.area_name,
    place: row.place,
    blockId: row.block_id,
    blockNo: row.block_no,
    capacity: row.capacity,
    price: fen(row.price),
    fee: fen(row.fee),
    fundShare: fen(row.fund_share),
    sellerBlockNo: row.from_user_id === null ? null : (row.seller_no ?? 0),
    buyerBlockNo: row.buyer_no ?? 0,
    at: row.at,
    state: row.state,
    sessionsEnded: row.sessions_ended,
    releaseAt: row.release_at,
    handoverHours: row.handover_hours,
    objection: objectedAt === null ? null : { at: objectedAt, text: row.objection, decideBy: row.decide_by },
    decision: decidedAt === null ? null : { at: decidedAt, text: row.decision },
  }
}

/** Whether somebody may object to a handover now: the seller, while the money is held, once. The end of that is an instant. */
export const mayObject = (
  row: Pick<HandoverTable, 'state' | 'from_user_id' | 'release_at'>,
  userId: number,
  now: number,
) =>
  row.from_user_id === userId &&
  handoverTransitionFor('object', 'seller', row.state) !== undefined &&
  row.release_at !== null &&
  now < row.release_at

export async function viewFor(db: Db, row: HandoverRow, userId: number, now: number): Promise<HandoverView> {
  const isBuyer = row.to_user_id === userId
  const others = isBuyer ? await boughtTogether(db, row) : []
  return {
    ...handoverFacts(row),
    side: isBuyer ? 'buyer' : 'seller',
    passwordState: passwordStateOf(row, userId, now),
    others: others.map((other) => ({
      orderId: other.order_id,
      blockNo: other.block_no,
      passwordState: passwordStateOf(other, userId, now),
    })),
    acts: handoverActs.filter(() => mayObject(row, userId, now)),
  }
}

/** A handover of somebody's own; NOT_FOUND for everybody else. */
export async function ownHandover(db: Db, userId: number, orderId: number): Promise<Result<HandoverRow, Refusal>> {
  const row = await shownHandover(db, orderId)
  const isParty = row?.to_user_id === userId || row?.from_user_id === userId
  return row && isParty ? ok(row) : err(refusal('NOT_FOUND'))
}

/** A handover as its side sees it; with `isShown` the new founder password, once. Refusals: NOT_FOUND, NO_RIGHT, CLOSED. */
export async function readHandover(deps: Deps, userId: number, orderId: number, isShown: boolean) {
  const { db, clock } = deps
  const shown = isShown ? await takePassword(deps, userId, orderId) : ok({})
  if (!shown.ok) return shown
  const row = await ownHandover(db, userId, orderId)
  if (!row.ok) return row
  await markSeen(db, { userId, refType: 'handover', refId: orderId, now: clock.now() })
  return ok({ ...(await viewFor(db, row.value, userId, clock.now())), ...shown.value })
}

const alreadyShown = refusal('CLOSED', {}, '密码已显示过。如遗忘，可用手机号找回')

/** Opens a sealed password and erases it in the same transaction. Of two tabs one gets it. */
async function takePassword(
  deps: Deps,
  userId: number,
  orderId: number,
): Promise<Result<{ password: string }, Refusal>> {
  const sealer = await sealerOf(deps)
  return transact(deps.db, async (tx) => {
    const row = await lockHandover(tx, orderId)
    const now = deps.clock.now()
    if (row?.to_user_id !== userId && row?.from_user_id !== userId) return err(refusal('NOT_FOUND'))
    const state = passwordStateOf(row, userId, now)
    if (state === null) return err(refusal('NO_RIGHT', {}, '密码只给区块的新主人看'))
    if (state === 'shown') return err(alreadyShown)
    if (state === 'gone' || row.sealed_password === null)
      return err(refusal('CLOSED', {}, '密码已失效，可用手机号找回'))
    await erasePassword(tx, orderId, now)
    return ok({ password: sealer.open(row.sealed_password) })
  })
}

const named = (blockNo: number | null) => (blockNo === null ? '居民' : `居民 ${blockNo}`)

/** The record of a handover as a file for both sides. Refusal: NOT_FOUND. */
export async function readFile({ db }: Deps, userId: number, orderId: number) {
  const found = await ownHandover(db, userId, orderId)
  if (!found.ok) return found
  const row = found.value
  const file = fileOf({
    no: row.no,
    areaName: row.area_name,
    blockNo: row.block_no,
    seller: row.from_user_id === null ? null : named(row.seller_no),
    buyer: named(row.buyer_no),
    price: yuan(row.price),
    fee: yuan(row.fee),
    at: row.at,
    hash: await hashOfSale(db, orderId),
    undone: row.state === 'undone',
  })
  return ok(file)
}
