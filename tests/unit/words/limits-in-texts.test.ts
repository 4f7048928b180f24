import type { SourceText } from '../../support/source-texts'
import { sourceTexts, textsIn } from '../../support/source-texts'

/** A number with the unit of a limit, in a Chinese text. */
const written = /\d\s*(?:小时|分钟|天|元|次)|\p{Script=Han}[^%]*\d\s*%/u

const offences = (texts: readonly SourceText[]) =>
  texts.filter(({ text }) => written.test(text)).map(({ at, text }) => `${at} ${text}`)

it('no text names a limit by a number of its own: a changed limit changes the words', () => {
  expect(offences(sourceTexts('src', 'server/modules'))).toEqual([])
})

it.each(["'24 小时内交付'", "'手续费 1%'", '`超过 ${n} 的 500 元`', '<View>只能 3 次</View>'])(
  'finds %s',
  (planted) => {
    expect(offences(textsIn('planted.tsx', `const planted = ${planted}`))).toHaveLength(1)
  },
)

it.each(["'100%'", '`${n} 天`', "'第 2 步'"])('lets %s be', (fine) => {
  expect(offences(textsIn('fine.tsx', `const fine = ${fine}`))).toEqual([])
})
