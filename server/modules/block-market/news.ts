import type { CartAct } from '@contract/block/transitions'
import { blockMarket } from '@contract/block/limits'
import { momentText } from '@contract/moments'
import { waitText } from '@contract/settings/waits'
import { spanText } from '@contract/spans'
import { backWords } from '@contract/texts/back-words'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import type { BlockTable } from '../area/tables'
import { tell } from '../notices/open/tell'
import type { LockedCart } from './cart-store'
import { operatorIds } from './shown-store'
import type { BlockOrderTable, HandoverTable } from './tables'

type Teller = Pick<Deps, 'ids' | 'clock'>

const about = (userId: number, blockId: number) =>
  ({ userId, type: 'block', refType: 'block', refId: blockId }) as const

const aboutSale = (userId: number, orderId: number) =>
  ({ userId, type: 'block', refType: 'handover', refId: orderId }) as const

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
  closeUnpaid: '超时未付款，区块已释放，没有扣款。',
  endRound: '本期已停止，没有扣款。',
  freeze: '有区块被平台冻结，没有扣款。',
}

/**
 * Tells owners that their block is free again, and the buyer why, unless they cancelled. The owner of a block that was frozen is told that
 * instead. Source: community §8, row 5.
 */
export async function tellFreed(
  tx: Tx,
  deps: Teller,
  cart: LockedCart,
  act: CartAct,
  frozenId: number | undefined,
): Promise<void> {
  const isUnpaid = act !== 'freeze' && act !== 'endRound'
  for (const { block_id: blockId, owner_user_id: userId, block_no: blockNo } of cart.blocks.values())
    if (userId !== null && blockId !== frozenId)
      await tell(tx, deps, {
        ...about(userId, blockId),
        kind: 'blockFreed',
        title: `${blockNo} 的预订已取消`,
        content: isUnpaid ? '对方未付款，继续转让。' : '同单的其他区块已不能买，整单取消，继续转让。',
      })
  const [first] = cart.blocks.values()
  const because = endings[act]
  if (because && first)
    await tell(tx, deps, {
      ...about(cart.user_id, first.block_id),
      kind: 'cartClosed',
      title: '区块未买成',
      content: `${because}（付款单 ${cart.pay_no}）`,
    })
}

/** Tells those who asked for it that a block can be bought again. Source: community §8 (释放后提醒我). */
export async function tellWaiting(tx: Tx, deps: Teller, userIds: readonly number[], block: BlockTable): Promise<void> {
  for (const userId of userIds)
    await tell(tx, deps, {
      ...about(userId, block.block_id),
      kind: 'blockFree',
      title: `${block.block_no} 已释放`,
      content: `预订者未付款，现在可以购买，${yuan(block.transfer_price ?? 0)}。`,
    })
}

/** Tells both sides of every handover. The new password is in no notice. Source: community §8, row 4. */
export async function tellHandedOver(tx: Tx, deps: Teller, cart: LockedCart): Promise<void> {
  for (const order of cart.orders) {
    const blockNo = cart.blocks.get(order.block_id)?.block_no ?? 0
    await tell(tx, deps, {
      ...aboutSale(order.to_user_id, order.order_id),
      kind: 'blockBought',
      isOwn: true,
      title: `${blockNo} 归你了`,
      content: `已过户。请在 ${spanText(blockMarket.passwordMs)}内查看新创始密码，只显示一次。（${order.no}）`,
    })
    if (order.from_user_id === null) continue
    const held = yuan(order.price - order.fee)
    await tell(tx, deps, {
      ...aboutSale(order.from_user_id, order.order_id),
      kind: 'blockSold',
      title: `${blockNo} 已过户`,
      content: `${held} 冻结 ${waitText({ handoverHours: order.handover_hours }, 'handoverHours')}后进收入。不是你本人转让的，请在此期间申诉。（${order.no}）`,
    })
  }
}

/** Tells the seller that the money is theirs. Source: community §8, row 6. */
export const tellReleased = (tx: Tx, deps: Teller, order: BlockOrderTable) =>
  order.from_user_id === null
    ? undefined
    : tell(tx, deps, {
        ...aboutSale(order.from_user_id, order.order_id),
        type: 'money',
        kind: 'blockReleased',
        title: '区块货款已解冻',
        content: `${yuan(order.price - order.fee)} 已进收入。（${order.no}）`,
      })

/** Tells the owner of a block that operators froze it, and why. Source: community §8, row 10. */
export const tellFrozen = (tx: Tx, deps: Teller, block: BlockTable, reason: string) =>
  block.owner_user_id === null
    ? undefined
    : tell(tx, deps, {
        ...about(block.owner_user_id, block.block_id),
        kind: 'blockFrozen',
        title: `${block.block_no} 已被平台冻结`,
        content: `原因：${reason}。期间不能用它买卖、投票或发布，你的资金没有变动。`,
      })

/** Tells the owner that a block is free to use again. */
export const tellUnfrozen = (tx: Tx, deps: Teller, block: BlockTable) =>
  block.owner_user_id === null
    ? undefined
    : tell(tx, deps, {
        ...about(block.owner_user_id, block.block_id),
        kind: 'blockUnfrozen',
        title: `${block.block_no} 已解冻`,
        content: '恢复到冻结前的状态。',
      })

/** Tells operators what waits for them. */
async function tellOperators(tx: Tx, deps: Teller, orderId: number, kind: string, title: string, content: string) {
  const about = { type: 'system', refType: 'withdrawDesk', refId: orderId } as const
  for (const userId of await operatorIds(tx)) await tell(tx, deps, { userId, ...about, kind, title, content })
}

/** Tells the buyer and the operators that the seller objects. Source: community §8, row 7. */
export async function tellObjected(tx: Tx, deps: Teller, row: HandoverTable, blockNo: number): Promise<void> {
  await tell(tx, deps, {
    ...aboutSale(row.to_user_id, row.order_id),
    kind: 'handoverObjected',
    title: `${blockNo} 的过户被申诉`,
    content: `卖家说不是本人转让的。区块先冻结，平台 ${spanText(blockMarket.decideMs)}内裁定，你的资金没有变动。`,
  })
  const content = `${blockNo} 的卖家申诉，请在 ${spanText(blockMarket.decideMs)}内裁定。`
  await tellOperators(tx, deps, row.order_id, 'handoverCase', '有过户申诉', content)
}

/** Tells operators that an objection waits too long. */
export const tellUndecided = (tx: Tx, deps: Teller, row: HandoverTable) =>
  tellOperators(tx, deps, row.order_id, 'handoverLate', '有过户申诉超时', '申诉已超过裁定时限，请尽快处理。')

/** Tells both sides that the sale stands. Source: community §8, row 8. */
export async function tellUpheld(tx: Tx, deps: Teller, order: BlockOrderTable, blockNo: number, reason: string) {
  const said = { kind: 'handoverUpheld', title: `${blockNo} 的过户有效` }
  const because = `平台维持过户。原因：${reason}。`
  const income = yuan(order.price - order.fee)
  await tell(tx, deps, {
    ...aboutSale(order.to_user_id, order.order_id),
    ...said,
    content: `${because}区块已解冻。（${order.no}）`,
  })
  if (order.from_user_id !== null)
    await tell(tx, deps, {
      ...aboutSale(order.from_user_id, order.order_id),
      ...said,
      content: `${because}${income} 已进收入。（${order.no}）`,
    })
}

/** Tells both sides that the sale was undone, and the operators when the platform had to pay a part of it. Source: community §8, row 9. */
export async function tellUndone(
  tx: Tx,
  deps: Teller,
  order: BlockOrderTable,
  blockNo: number,
  { reason, isWhole }: { readonly reason: string; readonly isWhole: boolean },
): Promise<void> {
  const said = { kind: 'handoverUndone', title: `${blockNo} 的过户已撤销` }
  const because = `申诉成立。原因：${reason}。`
  const back = `${yuan(order.price)} 已退回可用余额，${backWords}`
  await tell(tx, deps, {
    ...aboutSale(order.to_user_id, order.order_id),
    ...said,
    content: `${because}${back}（${order.no}）`,
  })
  if (order.from_user_id !== null)
    await tell(tx, deps, {
      ...aboutSale(order.from_user_id, order.order_id),
      ...said,
      content: `${because}区块归还给你，新创始密码只显示一次。（${order.no}）`,
    })
  if (!isWhole)
    await tellOperators(
      tx,
      deps,
      order.order_id,
      'handoverPaid',
      '平台垫付了过户退款',
      `手续费由平台退回，请核对基金。（${order.no}）`,
    )
}
