import type { SourceText } from '../../support/texts/source-texts'
import { sourceTexts } from '../../support/texts/source-texts'

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

const isAbsence = ({ text }: SourceText) => text.startsWith('未找到')

/** Texts that stand in more than one place. */
const repeated = (texts: readonly SourceText[]) =>
  texts.filter((own) => texts.some((other) => other !== own && other.text === own.text))

it('the server says that a thing is not there in one place: every call about it answers the same', () => {
  const said = sourceTexts('server').filter(isAbsence)
  expect(said.length).toBeGreaterThan(4)
  expect(repeated(said)).toEqual([])
})

it('finds a second place', () => {
  const planted = { at: 'server/modules/vote/planted.ts:1', text: '未找到这项投票' }
  expect(repeated([planted, { ...planted, at: 'server/modules/vote/cast.ts:1' }])).toHaveLength(2)
})
