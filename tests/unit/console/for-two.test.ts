import * as fc from 'fast-check'
import type { ThresholdName } from '@contract/console/for-two'
import { leastForTwo, needsTwo } from '@contract/console/for-two'

const set = 1_000_00

/** The largest sum that one person decides. Source: community §9 (two persons). */
const alone: Readonly<Record<ThresholdName, number>> = {
  withdrawTwo: set - 1,
  refundTwo: set - 1,
  disputeTwo: set,
  goodwillTwo: set,
}

describe.each(Object.keys(alone) as ThresholdName[])('two persons of %s', (name) => {
  const asks = (amount: number, before: number) => needsTwo(name, { amount, before, setFen: set })

  it('begin a fen above the largest sum of one', () => {
    expect([asks(alone[name], 0), asks(alone[name] + 1, 0)]).toEqual([false, true])
    expect(leastForTwo(name, set)).toBe(alone[name] + 1)
  })

  it('count what was before, in however many parts', () => {
    expect([asks(1, alone[name] - 1), asks(2, alone[name] - 1)]).toEqual([false, true])
    expect(asks(1, set * 5)).toBe(true)
  })

  it('does not depend on how a sum is parted', () => {
    const parts = fc.array(fc.integer({ min: 1, max: set }), { minLength: 1 })
    fc.assert(
      fc.property(parts, (amounts) => {
        const sum = amounts.reduce((all, amount) => all + amount, 0)
        const last = amounts.at(-1) ?? 0
        expect(asks(last, sum - last)).toBe(asks(sum, 0))
      }),
    )
  })
})
