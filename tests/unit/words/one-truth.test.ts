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

/** A sentence, or as much of one as stands between two values. What residents of the demo wrote is their own. */
const isSentence = ({ at, text }: SourceText) => /(\p{Script=Han}.*){7}/su.test(text) && !at.startsWith('demo/')

const fileOf = ({ at }: SourceText): string => at.slice(0, at.lastIndexOf(':'))

/** Sentences that stand in more than one file. */
function repeated(texts: readonly SourceText[]): readonly SourceText[] {
  const files = new Map<string, Set<string>>()
  for (const one of texts) files.set(one.text, (files.get(one.text) ?? new Set()).add(fileOf(one)))
  return texts.filter((one) => isSentence(one) && (files.get(one.text)?.size ?? 0) > 1)
}

it.each([
  ['server', 'demo'],
  ['src', 'contract'],
])('a sentence of %s stands in one file: the same is said of one thing', (...folders) => {
  const said = sourceTexts(...folders)
  expect(said.filter(isSentence).length).toBeGreaterThan(300)
  expect(repeated(said)).toEqual([])
})

it('finds a second place', () => {
  const planted = { at: 'server/modules/vote/planted.ts:1', text: '未找到这项投票' }
  expect(repeated([planted, { ...planted, at: 'server/modules/vote/cast.ts:1' }])).toHaveLength(2)
  expect(repeated([planted, { ...planted, at: 'server/modules/vote/planted.ts:9' }])).toEqual([])
})

/** What stands right after a value, and makes it a share. Widths in styles and patterns of SQL have no space. */
const isPercent = ({ text }: SourceText) => /^ %/.test(text)

it('a share is written in one place, and with a space', () => {
  const after = sourceTexts('src', 'contract', 'server').filter(isPercent)
  expect(after.map(fileOf)).toEqual(['contract/spans.ts'])
  const tight = sourceTexts('src', 'contract', 'server').filter(({ text }) => /^%[\p{Script=Han}，。]/u.test(text))
  expect(tight).toEqual([])
})
