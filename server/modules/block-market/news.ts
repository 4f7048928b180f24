import type { CartAct } from '@contract/block/transitions'
import { blockMarket } from '@contract/limits'
import { momentText } from '@contract/moments'
import { spanText } from '@contract/spans'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import type { BlockTable } from '../area/tables'
import { tell } from '../notices/open/tell'
import type { LockedCart } from './cart-store'
import type { BlockOrderTable } from './tables'

type Teller = Pick<Deps, 'ids' | 'clock'>

const about = (userId: number, blockId: number) =>
  ({ userId, type: 'block', refType: 'block', refId: blockId }) as const

/** Tells the owners of blocks that somebody reserved them; who it is stays unsaid until the handover. Source: community §8, row 3. */
export async function tellReserved(tx: Tx, deps: Teller, blocks: readonly BlockTable[], until: number): Promise<void> {
  for (const { owner_user_id: userId, block_id: blockId, block_no: blockNo } of blocks)
    if (userId !== null)
      await tell(tx, deps, {
        ...about(userId, blockId),
        kind: 'blockReserved',
        title: `${blockNo} 有人预订`,
        content: `${momentText(until, deps.clock.now())} 前付款；到时未付，继续转让。`,
      })
}

/** Why a check-out ended without its buyer's doing, as the buyer is told. */
const endings: Readonly<Partial<Record<CartAct, string>>> = {
  closeUnpaid: '超时未付款，区块已放回市场，没有扣款。',
  endRound: '本期已停止，没有扣款。',
  freeze: '有区块被平台冻结，没有扣款。',
}

/** Tells owners that their block is free again, and the buyer why, unless they cancelled. Source: community §8, row 5. */
export async function tellFreed(tx: Tx, deps: Teller, cart: LockedCart, act: CartAct): Promise<void> {
  for (const { block_id: blockId, owner_user_id: userId, block_no: blockNo } of cart.blocks.values())
    if (userId !== null)
      await tell(tx, deps, {
        ...about(userId, blockId),
        kind: 'blockFreed',
        title: `${blockNo} 的预订已取消`,
        content: '对方未付款，继续转让。',
      })
  const [first] = cart.blocks.values()
  const because = endings[act]
  if (because && first)
    await tell(tx, deps, {
      ...about(cart.user_id, first.block_id),
      kind: 'cartClosed',
      title: '区块未买成',
      content: `付款单 ${cart.pay_no}：${because}`,
    })
}

/** Tells both sides of every handover. The new password is in no notice. Source: community §8, row 4. */
export async function tellHandedOver(tx: Tx, deps: Teller, cart: LockedCart): Promise<void> {
  for (const order of cart.orders) {
    const blockNo = cart.blocks.get(order.block_id)?.block_no ?? 0
    await tell(tx, deps, {
      ...about(order.to_user_id, order.block_id),
      kind: 'blockBought',
      title: `${blockNo} 归你了`,
      content: `${order.no} 已过户，新创始密码只显示一次，${spanText(blockMarket.passwordMs)}内有效。`,
    })
    if (order.from_user_id === null) continue
    const held = yuan(order.price - order.fee)
    await tell(tx, deps, {
      ...about(order.from_user_id, order.block_id),
      kind: 'blockSold',
      title: `${blockNo} 已过户`,
      content: `${order.no}：${held} 冻结 ${spanText(blockMarket.holdMs)}后进收入。不是你本人转让的，请在此期间申诉。`,
    })
  }
}

/** Tells the seller that the money is theirs. Source: community §8, row 6. */
export const tellReleased = (tx: Tx, deps: Teller, order: BlockOrderTable) =>
  order.from_user_id === null
    ? undefined
    : tell(tx, deps, {
        userId: order.from_user_id,
        type: 'money',
        refType: 'block',
        refId: order.block_id,
        kind: 'blockReleased',
        title: '区块货款已解冻',
        content: `${order.no}：${yuan(order.price - order.fee)} 已进收入。`,
      })
