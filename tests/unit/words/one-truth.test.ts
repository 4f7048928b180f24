import type { SourceText } from '../../support/source-texts'
import { sourceTexts } from '../../support/source-texts'

const isSaid = ({ text }: SourceText) => /\p{Script=Han}{4}/u.test(text)

/** Texts of the first folder that are repeated in the others. */
const twice = (own: readonly SourceText[], others: readonly SourceText[]) =>
  own.filter(isSaid).filter(({ text }) => others.some((other) => other.text === text))

it('what the wiring of the app says is written nowhere else: a changed text is changed everywhere', () => {
  const others = sourceTexts('src').filter(({ at }) => !at.startsWith('src/boot/'))
  expect(others.length).toBeGreaterThan(1000)
  expect(twice(sourceTexts('src/boot'), others)).toEqual([])
})

it('finds a text that is written twice', () => {
  const planted = { at: 'src/boot/planted.ts:1', text: '请稍后重试' }
  expect(twice([planted], [{ ...planted, at: 'src/features/planted.ts:1' }])).toEqual([planted])
})
