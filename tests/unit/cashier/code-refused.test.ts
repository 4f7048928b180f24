import { isCodeRefused } from '@/features/cashier/rules/code-refused'

it.each([
  [{ code: '需要先用微信登录' }, true],
  [{ amount: '有误' }, false],
  [null, false],
  ['code', false],
  [undefined, false],
])('with the fields %j the platform’s code was not taken: %p', (fields, isRefused) => {
  expect(isCodeRefused({ kind: 'refused', reason: 'FORM', msg: '', data: { fields } })).toBe(isRefused)
})

it('no other failure is about the code', () => {
  expect(isCodeRefused({ kind: 'timeout' })).toBe(false)
  expect(isCodeRefused({ kind: 'refused', reason: 'LIMIT', msg: '', data: { fields: { code: '' } } })).toBe(false)
})
