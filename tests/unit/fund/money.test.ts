import * as fc from 'fast-check'
import { freeOf, payoutAt, unpromisedOf } from '@contract/fund/money'
import { freeIn, hasBeyond } from '../../../server/modules/fund/rules/free'

describe('free money', () => {
  it('is the balance less what open votes and passed spends are promised', () => {
    expect(freeOf(8_231_055, { votes: [180_000], spends: [] })).toBe(8_051_055)
    expect(freeOf(1_000, { votes: [300, 200], spends: [500] })).toBe(0)
    expect(freeOf(0, { votes: [], spends: [] })).toBe(0)
  })

  it('is never below zero', () => {
    expect(freeOf(100, { votes: [70], spends: [31] })).toBe(0)
  })

  it('lets everything that was promised be paid, in any order', () => {
    let [balance, seed] = [100_000, 7]
    const spends: number[] = []
    for (let i = 0; i < 200; i += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      const amount = 1 + (seed % 9_000)
      if (amount <= freeOf(balance, { votes: [], spends })) spends.push(amount)
      if (seed % 3 === 0) balance -= spends.splice(seed % Math.max(1, spends.length), 1)[0] ?? 0
      expect(balance).toBeGreaterThanOrEqual(spends.reduce((sum, one) => sum + one, 0))
    }
  })
})

describe('what a fund has beyond what it promised', () => {
  const fund = { balance: 1_000, promised: [500], asked: [300, 100] }

  it('may be given to the fen', () => {
    expect([hasBeyond(fund, 100), hasBeyond(fund, 101), hasBeyond(fund, 0)]).toEqual([true, false, true])
    expect(freeIn(fund)).toBe(100)
  })

  it('is less than nothing where it promised more than it has, and then it gives nothing', () => {
    const short = { ...fund, balance: 899 }
    expect(unpromisedOf(short.balance, { votes: short.asked, spends: short.promised })).toBe(-1)
    expect([hasBeyond(short, 0), freeIn(short)]).toEqual([false, 0])
  })
})

describe('a payout', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)

  it.each([
    ['a vote that closes at midnight', '2026-11-18T00:00', '2026-11-19T07:15'],
    ['in the middle of a day', '2026-11-18T12:00', '2026-11-20T07:15'],
    ['exactly a day before 7:15', '2026-11-18T07:15', '2026-11-19T07:15'],
    ['a moment later', '2026-11-18T07:15:00.001', '2026-11-20T07:15'],
  ])('waits for a whole day and the next 7:15: %s', (_what, approved, paid) => {
    expect(payoutAt([], at(approved))).toBe(at(paid))
  })

  it.each([
    ['2026-11-18T08:15', '2026-11-19T08:15'],
    ['2026-11-18T08:15:00.001', '2026-11-22T08:15'],
  ])('goes by the hours of its city, and waits for the end of holidays: %s', (approved, paid) => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23']
    const openings = days.map((day) => ({ from: at(`${day}T08:00`), to: at(`${day}T22:00`) }))
    expect(payoutAt(openings, at(approved))).toBe(at(paid))
  })
})

it('what is not promised is the balance less each promise, whatever they are', () => {
  const amounts = fc.array(fc.nat(1_000_000))
  fc.assert(
    fc.property(fc.nat(1_000_000), amounts, amounts, (balance, votes, spends) => {
      const left = unpromisedOf(balance, { votes, spends })
      expect(left + [...votes, ...spends].reduce((sum, amount) => sum + amount, 0)).toBe(balance)
    }),
  )
})
