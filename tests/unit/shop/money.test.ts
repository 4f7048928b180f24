import { fen } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { levelFeeOf, splitOf } from '@contract/shop/money'
import { shopLevels } from '@contract/shop/transitions'
import fc from 'fast-check'

it.each([
  [8_990_0, 7_192_0, 1_798_0],
  [2_990_0, 2_392_0, 598_0],
  [9_900, 7_920, 1_980],
  [1, 0, 1],
  [4, 3, 1],
  [9, 7, 2],
])('splits %d fen into %d for the fund and %d for the platform', (fee, fund, platform) => {
  expect(splitOf(fen(fee), standards.shopFund)).toEqual({ fund, platform })
})

it('loses no fen, and gives the fund 80 % rounded down to whole fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (fee) => {
      const { fund, platform } = splitOf(fen(fee), standards.shopFund)
      expect(fund + platform).toBe(fee)
      expect(BigInt(fund)).toBe((BigInt(fee) * 80n) / 100n)
    }),
  )
})

it('a term of each level costs what its setting says', () => {
  const all = { ...standards, shopNaming: 1_000_00, shopStreet: 300_00, shopStall: 100_00 }
  expect(shopLevels.map((level) => levelFeeOf(level, all))).toEqual([1_000_00, 300_00, 100_00])
  expect(splitOf(fen(999), 5_000)).toEqual({ fund: 499, platform: 500 })
})
