import type { RefusalReason } from '@contract/refusals'
import { addFailure } from '@/features/withdraw/rules/failure'

const refused = (reason: RefusalReason, data: Record<string, unknown> = {}) =>
  addFailure({ kind: 'refused', reason, msg: '已超出', data })

const lost = '未收到结果，可能已提交成功。再次点击将核对结果，不会重复提现。'
const asTold = '已超出。你的资金没有变动。'

it('without an answer nobody knows how it ended, and a refusal may say so too', () => {
  expect(addFailure({ kind: 'timeout' })).toBe(lost)
  expect(refused('BUSY', { isUnknown: true })).toBe(lost)
})

it('the end of a session is told as everywhere', () => {
  expect(addFailure({ kind: 'loggedOut' })).toBe('登录已失效，请重新登录')
})

it('a cool-down is told in the server’s own words: only it knows what changed and until when', () => {
  expect(refused('COOLDOWN')).toBe('已超出')
})

it('a platform that is shut off is told from any other right that is missing', () => {
  expect(refused('NO_RIGHT', { enabled: false })).toContain('当前平台暂未开放提现')
  expect(refused('NO_RIGHT', { enabled: true })).toBe(asTold)
  expect(refused('FORM', { enabled: false })).toBe(asTold)
})

it('one that is still open comes before the limit of the day', () => {
  expect(refused('LIMIT', { open: 7, dayLeft: 0, dayLimit: 200_000 })).toBe('有一笔提现处理中')
  expect(refused('FORM', { open: 7 })).toBe(asTold)
})

it('the limit of a day says what is left of it', () => {
  expect(refused('LIMIT', { dayLeft: 0, dayLimit: 200_000 })).toBe('今日提现上限 2,000.00，还可提现 0.00')
})

it.each([{}, { dayLimit: 200_000 }, { dayLeft: 100 }, { dayLeft: -1, dayLimit: 200_000 }])(
  'a limit with no more than %j is told as the server says it',
  (data) => {
    expect(refused('LIMIT', data)).toBe(asTold)
  },
)
