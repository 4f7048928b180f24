import fc from 'fast-check'
import { firstWay, offeredWays, partsOf } from '@/features/cashier/rules/ways'
import { fen } from '@contract/money'

const facts = (available: number | undefined, more: object = {}) => ({
  amount: fen(3_400),
  available: available === undefined ? undefined : fen(available),
  hasWechat: true,
  onlyPlatform: false,
  ...more,
})

it('offers both ways together only where the balance pays a part, and none but the platform for a recharge', () => {
  expect(offeredWays(facts(0))).toEqual(['balance', 'wechat'])
  expect(offeredWays(facts(1))).toEqual(['balance', 'wechat', 'mixed'])
  expect(offeredWays(facts(3_399))).toEqual(['balance', 'wechat', 'mixed'])
  expect(offeredWays(facts(3_400))).toEqual(['balance', 'wechat'])
  expect(offeredWays(facts(undefined))).toEqual(['balance', 'wechat'])
  expect(offeredWays(facts(1, { hasWechat: false }))).toEqual(['balance'])
  expect(offeredWays(facts(9_999, { onlyPlatform: true }))).toEqual(['wechat'])
  expect(offeredWays(facts(9_999, { onlyPlatform: true, hasWechat: false }))).toEqual([])
})

it('begins with the balance when it suffices, else with what pays the whole amount', () => {
  expect(firstWay(facts(3_400))).toBe('balance')
  expect(firstWay(facts(undefined))).toBe('balance')
  expect(firstWay(facts(1))).toBe('mixed')
  expect(firstWay(facts(0))).toBe('wechat')
  expect(firstWay(facts(1, { hasWechat: false }))).toBe('balance')
  expect(firstWay(facts(3_399))).toBe('mixed')
  expect(firstWay(facts(3_400, { onlyPlatform: true }))).toBe('wechat')
  expect(firstWay(facts(3_400, { onlyPlatform: true, hasWechat: false }))).toBe('balance')
})

it.each([
  ['balance', 10_000, 3_400, 0],
  ['balance', undefined, 3_400, 0],
  ['wechat', 10_000, 0, 3_400],
  ['mixed', 1_000, 1_000, 2_400],
  ['mixed', 10_000, 3_400, 0],
  ['mixed', undefined, 0, 3_400],
] as const)(
  '34.00 by %s with %p fen there: %d of the balance, %d by the platform',
  (way, available, balance, wechat) => {
    const parts = partsOf(way, fen(3_400), available === undefined ? undefined : fen(available))
    expect(parts).toEqual({ balance, wechat })
  },
)

it('splits an amount without losing a fen, and takes no more from the balance than there is', () => {
  const any = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(any, any, (amount, available) => {
      for (const way of ['balance', 'wechat', 'mixed'] as const) {
        const { balance, wechat } = partsOf(way, fen(amount), fen(available))
        expect(balance + wechat).toBe(amount)
        if (way === 'mixed') expect(balance).toBeLessThanOrEqual(available)
      }
    }),
  )
})
