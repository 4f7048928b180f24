import { blockMarket } from '@contract/block/limits'
import type { Waits } from '@contract/settings/waits'
import { waitText } from '@contract/settings/waits'
import { fen } from '@contract/money'
import type { OrderTerms } from '@contract/orders/terms'
import { shareText, spanText } from '@contract/spans'
import { yuanText } from '@/lib/format/yuan'
import { formWords } from '@/lib/forms/words'
import type { Wish } from '@/lib/refusals/failure'
import { editing } from './copy'

/** The sheet in which the price and the end are chosen. */
export const setCopy = {
  title: '设置转让',
  price: '转让价',
  yuan: '元',
  days: '有效期',
  inDays: (days: number) => `${days} 天`,
  untilAt: (moment: string) => `到 ${moment}，到期自动收回`,
  effects: (of: Waits) => [
    '在售商品全部暂停，求购关闭，未成交的货款退回可用余额。',
    '转让期间不能用这个区块买卖、投票或发布。',
    `随时可以收回；有人预订后的 ${waitText(of, 'payMinutes')}内不能。`,
  ],
  sold: (zone: string) => `${zone}成交价（近 ${spanText(blockMarket.pricesMs)}）`,
  median: (price: string, count: number) => `${count} 块，中间价 ¥${price}`,
  noPrices: '暂无成交',
  fee: ({ tradeFee, tradeFeeMost }: OrderTerms) =>
    `手续费 ${shareText(tradeFee)}（最高 ${yuanText(fen(tradeFeeMost))}）`,
  net: (of: Waits) => `实收，过户 ${waitText(of, 'handoverHours')}后进收入`,
  slide: (price: string) => `以 ¥${price} 转让`,
  slideEmpty: '请填写转让价',
  hint: '向右滑动确认',
  ask: (no: number, price: string) => `以 ¥${price} 转让区块 ${no}。`,
  sending: formWords.sending,
  bindFirst: '先绑定手机号，创始密码丢失时才能找回。未设置。',
  bind: '去绑定手机号',
} as const

/** Words for a transfer that could not be offered. */
export const setWish: Wish = { ...editing, doing: '设置', again: '再次滑动' }
