import fc from 'fast-check'
import { amountOf, fen, qty } from '@contract/money'
import { currencyText, decimalText, numberText } from '@/lib/spec/decimals'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { typedFen, typedQty } from '@/lib/forms/typed-number'

/** What a field takes: nine digits before the point. */
const typeable = fc.integer({ min: 0, max: 99_999_999_999 })

const unitsOf = (text: string) => BigInt(text.replace(/[,.]/g, ''))

describe('money as text', () => {
  it('shows every fen: its digits are the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        const text = yuanText(fen(n))
        expect(text).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(unitsOf(text)).toBe(BigInt(n))
      }),
    )
  })

  it('is read back as the same amount, with separators and without', () => {
    fc.assert(
      fc.property(typeable, (n) => {
        const text = yuanText(fen(n))
        expect(typedFen(text)).toBe(n)
        expect(typedFen(text.replace(/,/g, ''))).toBe(n)
      }),
    )
  })

  it('as decimals of the specification are the same digits', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        const text = yuanText(fen(n)).replace(/,/g, '')
        expect(currencyText(text)).toBe(text)
      }),
    )
  })
})

describe('what is typed', () => {
  it('gives a whole number of fen, or nothing, whatever it is', () => {
    const keys = fc.constantFrom(...'0123456789..,-+eE ０１．。¥'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: keys })), (text) => {
        const value = typedFen(text)
        expect(value === undefined || (Number.isSafeInteger(value) && value >= 0)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('means what its digits say: yuan and cents apart', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(99), (yuan, cents) => {
        expect(typedFen(`${yuan}.${String(cents).padStart(2, '0')}`)).toBe(yuan * 100 + cents)
        expect(typedFen(`${yuan}.${cents % 10}`)).toBe(yuan * 100 + (cents % 10) * 10)
      }),
    )
  })

  it('with a third decimal is refused, never rounded', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.integer({ min: 0, max: 999 }), (yuan, rest) => {
        expect(typedFen(`${yuan}.${String(rest).padStart(3, '0')}`)).toBeUndefined()
      }),
    )
  })

  it('as a quantity survives being written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (n) => {
        expect(typedQty(qtyText(qty(n)))).toBe(n)
      }),
    )
  })
})

describe('decimals', () => {
  it('are the nearest ones, halves away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (n) => {
        const sign = n < 0n ? '-' : ''
        const digits = String(n < 0n ? -n : n).padStart(7, '0')
        const text = `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`
        const kept = BigInt(numberText(text).replace('.', ''))
        const away = (n < 0n ? -n : n) + 50n
        expect(kept).toBe((n < 0n ? -1n : 1n) * (away / 100n))
      }),
    )
  })

  it('agree with the machine where it is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(6), (n, places) => {
        expect(decimalText(n, places)).toBe(n.toFixed(places))
      }),
    )
  })
})

it('an amount is never further than half a fen from price times quantity', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000_000), (price, quantity) => {
      const exact = BigInt(price) * BigInt(quantity)
      const off = BigInt(amountOf(fen(price), qty(quantity))) * 10_000n - exact
      expect(off > -5_000n && off <= 5_000n).toBe(true)
    }),
  )
})
