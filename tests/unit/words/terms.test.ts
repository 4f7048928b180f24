import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceText } from '../../support/texts/source-texts'
import { exampleTexts, sourceTexts, textsIn } from '../../support/texts/source-texts'

const table = readFileSync(path.join(__dirname, '../../../docs/terms.md'), 'utf8')

/** Words that no text uses any more, by the table of terms. */
const retired = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .flatMap((line) => (line.split('|')[3] ?? '').trim().split('、'))
  .filter((word) => word !== '')

/** Words that hold the letters of a retired one: WeChat's own 零钱, 更换手机号, and 花得对不对 (community §2). */
const names = ['零钱', '可用余额', '手机号', '到手机', '对不对']

/** Without the names, unless the word itself has one. */
const bare = (text: string, word: string) =>
  names.filter((name) => !word.includes(name)).reduce((rest, name) => rest.replaceAll(name, ''), text)

const offences = (texts: readonly SourceText[]) =>
  texts.flatMap(({ at, text }) =>
    retired.filter((word) => bare(text, word).includes(word)).map((word) => `${at} ${word}: ${text.trim()}`),
  )

it('no text uses a word that docs/terms.md has retired', () => {
  expect(offences([...sourceTexts('src', 'server', 'demo', 'contract'), ...exampleTexts()])).toEqual([])
})

it.each(retired)('finds %s when it is planted', (word) => {
  expect(offences(textsIn('planted.tsx', `const planted = '你好${word}'`))).not.toEqual([])
})

it('lets the name of a WeChat account be, and words of comments', () => {
  expect(offences(textsIn('fine.ts', "const way = '微信零钱' // 钱"))).toEqual([])
})
