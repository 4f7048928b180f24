import { amountOf, fen, minus, plus, qty, shareOf } from '@contract/money'

describe.each([
  ['fen', fen, 'not an amount in fen'],
  ['qty', qty, 'not a quantity in 1/10000'],
] as const)('%s', (_name, make, words) => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('takes %d', (n) => {
    expect(make(n)).toBe(n)
  })

  it.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1, NaN, Infinity, -Infinity])('is never %d', (n) => {
    expect(() => make(n)).toThrow(new RangeError(`${words}: ${n}`))
  })
})

// Readings (Amounts): half away from zero.
it.each([
  [680, 125_000, 8_500],
  [1, 4_999, 0],
  [1, 5_000, 1],
  [333, 15_000, 500],
  [1_000_000_000, 10_000_000_000, 1_000_000_000_000_000],
])('at %d fen a unit, %d ten-thousandths of it cost %d', (price, quantity, amount) => {
  expect(amountOf(fen(price), qty(quantity))).toBe(amount)
})

it.each([
  [3_400, 100, 34],
  [49, 100, 0],
  [50, 100, 1],
  [34, 3_000, 10],
  [35, 3_000, 11],
  [100, 10_000, 100],
])('of %d fen, %d basis points are %d', (amount, points, share) => {
  expect(shareOf(fen(amount), points)).toBe(share)
})

it('sums and differences keep every fen, and never fall below nothing', () => {
  expect(plus(fen(3_366), fen(34))).toBe(3_400)
  expect(minus(fen(3_400), fen(34))).toBe(3_366)
  expect(minus(fen(34), fen(34))).toBe(0)
  expect(() => minus(fen(34), fen(35))).toThrow(RangeError)
  expect(() => plus(fen(Number.MAX_SAFE_INTEGER), fen(1))).toThrow(RangeError)
})
