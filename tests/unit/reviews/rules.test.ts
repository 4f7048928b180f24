import { favouriteKinds } from '@contract/people/favourite-kinds'
import { reputation } from '@contract/people/reputation'
import { answerFailure, isGone } from '@/features/reviews/rules'
import { starsText } from '@/lib/format/stars'

it('an answer that was refused says why: in the server’s words when there is one already', () => {
  const refused = (reason: 'LIMIT' | 'NOT_FOUND', msg: string) =>
    answerFailure({ kind: 'refused', reason, msg, data: {} })
  expect(refused('LIMIT', '已回复过，每条评价只能回复一次')).toBe('已回复过，每条评价只能回复一次')
  expect(refused('LIMIT', '')).toBe('超出限额，未回复')
  for (const msg of ['', '没有这条评价']) expect(refused('NOT_FOUND', msg)).toBe('未找到该评价，未回复')
  expect(answerFailure({ kind: 'timeout' })).toContain('不会重复回复')
  expect(answerFailure({ kind: 'loggedOut' })).toBeUndefined()
})

it('a review that was answered elsewhere or removed is gone, and nothing else is', () => {
  const refused = (reason: 'LIMIT' | 'NOT_FOUND' | 'NO_RIGHT') => isGone({ kind: 'refused', reason, msg: '', data: {} })
  expect([refused('LIMIT'), refused('NOT_FOUND'), refused('NO_RIGHT')]).toEqual([true, true, false])
  expect(isGone({ kind: 'timeout' })).toBe(false)
})

it('writes stars as signs and as a number', () => {
  expect([1, 4, 5].map(starsText)).toEqual(['★☆☆☆☆ 1 星', '★★★★☆ 4 星', '★★★★★ 5 星'])
})

it('keeps to the numbers of the domain model, and to three kinds of favourites', () => {
  expect(reputation).toEqual({ countsMs: 31_536_000_000, shownFrom: 3, lateMs: 7_776_000_000, answer: 140 })
  expect(favouriteKinds).toEqual(['shop', 'block', 'seller'])
})
