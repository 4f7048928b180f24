import { backWords } from '@contract/texts/back-words'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { BlockTable } from '../area/tables'
import { tell, tellAll } from '../notices/open/tell'
import type { BuyOrderTable, SaleTable } from './tables'

type NewsDeps = Pick<Deps, 'ids' | 'clock'>

/** Tells the owner that an operator removed the listing, and why. Source: domain model §3.3, §3.10. */
export const tellSaleRemoved = (tx: Tx, deps: NewsDeps, sale: SaleTable, reason: string) =>
  tell(tx, deps, {
    refType: 'sale',
    refId: sale.sale_id,
    userId: sale.user_id,
    type: 'trade',
    kind: 'saleRemoved',
    title: '商品已被平台下架',
    content: `「${sale.title}」${sale.sale_no}：${reason}`,
  })

/** Tells the owner that an operator made an item of a thing in own words. Source: domain model §10. */
export const tellSaleMoved = (tx: Tx, deps: NewsDeps, sale: SaleTable, item: string) =>
  tell(tx, deps, {
    refType: 'sale',
    refId: sale.sale_id,
    userId: sale.user_id,
    type: 'trade',
    kind: 'saleMoved',
    title: '商品已归入物品',
    content: `「${sale.title}」${sale.sale_no} 归入“${item}”，单价和数量不变，今后显示行情`,
  })

/** Tells the owner that a bid ended without their doing: its days are over, or an operator removed it. Source: domain model §3.4, §3.10. */
export const tellBuyEnded = (
  tx: Tx,
  deps: NewsDeps,
  bid: BuyOrderTable,
  kind: 'expired' | 'removed',
  reason: string,
) => {
  const money = bid.hold_id === null ? '' : `，未成交的部分已退回可用余额，${backWords}`
  const said =
    kind === 'expired'
      ? `求购「${bid.title}」${bid.buy_no} 已到期${money}`
      : `「${bid.title}」${bid.buy_no}：${reason}${money}`
  const title = kind === 'expired' ? '求购到期' : '求购已被平台下架'
  const about = { refType: 'buy', refId: bid.buy_id, userId: bid.user_id } as const
  return tell(tx, deps, { ...about, type: 'trade', kind: `buy-${kind}`, title, content: said })
}

/** The kind of the notice that a kept block is offered. */
export const offeredNotice = 'blockOffered'

/** Tells those who keep a block as a favourite that it is offered; its page says for how much. Source: community §8, row 1. */
export const tellOffered = (
  tx: Tx,
  deps: NewsDeps,
  userIds: readonly number[],
  { block_id: refId, block_no: blockNo }: Pick<BlockTable, 'block_id' | 'block_no'>,
) =>
  tellAll(tx, deps, userIds, {
    refType: 'block',
    refId,
    type: 'block',
    kind: offeredNotice,
    title: `${blockNo} 开始转让`,
    content: '你收藏的区块现在可以买，价格以区块页为准。',
  })

/** Tells the owner that the transfer offer of the block has expired. Source: domain model §3.1. */
export const tellTransferEnded = (
  tx: Tx,
  deps: NewsDeps,
  { userId, blockId, blockNo }: { readonly userId: number; readonly blockId: number; readonly blockNo: number },
) =>
  tell(tx, deps, {
    refType: 'block',
    refId: blockId,
    userId,
    type: 'block',
    kind: 'transferEnded',
    title: '转让到期',
    content: `区块 ${blockNo} 的转让已到期，现在可以照常买卖；暂停的商品要你重新上架`,
  })
