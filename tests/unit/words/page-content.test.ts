import { contentOf, machineWords, saidByMachines } from '../../support/browser/page-content'
import { sourceTexts } from '../../support/texts/source-texts'

it('counts no frame as content: a page with its name and an empty body says nothing', () => {
  expect(contentOf('门牌社区资金明细当前区块128', ['资金明细'])).toBe('')
  expect(contentOf('门牌社区资金明细当前区块128暂无相关数据', ['资金明细'])).toBe('暂无相关数据')
  expect(contentOf('门牌社区\n我的区块\n当前区块\n3021\n', ['我的区块', ''])).toBe('')
})

it.each(['request:fail timeout', 'TypeError: x', '共 NaN 笔', 'http状态码错误', 'Unexpected token < in JSON'])(
  'knows %s for words of a machine',
  (words) => expect(words).toMatch(machineWords),
)

it.each(['请求超时，请重新尝试', '没有取到 · 重试', 'WeChat'])('takes %s for words of ours', (words) =>
  expect(words).not.toMatch(machineWords),
)

it.each([
  ['余额 NaN', 'NaN'],
  ['由 [object Object] 发起', '[object'],
  ['轮到 undefined 投票', 'undefined'],
  ['请稍后 The operation was aborted', 'The operation was aborted'],
  ['失败：Cannot read properties of x', 'Cannot read properties of x'],
  ['Please fill out this field.', 'Please fill out this field'],
])('finds in “%s” what a machine said', (text, said) => expect(saidByMachines(text)).toContain(said))

it.each([
  '附议已达标，V260102-0001 通过',
  '回执号 ABCD EFGH JKLM NPQR',
  '校验码 dead beef cafe',
  'A 字梯，USB Type-C 口',
])('finds nothing in “%s”', (text) => expect(saidByMachines(text)).toEqual([]))

it('takes no text of ours for a sentence of a machine', () => {
  const texts = sourceTexts('src', 'contract').filter(({ text }) => /\p{Script=Han}/u.test(text))
  expect(texts.length).toBeGreaterThan(1000)
  const found = texts.filter(({ text }) => !machineWords.test(text) && saidByMachines(text).length > 0)
  expect(found).toEqual([])
})
