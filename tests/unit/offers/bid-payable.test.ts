import { payableBid } from '@/features/offers/rules/bid-payable'
import { bidView } from '../../support/app/bid-view'

const now = Date.UTC(2026, 10, 21, 4)
const payBefore = now + 900_000
const unpaid = bidView({ state: 'unpaid', expireAt: null, payBefore })

const untilOf = (bid: typeof unpaid) => payableBid(bid, now).lines[1]?.text

describe('the bill of a bid', () => {
  it('asks for the whole amount before its own deadline, and names the bid, the price and the quantity', () => {
    const bill = payableBid(unpaid, now)
    expect(bill).toMatchObject({ payNo: 'P9', ver: 4, amount: 3_250, state: 'unpaid', deadlineAt: payBefore })
    expect(bill.goods).toEqual({ title: '社区大米', thumb: '', category: '粮食', note: '当面 · 北门' })
    expect(bill.words.number).toContain('B261121-0003')
    expect(bill.lines.map(({ text }) => text)).toEqual(['6.50 × 5 千克', '付款后 7 天，到期退回', '成交时卖家付'])
    expect(bill.lines[2]?.name).toBe('手续费')
  })

  it('promises no seller: the money joins all that is frozen, and goes to whoever sells once the goods are confirmed', () => {
    expect(payableBid(unpaid, now).path).toEqual({ held: '你的冻结', to: '卖家收入', when: '你确认后' })
  })

  it('counts the days from the payment, and tells the moment once it is paid', () => {
    expect(untilOf({ ...unpaid, days: 30 })).toContain('30 天')
    expect(payableBid({ ...unpaid, days: 30 }, now).words.rules[0]).toContain('30 天')
    expect(untilOf(bidView({ expireAt: Date.UTC(2026, 10, 28, 4) }))).toEqual('11-28 12:00，到期退回')
    expect(untilOf(bidView({ expireAt: Date.UTC(2027, 0, 3, 4) }))).toEqual('2027-01-03 12:00，到期退回')
  })

  it.each([
    ['unpaid', null, 'unpaid'],
    ['open', now, 'paid'],
    ['filled', now, 'paid'],
    ['expired', now, 'paid'],
    ['closed', now, 'paid'],
    ['closed', null, 'closed'],
    ['removed', null, 'closed'],
  ] as const)('of a bid that is %s with the end %j is %s', (state, expireAt, told) => {
    expect(payableBid(bidView({ state, expireAt }), now).state).toBe(told)
  })
})
