import { messageWords } from '../../../format/message-words'
import type { OrderRow } from '../store'
import type { OrderMessageTable } from '../tables'

type Said = Pick<OrderMessageTable, 'by' | 'text' | 'images'>

/** What the notice of a message says: from whom, its first words, and in which order. */
export const messageNews = (
  order: Pick<OrderRow, 'order_no' | 'buyer_block_no' | 'seller_block_no'>,
  { by, ...said }: Said,
) => ({
  title: `${by === 'buyer' ? order.buyer_block_no : order.seller_block_no} 留言`,
  content: `${messageWords(said)}（订单 ${order.order_no}）`,
})
