import type { SourceText } from '../../support/source-texts'
import { sourceTexts, textsIn } from '../../support/source-texts'

/** A number with the unit of a limit, in digits or in words; a share stands in a Chinese text. */
const written =
  /[\d０-９]\s*(?:小时|分钟|天|元|次)|[一二两三四五六七八九十百千万半]\s*个?(?:小时|分钟|天|元)|(?=.*\p{Script=Han}).*[\d０-９]\s*[%％]/su

/** What residents wrote, and the cashier of a vendor's double: no words of the product. */
const isOthers = ({ at }: SourceText) => /^server\/(demo|sandboxes)\//.test(at)

const offences = (texts: readonly SourceText[]) =>
  texts.filter(({ text }) => written.test(text)).map(({ at, text }) => `${at} ${text}`)

it('no text names a limit by a number of its own: a changed limit changes the words', () => {
  expect(offences(sourceTexts('contract', 'src', 'server').filter((text) => !isOthers(text)))).toEqual([])
})

it.each([
  "'24 小时内交付'",
  "'手续费 1%'",
  "'0.6% 的手续费'",
  '`超过 ${n} 的 500 元`',
  '<View>只能 3 次</View>',
  "'请一分钟后再试'",
  "'半小时内'",
  "'三天内'",
  "'２４小时'",
  "'手续费 1％'",
])('finds %s', (planted) => {
  expect(offences(textsIn('planted.tsx', `const planted = ${planted}`))).toHaveLength(1)
})

it.each(["'100%'", '`${n} 天`', "'第 2 步'", "'再试一次'", "'今天'"])('lets %s be', (fine) => {
  expect(offences(textsIn('fine.tsx', `const fine = ${fine}`))).toEqual([])
})
