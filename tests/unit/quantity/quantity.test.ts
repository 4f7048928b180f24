import * as fc from 'fast-check'
import { qty } from '@contract/money'
import { typedQty } from '@/lib/forms/typed-number'
import { qtyText, typedQtyText } from '@/lib/format/qty'
import { clampQty, firstQty, isSellable, qtyProblem, stepQty } from '@/lib/quantity/quantity'
import { problemText, quantityWords } from '@/lib/quantity/words'

const rice = { min: qty(5_000), tick: qty(5_000), left: qty(125_000) }

describe('typed quantities', () => {
  it('reads back every quantity it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (n) => {
        expect(typedQty(typedQtyText(qty(n)))).toBe(n)
        expect(typedQty(qtyText(qty(n)))).toBe(n)
      }),
    )
  })

  it('are written without needless zeros', () => {
    expect(qtyText(qty(5_000))).toBe('0.5')
    expect(qtyText(qty(125_000))).toBe('12.5')
    expect(qtyText(qty(1_000_000))).toBe('100')
    expect(qtyText(qty(1))).toBe('0.0001')
    expect(qtyText(qty(0))).toBe('0')
    expect(qtyText(qty(12_345_670_000))).toBe('1,234,567')
    expect(typedQtyText(qty(12_345_675_000))).toBe('1234567.5')
  })
})

describe('stepping', () => {
  it('starts at the least quantity on the grid', () => {
    expect(firstQty(rice)).toBe(5_000)
    expect(firstQty({ min: qty(7_000), tick: qty(5_000), left: qty(20_000) })).toBe(10_000)
  })

  it('goes by the tick up to one whole unit and by whole units above, and stops at the limits', () => {
    const quarters = { ...rice, min: qty(2_500), tick: qty(2_500) }
    const up = [2_500, 5_000, 7_500, 10_000, 20_000, 30_000]
    for (const [at, from] of up.entries()) {
      const to = up[at + 1]
      if (to === undefined) continue
      expect(stepQty(qty(from), 1, quarters)).toBe(to)
      expect(stepQty(qty(to), -1, quarters)).toBe(from)
    }
    expect(stepQty(qty(120_000), 1, rice)).toBe(125_000)
    expect(stepQty(qty(125_000), -1, rice)).toBe(120_000)
    expect(stepQty(qty(125_000), 1, rice)).toBe(125_000)
    expect(stepQty(qty(5_000), -1, rice)).toBe(5_000)
  })

  it('goes by the tick where whole units are not on its grid, or smaller than it', () => {
    const thirds = { min: qty(3_000), tick: qty(3_000), left: qty(90_000) }
    expect(stepQty(qty(30_000), 1, thirds)).toBe(33_000)
    const twos = { min: qty(20_000), tick: qty(20_000), left: qty(90_000) }
    expect(stepQty(qty(20_000), 1, twos)).toBe(40_000)
  })

  it('lands on the grid when it starts between two steps', () => {
    expect(stepQty(qty(52_000), 1, rice)).toBe(60_000)
    expect(stepQty(qty(52_000), -1, rice)).toBe(50_000)
    expect(stepQty(qty(6_000), 1, rice)).toBe(10_000)
    expect(stepQty(qty(6_000), -1, rice)).toBe(5_000)
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

describe('the words about a quantity', () => {
  const kilos = { ...rice, unit: '千克' }

  it('tell the limits; a step of one goes without saying', () => {
    expect(quantityWords.stock(kilos)).toEqual('库存 12.5 千克，0.5 千克起售，按 0.5 递增')
    expect(quantityWords.stock({ min: qty(10_000), tick: qty(10_000), left: qty(60_000), unit: '只' })).toEqual(
      '库存 6 只，1 只起售',
    )
    expect(quantityWords.wanted(kilos)).toEqual('最多可卖 12.5 千克，0.5 千克起，按 0.5 递增')
  })

  it('name the limit that was passed, never only that there is one', () => {
    expect(problemText('tooLittle', kilos)).toBe('最少 0.5 千克')
    expect(problemText('tooMuch', kilos)).toBe('最多 12.5 千克')
    expect(problemText('offTick', kilos)).toBe('须为 0.5 千克的整数倍')
    expect(problemText('unreadable', kilos)).toBe('请填写数量，最多 4 位小数')
  })

  it('name a limit that may be ordered', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 99_999 }),
      tick: fc.integer({ min: 1, max: 20_000 }),
      left: fc.integer({ min: 0, max: 999_999 }),
    })
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 2_000_000 }), (l, n) => {
        const bounds = { min: qty(l.min), tick: qty(l.tick), left: qty(l.left), unit: '千克' }
        const problem = qtyProblem(qty(n), bounds)
        if (!isSellable(bounds) || (problem !== 'tooLittle' && problem !== 'tooMuch')) return
        const named = typedQty(problemText(problem, bounds).replace(/[^\d.]/g, ''))
        expect(qtyProblem(named, bounds)).toBeUndefined()
      }),
    )
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
