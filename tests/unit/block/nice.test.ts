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
    [1222, undefined],
    [2221, undefined],
    [21_122, undefined],
    [11_223, undefined],
    [111_122, 'pairs'],
    [1234, 'run'],
    [98, undefined],
    [987, 'run'],
    [2, undefined],
    [987_654_321, 'run'],
  ])('%d is %s', (blockNo, kind) => expect(niceKindOf(blockNo)).toBe(kind))
})
