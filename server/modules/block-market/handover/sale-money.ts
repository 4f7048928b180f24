import type { TxnKind } from '@contract/ledger/txn-kinds'
import { waitMs } from '@contract/settings/waits'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { AccountKey } from '../../../ledger/accounts'
import { walletKey } from '../../../ledger/accounts'
import { openHold, postHold, voidHold } from '../../../ledger/hold'
import type { Cause, Transfer } from '../../../ledger/post'
import { claimAccounts, post } from '../../../ledger/post'
import { balancesOf } from '../../../ledger/wallet'
import { giverOf } from '../../fund/open/giver-of'
import { heldMoney, releaseAt } from './hold-store'
import type { BlockCartTable, BlockOrderTable } from '../tables'

/** What a block's money movements refer to. */
const refType = 'blockOrder'

/** The kinds of transactions of the block market; what belongs to one order is found by its id. */
const causeOf = (order: BlockOrderTable, type: TxnKind, memo: string): Cause => ({
  type,
  refType,
  refId: order.order_id,
  reference: order.no,
  memo,
})

/** The accounts that a sale, its release or its reversal moves money between. */
const accountsOf = ({ area_id: areaId, from_user_id: from, to_user_id: to }: BlockOrderTable): AccountKey[] => [
  walletKey(to, 'available'),
  ...(from === null
    ? [`area:${areaId}:treasury` as const]
    : ([
        walletKey(to, 'frozen'),
        walletKey(from, 'income'),
        walletKey(from, 'frozen'),
        'platform:fee',
        `area:${areaId}:fund`,
      ] as const)),
]

/** Why a check-out cannot be paid from the balance, if so: NOT_ENOUGH (`missing`). Asked before anything costly is done. */
export async function balanceRefusal(
  tx: Tx,
  { user_id: userId, amount }: BlockCartTable,
): Promise<Refusal | undefined> {
  const { available } = await balancesOf(tx, userId)
  return available < amount ? refusal('NOT_ENOUGH', { missing: amount - available }) : undefined
}

/** Locks every account that a payment moves money between, before the first movement. */
export const claimFor = (tx: Tx, deps: Deps, orders: readonly BlockOrderTable[]): Promise<unknown> =>
  claimAccounts(tx, deps, orders.flatMap(accountsOf))

/** How long a seller's money is held. */
export const heldMs = ({ handover_hours: handoverHours }: Pick<BlockOrderTable, 'handover_hours'>): number =>
  waitMs({ handoverHours }, 'handoverHours')

/**
 * Pays for a block: to the treasury of its city, or to the seller, whose money is held for a while. Refusal: NOT_ENOUGH. Source: community
 * §8, row 4.
 */
export async function paySale(
  tx: Tx,
  deps: Deps,
  order: BlockOrderTable,
  blockNo: number,
): Promise<Result<null, Refusal>> {
  const { area_id: areaId, from_user_id: seller, to_user_id: buyer, price, fee, fund_share: share } = order
  if (seller === null) {
    const to = `area:${areaId}:treasury` as const
    const transfer = { from: walletKey(buyer, 'available'), to, amount: fen(price) }
    const paid = await post(tx, deps, causeOf(order, 'block_city', `买城市区块 ${blockNo}`), [transfer])
    return paid.ok ? ok(null) : paid
  }
  const frozen = await openHold(tx, deps, {
    userId: buyer,
    fromKind: 'available',
    amount: fen(price),
    reason: 'order',
    cause: causeOf(order, 'block_pay', `买区块 ${blockNo}，付款转冻结`),
  })
  if (!frozen.ok) return frozen
  await postHold(tx, deps, frozen.value, causeOf(order, 'handover_sale', `区块 ${blockNo} 过户`), [
    { to: walletKey(seller, 'income'), amount: fen(price - fee) },
    { to: 'platform:fee', amount: fen(fee - share) },
    { to: `area:${areaId}:fund`, amount: fen(share) },
  ])
  const held = await openHold(tx, deps, {
    userId: seller,
    fromKind: 'income',
    amount: fen(price - fee),
    reason: 'handover',
    cause: causeOf(order, 'handover_hold', `区块 ${blockNo} 转让保护`),
  })
  if (!held.ok) return held
  await releaseAt(tx, held.value, deps.clock.now() + heldMs(order))
  return ok(null)
}

/** Gives the seller the money that was held. */
export async function releaseSale(tx: Tx, deps: Deps, order: BlockOrderTable): Promise<void> {
  await claimFor(tx, deps, [order])
  const held = await heldMoney(tx, order.order_id)
  if (!held) throw new Error(`order ${order.no} has no held money`)
  await voidHold(tx, deps, held.hold_id, causeOf(order, 'block_income', '区块卖出所得'))
}

/** The fee and the fund's share of it, back to the buyer. */
async function partsBack(tx: Tx, { area_id: areaId, to_user_id: buyer, fee, fund_share: share }: BlockOrderTable) {
  const to = walletKey(buyer, 'available')
  return [
    { from: await giverOf(tx, areaId, 'fee', fen(fee - share)), to, amount: fen(fee - share) },
    { from: await giverOf(tx, areaId, 'fund', fen(share)), to, amount: fen(share) },
  ]
}

/** What giving the price back would move now. */
export async function undoPostings(tx: Tx, order: BlockOrderTable): Promise<Transfer[]> {
  const { from_user_id: seller, to_user_id: buyer, price, fee } = order
  if (seller === null) throw new Error(`order ${order.no} has no seller`)
  const held = { from: walletKey(seller, 'frozen'), to: walletKey(buyer, 'available'), amount: fen(price - fee) }
  return [held, ...(await partsBack(tx, order))]
}

/**
 * Gives the buyer the whole price back: what was held, the fee, and the fund's share of it. Says whether everybody who got a part paid it
 * back; otherwise the platform did. Source: community §8, row 9.
 */
export async function reverseSale(tx: Tx, deps: Deps, order: BlockOrderTable): Promise<boolean> {
  await claimAccounts(tx, deps, [...accountsOf(order), 'platform:promo'])
  const { to_user_id: buyer, price, fee } = order
  const to = walletKey(buyer, 'available')
  const held = await heldMoney(tx, order.order_id)
  if (!held) throw new Error(`order ${order.no} has no held money`)
  const cause = causeOf(order, 'handover_undo', '过户撤销，退回买家')
  await postHold(tx, deps, held.hold_id, cause, [{ to, amount: fen(price - fee) }])
  const parts = await partsBack(tx, order)
  const posted = await post(tx, deps, cause, parts)
  if (!posted.ok) throw new Error(`order ${order.no} could not be reversed`)
  return parts.every(({ from }) => from !== 'platform:promo')
}
