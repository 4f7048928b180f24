import { isEasy, newPinRule, passwordProblem } from '@/features/pay-password/rules'
import { fieldError } from '@/lib/forms/validate'
import type { CallError } from '@/lib/http/errors'

const nowMs = Date.UTC(2026, 10, 22, 4)
const halfAnHourLater = nowMs + 1_800_000

// Contract (setPayPassword): not all alike, not in a row upwards or downwards.
it.each([
  ['111111', true],
  ['000000', true],
  ['123456', true],
  ['987654', true],
  ['111112', false],
  ['211111', false],
  ['123455', false],
  ['123457', false],
  ['987653', false],
  ['135790', false],
  ['890123', false],
  ['192837', false],
])('%s is too easy: %p', (pin, isTooEasy) => {
  expect(isEasy(pin)).toBe(isTooEasy)
})

it.each([
  ['192837', null],
  ['19283', '支付密码为 6 位数字'],
  ['1928374', '支付密码为 6 位数字'],
  ['19283a', '支付密码为 6 位数字'],
  ['１９２８３７', '支付密码为 6 位数字'],
  [192_837, '支付密码为 6 位数字'],
  ['222222', '不能为 6 个相同或连续的数字'],
])('a new payment password %p: %p', async (pin, problem) => {
  expect(await fieldError('pin', { rules: [newPinRule] }, { pin })).toBe(problem)
})

const refused = (reason: 'WRONG_PASSWORD' | 'LOCKED' | 'NOT_ENOUGH' | 'BUSY', data: object = {}): CallError => ({
  kind: 'refused',
  reason,
  msg: '余额不够',
  data: { ...data },
})
const unknown = '未收到结果，可能已提交成功。再次提交将核对结果，不会重复。'

it.each([
  ['wrong, with tries left', refused('WRONG_PASSWORD', { left: 4 }), '支付密码有误，还可尝试 4 次'],
  ['wrong', refused('WRONG_PASSWORD', { left: '4' }), '支付密码有误'],
  ['locked until then', refused('LOCKED', { until: halfAnHourLater }), '尝试次数过多，请于 11-22 12:30 后再试'],
  ['locked', refused('LOCKED'), '尝试次数过多，请稍后再试'],
  ['refused for another reason', refused('NOT_ENOUGH', { left: 4, until: halfAnHourLater }), '余额不够'],
  ['refused without knowing', refused('BUSY', { isUnknown: true }), unknown],
  ['without an answer', { kind: 'timeout' }, unknown],
  ['after the session', { kind: 'loggedOut' }, '登录已失效，请重新登录'],
] as const)('a payment that failed, %s', (_name, error, text) => {
  expect(passwordProblem(error, nowMs)).toEqual(text)
})

it('names the founder password when that was the proof', () => {
  expect(passwordProblem(refused('WRONG_PASSWORD', { left: 4 }), nowMs, 'founder')).toBe('创始密码有误，还可尝试 4 次')
  expect(passwordProblem(refused('WRONG_PASSWORD'), nowMs, 'pay')).toBe('支付密码有误')
})
