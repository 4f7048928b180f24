import * as fc from 'fast-check'
import { qty } from '@contract/money'
import { typedQty } from '@/lib/forms/typed-number'
import {
  clampQty,
  firstQty,
  fullQtyText,
  isSellable,
  qtyProblem,
  shortQtyText,
  stepQty,
  stockText,
} from '@/lib/quantity/quantity'

const rice = { min: qty(5_000), tick: qty(5_000), left: qty(125_000) }

describe('typed quantities', () => {
  it('reads back every quantity it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (n) => {
        expect(typedQty(fullQtyText(qty(n)))).toBe(n)
        expect(typedQty(shortQtyText(qty(n)))).toBe(n)
      }),
    )
  })

  it('writes orders with four decimals, limits without needless zeros and stock by what it is', () => {
    expect(fullQtyText(qty(50_000))).toBe('5.0000')
    expect(shortQtyText(qty(5_000))).toBe('0.5')
    expect(shortQtyText(qty(1_000_000))).toBe('100')
    expect(stockText(qty(400_000))).toBe('40')
    expect(stockText(qty(125_000))).toBe('12.5000')
  })
})

describe('stepping', () => {
  it('starts at the least quantity on the grid', () => {
    expect(firstQty(rice)).toBe(5_000)
    expect(firstQty({ min: qty(7_000), tick: qty(5_000), left: qty(20_000) })).toBe(10_000)
  })

  it('goes up and down by one tick and stops at the limits', () => {
    expect(stepQty(qty(50_000), 1, rice)).toBe(55_000)
    expect(stepQty(qty(50_000), -1, rice)).toBe(45_000)
    expect(stepQty(qty(125_000), 1, rice)).toBe(125_000)
    expect(stepQty(qty(5_000), -1, rice)).toBe(5_000)
  })

  it('lands on the grid when it starts between two steps', () => {
    expect(stepQty(qty(52_000), 1, rice)).toBe(55_000)
    expect(stepQty(qty(52_000), -1, rice)).toBe(50_000)
  })

  it('never leaves the limits nor the grid, wherever it starts', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 99_999 }),
      tick: fc.integer({ min: 1, max: 20_000 }),
      left: fc.integer({ min: 0, max: 999_999 }),
    })
    fc.assert(
      fc.property(
        limits,
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.constantFrom<1 | -1>(1, -1),
        (l, value, direction) => {
          const bounds = { min: qty(l.min), tick: qty(l.tick), left: qty(l.left) }
          for (const result of [stepQty(qty(value), direction, bounds), clampQty(qty(value), bounds)]) {
            if (isSellable(bounds)) expect(qtyProblem(result, bounds)).toBeUndefined()
            else expect(result).toBe(0)
          }
        },
      ),
    )
  })

  it('says that nothing can be ordered when less than the least is left', () => {
    expect(isSellable({ ...rice, left: qty(4_999) })).toBe(false)
    expect(isSellable({ ...rice, left: qty(0) })).toBe(false)
    expect(firstQty({ ...rice, left: qty(0) })).toBe(0)
  })
})

describe('what is wrong with a quantity', () => {
  it('lets the rest be bought when it is less than the least', () => {
    const rest = { min: qty(20_000), tick: qty(5_000), left: qty(10_000) }
    expect(firstQty(rest)).toBe(10_000)
    expect(qtyProblem(qty(10_000), rest)).toBeUndefined()
    expect(qtyProblem(qty(5_000), rest)).toBe('tooLittle')
  })

  it.each([
    [undefined, 'unreadable'],
    [qty(0), 'unreadable'],
    [qty(4_999), 'tooLittle'],
    [qty(125_001), 'tooMuch'],
    [qty(5_001), 'offTick'],
    [qty(5_000), undefined],
    [qty(125_000), undefined],
  ] as const)('%p is %p', (value, problem) => {
    expect(qtyProblem(value, rice)).toBe(problem)
  })
})
