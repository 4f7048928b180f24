import { payFailure } from '@/features/cashier/failure-words'
import { payAtom, payStageAtom, checkPayAtom } from '@/features/cashier/pay-atoms'
import { payment } from '@/platform/payment/payment'
import { fen } from '@contract/money'
import type { PayView } from '@contract/endpoints/money/pay'
import { err, ok } from '@contract/result'
import { lost, refused } from '../../support/app/trade-api'
import { tradeStore } from '../../support/app/trade-store'
import { detail } from '../../support/app/orders'

const order = detail({ state: 'unpaid', payNo: 'P500', ver: 2 })
const pay = (state: PayView['state']): PayView => ({
  payNo: 'P500',
  bizType: 'order',
  bizId: 500,
  ver: 2,
  subject: '米',
  amount: fen(3_400),
  state,
  expireAt: 0,
  createdAt: 0,
})

describe('paying an order', () => {
  it('sends the order version and its own number once, and is paid', async () => {
    const { store, on } = tradeStore({ '/bctPay/submit': () => ok(pay('paid')) })
    expect(await store.set(payAtom, order)).toEqual({ kind: 'paid' })
    const [sent, ...more] = on('/bctPay/submit').map((call) => call.input)
    expect(more).toEqual([])
    expect(sent).toMatchObject({ payNo: 'P500', channel: 'balance', ver: 2 })
    expect(sent?.clientNo).toMatch(/^\d{32}$/)
  })

  it('ignores a second tap while the first is on its way', async () => {
    const { store, on } = tradeStore({ '/bctPay/submit': () => Promise.resolve(ok(pay('paid'))) })
    const first = store.set(payAtom, order)
    expect(store.get(payStageAtom)).toBe('paying')
    expect(await store.set(payAtom, order)).toBeUndefined()
    await first
    expect(on('/bctPay/submit')).toHaveLength(1)
    expect(store.get(payStageAtom)).toBe('idle')
  })

  it.each([
    ['paid', 'paid'],
    ['unpaid', 'notPaid'],
    ['closed', 'closed'],
  ] as const)('asks how it ended when the answer is lost: %s', async (state, kind) => {
    const { store, on } = tradeStore({ '/bctPay/submit': lost, '/bctPay/check': () => ok(pay(state)) })
    expect(await store.set(payAtom, order)).toEqual({ kind })
    expect(on('/bctPay/check')).toHaveLength(1)
  })

  it('repeats under the same number after a lost answer, and says that nobody knows when the check is lost too', async () => {
    const { store, on } = tradeStore({ '/bctPay/submit': lost, '/bctPay/check': lost })
    expect(await store.set(payAtom, order)).toEqual({ kind: 'unknown' })
    expect(await store.set(checkPayAtom, 'P500')).toEqual({ kind: 'unknown' })
    await store.set(payAtom, order)
    const numbers = on('/bctPay/submit').map((call) => call.input.clientNo)
    expect(new Set(numbers).size).toBe(1)
    expect(numbers).toHaveLength(2)
  })

  it('takes a new number after a refusal, and does not ask after it', async () => {
    const { store, on } = tradeStore({ '/bctPay/submit': () => refused('NOT_ENOUGH') })
    expect(await store.set(payAtom, order)).toMatchObject({ kind: 'refused', error: { reason: 'NOT_ENOUGH' } })
    await store.set(payAtom, order)
    expect(new Set(on('/bctPay/submit').map((call) => call.input.clientNo)).size).toBe(2)
    expect(on('/bctPay/check')).toHaveLength(0)
  })

  it('sends a fresh code of WeChat after one that was not taken, and then says what the server says', async () => {
    const codes = ['old', 'fresh', 'third', 'fourth']
    jest.replaceProperty(payment, 'scene', 'mini')
    jest.spyOn(payment, 'payerCode').mockImplementation(() => Promise.resolve(codes.shift()))
    const data = { fields: { code: '需要微信登录' } }
    const noCode = err({ kind: 'refused', reason: 'FORM', msg: '需要先用微信登录，没有扣款', data } as const)
    const plan = { way: 'wechat', parts: { balance: fen(0), wechat: fen(3_400) } } as const
    const taken = tradeStore({ '/bctPay/submit': ({ code }) => (code === 'fresh' ? ok(pay('paid')) : noCode) })
    expect(await taken.store.set(payAtom, order, plan)).toEqual({ kind: 'paid' })
    expect(taken.on('/bctPay/submit').map(({ input }) => input.code)).toEqual(['old', 'fresh'])
    const refusedTwice = tradeStore({ '/bctPay/submit': () => noCode })
    const outcome = await refusedTwice.store.set(payAtom, order, plan)
    expect(refusedTwice.on('/bctPay/submit')).toHaveLength(2)
    if (outcome?.kind !== 'refused') throw new Error('it was not refused')
    expect(payFailure(outcome.error)).toEqual({ text: '需要先用微信登录，没有扣款', step: 'retry' })
  })
})
