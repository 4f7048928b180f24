import { isSeen, isWord, kept, withSeen, withWord } from '@/features/search/rules'
import { readList } from '@/lib/session/kept-list'

const one = { saleId: 1, areaId: 3253, title: '新米', thumb: '', category: '粮食' }

it('puts the newest first, once, and keeps so many', () => {
  expect(withWord(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  const many = Array.from({ length: kept.words }, (_, index) => String(index))
  expect(withWord(many, 'x')).toEqual(['x', ...many.slice(0, -1)])
  const seen = Array.from({ length: kept.seen }, (_, index) => ({ ...one, saleId: index + 1 }))
  expect(
    withSeen(seen, { ...one, title: '陈米' })
      .map(({ saleId, title }) => [saleId, title])
      .slice(0, 2),
  ).toEqual([
    [1, '陈米'],
    [2, '新米'],
  ])
  expect(withSeen(seen, { ...one, saleId: 99 })).toHaveLength(kept.seen)
})

it('reads what is kept, and nothing where something else is', () => {
  expect(readList('["a",1,"","b"]', isWord)).toEqual(['a', 'b'])
  expect(readList(JSON.stringify([one, { ...one, title: 1 }, null, 'x']), isSeen)).toEqual([one])
  for (const text of [undefined, '', '{', '{"a":1}', 'null', '7']) expect(readList(text, isWord)).toEqual([])
})
