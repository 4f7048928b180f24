import { cursorText, readCursor } from '../../../server/modules/market/rules/cursor'
import { cursorStart } from '../../../server/db/cursor'
import { ownGroups } from '../../../server/modules/market/rules/own'
import { thumbOf } from '../../../server/modules/market/rules/thumb'

const keys = ['price', 'at', 'id']

describe('where a page of a board ended', () => {
  it('is where the next one begins, in the same order', () => {
    const text = cursorText('priceUp', [680, -5, 9_007_199_254_740_991])
    expect(text).toBe('priceUp:680.-5.9007199254740991')
    expect(readCursor(text, 'priceUp', keys)).toEqual([680, -5, 9_007_199_254_740_991])
    expect(readCursor('priceUp:-680', 'priceUp', ['price'])).toEqual([-680])
  })

  it.each([undefined, ''])('is nowhere yet without a cursor (%j)', (text) => {
    expect(readCursor(text, 'priceUp', keys)).toBeUndefined()
  })

  it.each([
    ['another order', 'newest:680.5.1'],
    ['no order', '680.5.1'],
    ['an order behind the numbers', 'x priceUp:680.5.1'],
    ['too few numbers', 'priceUp:680.5'],
    ['too many numbers', 'priceUp:680.5.1.2'],
    ['no numbers', 'priceUp:'],
    ['a word', 'priceUp:680.5.x'],
    ['a word before', 'priceUp:x680.5.1'],
    ['a word behind', 'priceUp:680.5.1 or true'],
    ['an empty number', 'priceUp:680..1'],
    ['a second sign', 'priceUp:--680.5.1'],
    ['a number of seventeen digits', 'priceUp:680.5.12345678901234567'],
    ['a first number of seventeen digits', 'priceUp:12345678901234567.5.1'],
    ['a number that cannot be told exactly', 'priceUp:680.5.9007199254740992'],
  ])('is no place with %s', (_, text) => {
    expect(readCursor(text, 'priceUp', keys)).toBe('nowhere')
  })
})

describe('own offers', () => {
  it('begin behind a cursor, or after whole pages of fifteen', () => {
    expect(cursorStart({ page: 1 })).toEqual({ cursor: undefined, offset: 0 })
    expect(cursorStart({ page: 3 })).toEqual({ cursor: undefined, offset: 30 })
    expect(cursorStart({ page: 3, cursor: '' })).toEqual({ cursor: '', offset: 30 })
    expect(cursorStart({ page: 3, cursor: '1.2' })).toEqual({ cursor: '1.2', offset: 0 })
  })

  it('are counted by group, and in all', () => {
    const counts = [
      { rank: 2, count: 40 },
      { rank: 0, count: 1 },
      { rank: 1, count: 5 },
    ]
    expect(ownGroups(counts)).toEqual({ groups: { mine: 1, running: 5, ended: 40 }, total: 46 })
    expect(ownGroups([])).toEqual({ groups: { mine: 0, running: 0, ended: 0 }, total: 0 })
  })
})

it('an offer is shown by its first picture, or by that of its goods', () => {
  expect(thumbOf('a.jpg,b.jpg', 'goods.jpg')).toBe('a.jpg')
  expect(thumbOf('', 'goods.jpg')).toBe('goods.jpg')
  expect(thumbOf('', '')).toBe('')
})
