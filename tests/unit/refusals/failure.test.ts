import type { RefusalReason } from '@contract/refusals'
import { refusalText } from '@contract/refusals'
import { fen } from '@contract/money'
import { shortMoment } from '@/lib/format/moments'
import type { CallError } from '@/lib/http/errors'
import type { Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import type { NextStep } from '@/lib/refusals/next-step'

type Data = Readonly<Record<string, unknown>>

const refused = (reason: RefusalReason, data: Data = {}, msg = refusalText(reason)): CallError => ({
  kind: 'refused',
  reason,
  msg,
  data,
})

const wish: Wish = { thing: '求购', doing: '接单', undone: '未成交' }

const told: Readonly<Record<RefusalReason, readonly [text: string, step: NextStep]>> = {
  BEFORE_OPEN: ['每日 07:00 后开放购买和付款，未成交', 'close'],
  BLOCK_TRANSFER: ['区块已设置转让，期间不能和它买卖。你的资金没有变动', 'close'],
  MOVED: ['求购刚刚有变化，未成交', 'reload'],
  NOT_ENOUGH: ['余额不够，未成交', 'recharge'],
  PRICE_CHANGED: ['单价已变更，未成交', 'reload'],
  SOLD_OUT: ['刚被买完，未成交', 'board'],
  OWN: ['不能和自己交易，未成交', 'board'],
  LIMIT: ['超出限额，未成交', 'edit'],
  COOLDOWN: ['今天 3 次下单未付款，稍后可再买', 'close'],
  NO_BLOCK: ['这一步需要有自己的区块，未成交', 'buyBlock'],
  NO_RIGHT: ['当前账号没有此操作的权限，未成交', 'account'],
  CLOSED: ['求购已结束，未成交', 'board'],
  EXPIRED: ['求购已过期，未成交', 'board'],
  WRONG_PASSWORD: ['区块编号或创始密码有误，未成交', 'login'],
  PAY_PASSWORD: ['此操作需要支付密码，未成交', 'close'],
  LOCKED: ['尝试次数过多，请稍后再试', 'close'],
  CLOCK: ['设备时间不准，已自动校正，未成交', 'retry'],
  SIGN: ['请求异常，未成交，请刷新后重试', 'retry'],
  HALT: ['交易已暂停，资金不受影响', 'close'],
  NOT_FOUND: ['未找到该求购，未成交', 'board'],
  FORM: ['填写有误，未成交', 'edit'],
  BUSY: ['服务器繁忙，未成交', 'retry'],
}

describe('a refusal', () => {
  it.each(Object.entries(told))('%s says what happened, that nothing was done, and the next step', (reason, words) => {
    const [text, step] = words
    expect(failureOf(refused(reason as RefusalReason), wish)).toEqual({ text, step })
  })

  it.each(['LIMIT', 'NO_RIGHT', 'NO_BLOCK', 'EXPIRED', 'CLOSED'] as const)(
    '%s has many causes: what the server says of this one stands',
    (reason) => {
      const own: Wish = { ...wish, but: { [reason]: { text: '本地的一句话' } } }
      expect(failureOf(refused(reason, {}, '服务器的话。'), own)?.text).toBe('服务器的话，未成交')
      expect(failureOf(refused(reason), own)?.text).toBe('本地的一句话')
    },
  )

  it.each<[RefusalReason, Data, string, NextStep]>([
    ['NOT_ENOUGH', { missing: 1240 }, '余额不够，差 ¥12.40，未成交', 'recharge'],
    ['NOT_ENOUGH', { missing: 0 }, '余额不够，未成交', 'recharge'],
    ['NOT_ENOUGH', { missing: '12' }, '余额不够，未成交', 'recharge'],
    ['PRICE_CHANGED', { price: 700 }, '单价 6.80 变为 7.00，未成交', 'reload'],
    ['PRICE_CHANGED', { price: -1 }, '单价已变更，未成交', 'reload'],
    ['PRICE_CHANGED', { price: 0.5 }, '单价已变更，未成交', 'reload'],
    ['COOLDOWN', { unpaid: 2 }, '你有 2 笔订单待付款，请先付款或取消', 'orders'],
    ['COOLDOWN', { cancelled: 4 }, '这件商品今天已取消 4 次，明天再买', 'board'],
    ['COOLDOWN', { unpaid: 0 }, '今天 3 次下单未付款，稍后可再买', 'close'],
    [
      'COOLDOWN',
      { until: Date.UTC(2026, 10, 22, 2) },
      `今天 3 次下单未付款，${shortMoment(Date.UTC(2026, 10, 22, 2))} 后可再买`,
      'close',
    ],
    ['HALT', { because: '例行维护' }, '交易已暂停：例行维护。资金不受影响', 'close'],
    ['HALT', { because: '' }, '交易已暂停，资金不受影响', 'close'],
    ['FORM', { fields: { qty: '有误' } }, '填写有误，未成交', 'edit'],
  ])('%s with %j is told exactly', (reason, data, text, step) => {
    expect(failureOf(refused(reason, data), { ...wish, seenPrice: fen(680) })).toMatchObject({ text, step })
  })

  it('of a number that an earlier wish used up says that one was carried out, and where to look', () => {
    const error = refused('FORM', { fields: { clientNo: '这个编号已用于别的请求' } })
    const failure = { text: '上一次接单已提交，没有重复接单，请核对结果', step: 'orders', next: '去核对' }
    expect(failureOf(error, wish)).toEqual(failure)
  })

  it.each([refused('BUSY', { isUnknown: true }), refused('SIGN', { isUnknown: true })])(
    'that does not know the outcome never says that nothing was done (%#)',
    (error) => {
      expect(failureOf(error, wish)?.text).toBe('未收到结果，可能已接单成功。重试将核对结果，不会重复接单。')
      expect(failureOf(error, wish)?.step).toBe('retry')
    },
  )
})

describe('a call without an answer', () => {
  const lost: readonly CallError[] = [
    { kind: 'timeout' },
    { kind: 'offline', message: 'request:fail' },
    { kind: 'http', status: 502 },
    { kind: 'broken' },
  ]
  it.each(lost)('may have been carried out, and asks for the same one again ($kind)', (error) => {
    expect(failureOf(error, { ...wish, again: '再次点击' })).toEqual({
      text: '未收到结果，可能已接单成功。再次点击将核对结果，不会重复接单。',
      step: 'retry',
    })
  })

  it('says nothing when the session ended: that is told elsewhere', () => {
    expect(failureOf({ kind: 'loggedOut' }, wish)).toBeUndefined()
  })
})

describe('a block that is offered for transfer', () => {
  it('is the reader’s own: the server says how it is used again', () => {
    const msg = '你的 128 区块已设置转让，期间不能用它买卖、投票或发布。'
    const error = { kind: 'refused', reason: 'BLOCK_TRANSFER', msg, data: { own: 128 } } as const
    expect(failureOf(error, wish)).toEqual({ text: msg, step: 'close' })
  })
})

describe('what differs at one place', () => {
  it('stands in place of the common words, and leaves the others', () => {
    const own: Wish = { ...wish, gone: 'order', but: { LIMIT: { text: '只能申诉一次' }, BUSY: { step: 'close' } } }
    expect(failureOf(refused('LIMIT'), own)).toEqual({ text: '只能申诉一次', step: 'edit' })
    expect(failureOf(refused('BUSY'), own)).toEqual({ text: '服务器繁忙，未成交', step: 'close' })
    expect(failureOf(refused('CLOSED'), own)).toEqual({ text: '求购已结束，未成交', step: 'order' })
  })
})
