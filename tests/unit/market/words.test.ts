import { foldedWords, soughtOf } from '../../../server/modules/market/rules/words'

it('seeks the characters and pairs of each word, longer words as they are, and numbers whole', () => {
  expect(soughtOf(' 不打农药  米 ')).toEqual({
    pairs: ['不打', '打农', '农药', '米'],
    parts: ['%不打农药%', '%米%'],
    numbers: [],
  })
  expect(soughtOf('3021')).toEqual({ pairs: ['30', '02', '21'], parts: [], numbers: ['(^|[^0-9])3021([^0-9]|$)'] })
})

it('takes wildcards literally, and what looks the same as the same', () => {
  expect(soughtOf('100%_\\')?.parts).toEqual(['%100\\%\\_\\\\%'])
  expect(foldedWords('ＩＰhone　Phone')).toEqual(['iphone', 'phone'])
  expect(foldedWords('É')).toEqual(['É'])
})

it('looks at eight words, each once, and at nothing without any', () => {
  expect(foldedWords('a a b c d e f g h i')).toHaveLength(8)
  for (const q of [undefined, '', '  ']) expect(soughtOf(q)).toBeUndefined()
})
