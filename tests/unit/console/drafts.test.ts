import { fitsDraft } from '../../../server/modules/console/rules'

describe('a draft of a decision', () => {
  it.each([
    ['dispute', 'release', undefined, true],
    ['dispute', 'refund', undefined, true],
    ['dispute', 'refund', 50, false],
    ['dispute', 'uphold', undefined, false],
    ['handover', 'uphold', undefined, true],
    ['handover', 'askUndo', undefined, true],
    ['handover', 'askUndo', 50, false],
    ['handover', 'split', 50, false],
  ] as const)('of a %s that says %s with %s for the seller fits: %s', (refType, way, sellerAmount, fits) =>
    expect(fitsDraft({ refType, way, sellerAmount }, 100)).toBe(fits),
  )

  it.each([
    [undefined, false],
    [0, false],
    [1, true],
    [99, true],
    [100, false],
  ])('gives the seller of 100 in a split %s: %s', (sellerAmount, fits) =>
    expect(fitsDraft({ refType: 'dispute', way: 'split', sellerAmount }, 100)).toBe(fits),
  )
})
