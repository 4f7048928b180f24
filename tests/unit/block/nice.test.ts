import { niceKindOf } from '@contract/block/nice'

describe('a number that is easy to remember', () => {
  it.each([
    [123, 'run'],
    [4321, 'run'],
    [6789, 'run'],
    [333, 'same'],
    [2222, 'same'],
    [1122, 'pairs'],
    [112_233, 'pairs'],
    [12, undefined],
    [77, undefined],
    [122, undefined],
    [1212, undefined],
    [8901, undefined],
    [1123, undefined],
  ])('%d is %s', (blockNo, kind) => expect(niceKindOf(blockNo)).toBe(kind))
})
