import { fen, qty } from '@contract/money'
import { bidLeft } from '@/features/bids/rules/time-left'
import { bidAction, sellButton } from '@/features/bids/rules/sell'
import { saleNumbers } from '@/lib/market/sale-numbers'
import { terms } from '../../support/terms'

const open = { mine: false, qtyLeft: qty(85_000), state: 'open', buyer: { blockNo: 94 } } as const
const facts = { bid: open, problem: undefined, numbers: saleNumbers(fen(650), qty(50_000), terms), isBusy: false }

describe('the numbers of a sale', () => {
  it('takes one percent of the amount, rounded to the nearest fen', () => {
    expect(saleNumbers(fen(650), qty(5_000), terms)).toEqual({
      amount: 325,
      after: { fee: 3, isMost: false, net: 322 },
    })
    expect(saleNumbers(fen(50), qty(10_000), terms)).toEqual({ amount: 50, after: { fee: 1, isMost: false, net: 49 } })
  })

  it('never takes more than 50 yuan', () => {
    expect(saleNumbers(fen(1_000_000), qty(10_000), terms)).toEqual({
      amount: 1_000_000,
      after: { fee: 5_000, isMost: true, net: 995_000 },
    })
  })

  it('is nothing for nothing', () => {
    expect(saleNumbers(fen(650), qty(0), terms)).toEqual({ amount: 0, after: { fee: 0, isMost: false, net: 0 } })
  })
})

describe('what one may do with a bid', () => {
  it('manages an own one, whatever its state', () => {
    expect(bidAction({ ...open, mine: true, state: 'filled' })).toBe('manage')
  })

  it('sells into an open one that still wants something', () => {
    expect(bidAction(open)).toBe('sell')
    expect(bidAction({ ...open, qtyLeft: qty(0) })).toBe('filled')
    expect(bidAction({ ...open, state: 'closed' })).toBe('filled')
  })
})

describe('the button of the sheet', () => {
  it('says what the seller will get', () => {
    expect(sellButton(facts)).toEqual({ kind: 'ready', label: '卖给 94，实收 ¥32.17' })
  })

  it('says why it cannot be pressed', () => {
    const labelOf = (more: Partial<typeof facts> | object) => sellButton({ ...facts, ...more })
    expect(labelOf({ isBusy: true })).toEqual({ kind: 'busy', label: '成交中' })
    expect(labelOf({ problem: '最多 8.5 千克' })).toEqual({ kind: 'off', label: '最多 8.5 千克' })
    expect(labelOf({ bid: { ...open, mine: true } })).toEqual({ kind: 'off', label: '这是你自己的求购' })
    expect(labelOf({ bid: { ...open, state: 'filled' } })).toEqual({ kind: 'off', label: '已收满' })
    expect(labelOf({ bid: { ...open, qtyLeft: qty(0) } })).toEqual({ kind: 'off', label: '已收满' })
    expect(labelOf({ bid: { ...open, state: 'expired' } })).toEqual({ kind: 'off', label: '已结束' })
  })
})

describe('the words of a bid', () => {
  it('counts whole days, and the clock under one day', () => {
    const dayMs = 86_400_000
    expect(bidLeft(4 * dayMs + 1, 0)).toBe('剩 4 天')
    expect(bidLeft(dayMs, 0)).toBe('剩 1 天')
    expect(bidLeft(5 * dayMs, 4 * dayMs)).toBe('剩 1 天')
    expect(bidLeft(dayMs - 1000, 0)).toBe('剩 23:59:59')
    expect(bidLeft(dayMs, 2 * dayMs)).toBe('剩 00:00')
    expect(bidLeft(null, 0)).toBe('')
  })
})
