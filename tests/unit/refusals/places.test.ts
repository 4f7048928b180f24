import type { RefusalReason } from '@contract/refusals'
import { fen } from '@contract/money'
import { sellWish } from '@/features/bids/rules/sell'
import { backWish } from '@/features/block-transfer/copy'
import { setWish } from '@/features/block-transfer/set-copy'
import { cancelWish, payWish } from '@/features/cashier/failure-words'
import { decideWish } from '@/features/disputes/copy'
import { takeWish } from '@/features/market/rules/take'
import { saleWish } from '@/features/offers/copy'
import { orderWish } from '@/features/orders/acts/failure'
import { publishWish, saveWish } from '@/features/publish/copy'
import { holdWish } from '@/features/wallet/hold-copy'
import type { Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'

const told = (wish: Wish, reason: RefusalReason) => failureOf({ kind: 'refused', reason, msg: '', data: {} }, wish)

const take = takeWish({ price: fen(680) })
const sell = sellWish({ price: fen(680) })

it.each<[string, Wish, RefusalReason, string, string]>([
  ['a listing', take, 'MOVED', '商品刚刚有变化，没有扣款', 'reload'],
  ['a listing', take, 'LIMIT', '超出可购数量，没有扣款', 'edit'],
  ['a listing', take, 'CLOSED', '商品已结束，没有扣款', 'board'],
  ['a listing', take, 'BEFORE_OPEN', '每日 07:00 后开放购买和付款，表单已保存', 'close'],
  ['a bid', sell, 'SOLD_OUT', '已被他人接单，未成交', 'reload'],
  ['a bid', sell, 'LIMIT', '超出可卖数量，未成交', 'edit'],
  ['a bid', sell, 'FORM', '填写有误，未成交', 'edit'],
  ['an order', orderWish('deliver'), 'CLOSED', '订单已结束，资金没有变动', 'order'],
  ['an order', orderWish('deliver'), 'NOT_FOUND', '未找到该订单，资金没有变动', 'orders'],
  ['an order', orderWish('deliver'), 'NO_RIGHT', '当前区块没有此操作的权限，资金没有变动', 'reload'],
  ['an order', orderWish('extend'), 'EXPIRED', '期限已过，不能再延长', 'reload'],
  ['an order', orderWish('dispute'), 'EXPIRED', '确认期限已过，不能发起纠纷', 'reload'],
  ['an order', orderWish('evidence'), 'EXPIRED', '举证时间已过', 'reload'],
  ['an order', orderWish('rate'), 'EXPIRED', '评价时间已过', 'reload'],
  ['the cashier', payWish, 'CLOSED', '付款单已结束，没有扣款', 'reload'],
  ['the cashier', payWish, 'NO_RIGHT', '当前区块没有此操作的权限，没有扣款', 'reload'],
  ['the pay orders', cancelWish, 'MOVED', '付款单刚刚有变化，没有扣款', 'reload'],
  ['own offers', saleWish, 'LIMIT', '格位不够，未提交', 'close'],
  ['publishing', publishWish, 'NOT_FOUND', '该商品已停用，请更换商品。', 'board'],
  ['publishing', publishWish, 'LIMIT', '格位不够，未发布。请先下架或关闭一件再试。', 'edit'],
  ['a change', saveWish, 'MOVED', '商品刚刚有变动（可能有人下单），修改未保存。', 'reload'],
  ['a transfer', backWish, 'NO_RIGHT', '只有主人能设置转让，未提交', 'account'],
  ['a dispute', decideWish, 'LIMIT', '举证尚未结束，或金额超过你的裁定上限，未提交', 'edit'],
  ['a hold', holdWish, 'MOVED', '刚刚有变化，资金没有变动。已显示最新。', 'reload'],
])('%s says its own (%#)', (_place, wish, reason, text, step) => {
  expect(told(wish, reason)).toMatchObject({ text, step })
})

it.each<[string, Wish, RefusalReason, string, string, string]>([
  ['a transfer', setWish, 'LIMIT', '过户后 24 小时内不能转让', '过户后 24 小时内不能转让，未提交', 'edit'],
  [
    'a transfer',
    setWish,
    'LIMIT',
    '还有 2 笔进行中的交易，结束后才能转让',
    '还有 2 笔进行中的交易，结束后才能转让，未提交',
    'edit',
  ],
  ['an order', orderWish('extend'), 'LIMIT', '只能延长一次', '只能延长一次，资金没有变动', 'reload'],
  [
    'an order',
    orderWish('refundPart'),
    'LIMIT',
    '金额太小，不能退一部分',
    '金额太小，不能退一部分，资金没有变动',
    'reload',
  ],
  ['an order', orderWish('accept'), 'LIMIT', '你已接受裁定', '你已接受裁定，资金没有变动', 'reload'],
  ['publishing', publishWish, 'LIMIT', '8 个格位已用完', '8 个格位已用完，未发布', 'edit'],
  ['own offers', saleWish, 'NO_RIGHT', '管理密码登录不能做这一步', '管理密码登录不能做这一步，未提交', 'account'],
  ['a transfer', backWish, 'NO_RIGHT', '当前账号没有此操作的权限', '只有主人能设置转让，未提交', 'account'],
])('%s says the cause that the server gave (%#)', (_place, wish, reason, msg, text, step) => {
  expect(failureOf({ kind: 'refused', reason, msg, data: {} }, wish)).toMatchObject({ text, step })
})

it.each<[string, Wish, string]>([
  ['a listing', take, '未收到结果，可能已下单成功。重试将核对结果，不会重复下单。'],
  ['a bid', sell, '未收到结果，可能已接单成功。重试将核对结果，不会重复接单。'],
  ['publishing', publishWish, '未收到结果，可能已发布成功。再次点击将核对结果，不会重复发布。'],
  ['a transfer', setWish, '未收到结果，可能已设置成功。再次滑动将核对结果，不会重复设置。'],
])('%s says what a lost answer may mean', (_place, wish, text) => {
  expect(failureOf({ kind: 'timeout' }, wish)).toEqual({ text, step: 'retry' })
})
