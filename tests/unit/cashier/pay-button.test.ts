import * as fc from 'fast-check'
import { fen } from '@contract/money'
import { moneyPath, payButton, shortBy } from '@/features/cashier/rules/pay-button'
import { payableOrder } from '@/features/orders/one/rules'
import { detail } from '../../support/app/orders'

const noon = Date.UTC(2026, 10, 21, 4)
const unpaid = payableOrder(detail({ state: 'unpaid' }))

describe('the money path', () => {
  it('shows what is there now and after paying, and what the seller will earn', () => {
    expect(moneyPath({ available: fen(105_540), frozen: fen(19_500) }, unpaid.amount)).toEqual({
      available: { now: 105_540, after: 102_140 },
      frozen: { now: 19_500, after: 22_900 },
    })
    expect(unpaid.path?.amount).toBe(3_366)
  })

  it('has no figure after paying when the money does not suffice', () => {
    expect(moneyPath({ available: fen(3_399), frozen: fen(0) }, unpaid.amount).available.after).toBeUndefined()
    expect(moneyPath({ available: fen(3_400), frozen: fen(0) }, unpaid.amount).available.after).toBe(0)
  })

  it('moves money without making or losing any', () => {
    const amount = fc.integer({ min: 1, max: 1e9 })
    fc.assert(
      fc.property(amount, fc.nat(1e9), fc.nat(1e9), (sum, extra, frozen) => {
        const path = moneyPath({ available: fen(sum + extra), frozen: fen(frozen) }, fen(sum))
        expect((path.available.after ?? NaN) + (path.frozen.after ?? NaN)).toBe(sum + extra + frozen)
      }),
    )
  })
})

describe('the pay button', () => {
  const facts = { payable: unpaid, available: fen(3_400), openings: [], nowMs: noon, isBusy: false }

  it('says what it does with its amount', () => {
    expect(payButton(facts)).toEqual({ kind: 'ready', label: '付款 ¥34.00' })
  })

  it('says how much is missing', () => {
    expect(payButton({ ...facts, available: fen(2_160) })).toEqual({
      kind: 'short',
      label: '余额不够，差 12.40',
      missing: 1_240,
    })
    expect(shortBy(fen(3_400), fen(3_400))).toBe(0)
  })

  it('leaves the decision to the server while the purse is unknown', () => {
    expect(payButton({ ...facts, available: undefined }).kind).toBe('ready')
  })

  it('counts down to 7:00 before anything else', () => {
    const early = { ...facts, available: fen(0), nowMs: Date.UTC(2026, 10, 20, 20, 45, 24) }
    expect(payButton(early)).toEqual({ kind: 'closedHours', label: '07:00 开市，还剩 2 小时 14 分' })
  })

  it('says that it is working, so a second tap has nothing to press', () => {
    expect(payButton({ ...facts, isBusy: true })).toEqual({ kind: 'busy', label: '付款中' })
  })

  it('tells an order that is paid from one that was closed', () => {
    expect(payButton({ ...facts, payable: payableOrder(detail({ state: 'paid' })) })).toEqual({
      kind: 'ended',
      label: '已付款',
    })
    expect(payButton({ ...facts, payable: payableOrder(detail({ state: 'closed' })) })).toEqual({
      kind: 'ended',
      label: '订单已关闭',
    })
  })
})
