import type { ShopTable } from '../tables'
import { renewFrom } from './acts'

interface Turn {
  readonly what: string
  readonly isMine: boolean
  readonly until: number
  readonly otherwise: string
}

type Waiting = Pick<ShopTable, 'state' | 'review_by' | 'pay_by' | 'end_at' | 'closes_at'>

/** What a shop waits for, from whom and until when; null while it waits for nothing. Source: community §5 (pages). */
export function turnOf(shop: Waiting, now: number): Turn | null {
  const { state, review_by: reviewBy, pay_by: payBy, end_at: endAt, closes_at: closesAt } = shop
  if (state === 'applied' && reviewBy !== null)
    return { what: '审核', isMine: false, until: reviewBy, otherwise: '提醒平台' }
  if (payBy !== null) return { what: '付款', isMine: true, until: payBy, otherwise: '释放席位' }
  if (closesAt !== null) return { what: '续期', isMine: true, until: closesAt, otherwise: '关闭页面' }
  const from = renewFrom(shop)
  return endAt === null || from === null || now < from
    ? null
    : { what: '续期', isMine: true, until: endAt, otherwise: '到期下架' }
}
