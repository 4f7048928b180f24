import { reportFailure } from '@/features/reports/rules'

const refused = (reason: 'LIMIT' | 'CLOSED' | 'FORM' | 'NOT_FOUND', msg: string, data = {}) =>
  reportFailure({ kind: 'refused', reason, msg, data }, '这件商品')

it('a report that was refused says so in the server’s words', () => {
  expect(refused('LIMIT', '已举报过这件商品')).toBe('已举报过这件商品，未举报')
  expect(refused('CLOSED', '这件商品已移除')).toBe('这件商品已移除，未举报')
})

it('without words of the server, and of a form, the common words say it', () => {
  expect(refused('NOT_FOUND', '')).toContain('这件商品')
  expect(refused('FORM', 'x', { fields: { text: '请填写说明' } })).not.toContain('x，')
})

it('a lost answer says that a repeat finds out; an ended session says nothing here', () => {
  expect(reportFailure({ kind: 'timeout' }, '这件商品')).toContain('不会重复举报')
  expect(reportFailure({ kind: 'loggedOut' }, '这件商品')).toBeUndefined()
})
