import { contentOf, machineWords } from '../../support/page-content'

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
