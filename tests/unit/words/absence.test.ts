import type { SourceText } from '../../support/texts/source-texts'
import { sourceTexts, textsIn } from '../../support/texts/source-texts'

/**
 * What may follow 没有: what is safe (没有扣款), a search without a result, a right, a block or another one that one does not have, and
 * two given texts (findings, correction 43; community §7). Everywhere else it is 暂无, 未 or 无. Source: docs/terms.md.
 */
const kept = '扣款 变动 变化 重复 任何 符合 权限 发布权限 此操作的权限 区块 别的 人上架 下一位'.split(' ')
const plain = new RegExp(`没有(?!${kept.join('|')})`)

/** The same in a word: 没帮到 and 没人过半 stand so in the requirements (community §6, §2). */
const short = /没(?!有|帮到|人过半)/

/** What residents of the demonstration write is theirs. */
const isOurs = ({ at }: SourceText) => !at.startsWith('demo/')

const offences = (texts: readonly SourceText[]) =>
  texts
    .filter((one) => isOurs(one) && (plain.test(one.text) || short.test(one.text)))
    .map(({ at, text }) => `${at} ${text.trim()}`)

it('no text says 没有 where the house says 暂无, 未 or 无', () => {
  expect(offences(sourceTexts('src', 'server', 'demo', 'contract'))).toEqual([])
})

it.each(['没有选人，到期自动关闭', '没有', '没有候选人。', '微信没有回应', '没帮完', '没人应答'])(
  'finds %s when it is planted',
  (text) => {
    expect(offences(textsIn('src/planted.ts', `const planted = '${text}'`))).toEqual([`src/planted.ts:1 ${text}`])
  },
)

it.each(kept)('lets 没有%s be', (what) => {
  expect(offences(textsIn('src/fine.ts', `const fine = '已核对，没有${what}'`))).toEqual([])
})

it('lets a resident of the demonstration write as he likes, and comments be', () => {
  expect(offences(textsIn('demo/posts.ts', "const post = '晚上没有灯'"))).toEqual([])
  expect(offences(textsIn('src/fine.ts', "const fine = '未选人' // 没有选人"))).toEqual([])
})
