import type { RefusalReason } from '@contract/refusals'
import { rechargeFailure } from '@/features/recharge/rules/failure'

const refused = (reason: RefusalReason, data: Record<string, unknown> = {}) =>
  rechargeFailure({ kind: 'refused', reason, msg: '已超出', data })

const lost = '未收到结果，可能已提交成功。再次点击将核对结果，不会重复充值。'

it.each([
  ['no network', { kind: 'offline', message: '' } as const],
  ['no answer in time', { kind: 'timeout' } as const],
  ['a broken answer', { kind: 'broken' } as const],
  ['a server that fails', { kind: 'http', status: 502 } as const],
])('with %s nobody knows how it ended', (_, error) => {
  expect(rechargeFailure(error)).toBe(lost)
})

it('a refusal may say that nobody knows', () => {
  expect(refused('BUSY', { isUnknown: true })).toBe(lost)
})

it('the end of a session is told as everywhere', () => {
  expect(rechargeFailure({ kind: 'loggedOut' })).toBe('登录已失效，请重新登录')
})

it('a platform that is shut off, and a halt, have words of their own', () => {
  expect(refused('NO_RIGHT')).toBe('当前平台暂未开放充值，你的资金没有变动。可在浏览器中打开后充值。')
  expect(refused('HALT')).toBe('交易已暂停，资金不受影响')
})

it('the limit of a day says what is left of it', () => {
  expect(refused('LIMIT', { dayLeft: 0, dayLimit: 1_000_000 })).toBe('每日充值上限 10,000.00，今日还可充值 0.00')
})

it.each([
  ['a limit without its numbers', 'LIMIT', {}],
  ['a limit that does not say what is left', 'LIMIT', { dayLimit: 1_000_000 }],
  ['a limit that does not say how much a day', 'LIMIT', { dayLeft: 100 }],
  ['a number below nothing', 'LIMIT', { dayLeft: -1, dayLimit: 1_000_000 }],
  ['a part of a fen', 'LIMIT', { dayLeft: 0.5, dayLimit: 1_000_000 }],
  ['a text for a number', 'LIMIT', { dayLeft: '100', dayLimit: 1_000_000 }],
  ['another reason with the same numbers', 'FORM', { dayLeft: 100, dayLimit: 1_000_000 }],
] as const)('%s is told as the server says it, and that the money is safe', (_, reason, data) => {
  expect(refused(reason, data)).toBe('已超出。你的资金没有变动。')
})
