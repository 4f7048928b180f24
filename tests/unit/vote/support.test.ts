import { isSupported, maySupport } from '@contract/vote/support'

const blocks = (count: number, isMayor = false) => Array.from({ length: count }, () => ({ isMayor }))

describe('a proposal for the fund’s money', () => {
  const asked = { blockIds: [128, 3021], userIds: [1, 2] }

  it('is supported by whoever neither asks nor gets', () => {
    expect(maySupport(asked, 132, 3)).toBe(true)
    expect(maySupport({ blockIds: [128, null], userIds: [1, null] }, 132, 3)).toBe(true)
  })

  it.each([
    ['the author’s block', 128, 3],
    ['the payee’s block', 3021, 3],
    ['another block of the author', 132, 1],
    ['another block of the payee', 132, 2],
  ])('is not supported by %s', (_who, blockId, userId) => {
    expect(maySupport(asked, blockId, userId)).toBe(false)
  })

  it('is voted on with five blocks, or with the mayor alone', () => {
    expect(isSupported([])).toBe(false)
    expect(isSupported(blocks(4))).toBe(false)
    expect(isSupported(blocks(5))).toBe(true)
    expect(isSupported(blocks(1, true))).toBe(true)
  })
})
