import type { LimitView } from '@contract/endpoints/console/settings/limits'
import { fen } from '@contract/money'
import { Limits } from '../src/pages/residents/limits'
import { show } from './support/show'

const asked: NonNullable<LimitView['approval']> = {
  approvalId: 9,
  ver: 1,
  kind: 'limit',
  refType: 'user',
  refId: 7,
  areaId: null,
  summary: '提现限额改为 90,000.00',
  payload: { name: 'withdraw' },
  owners: {},
  payloadHash: 'h',
  state: 'waiting',
  reason: '工程款，合同看过',
  askedBy: { userId: 2, name: '林岚' },
  askedAt: 0,
  expiresAt: 9e12,
  decidedBy: null,
  decidedAt: null,
  answer: '',
  acts: ['approve', 'refuse'],
}
const limit = (name: LimitView['name'], approval: LimitView['approval']): LimitView => ({
  name,
  standard: fen(5_000_00),
  own: null,
  ver: 0,
  approval,
})
const limits = (approval: LimitView['approval']) => ({
  '/admin/limit/list': { userId: 7, limits: [limit('recharge', null), limit('withdraw', approval)] },
})

it('another limit is set while nothing waits', async () => {
  const shown = await show(<Limits id='7' />, { roles: ['finance'], answers: limits(null) })
  await shown.press('改提现限额')
  expect([shown.isOff('改充值限额'), shown.text().includes('为什么改，写进审计')]).toEqual([false, true])
})

it('while an ask of two waits, no limit of the resident is asked for: the ask and its answer stand above', async () => {
  const shown = await show(<Limits id='7' />, { roles: ['finance'], answers: limits(asked) })
  expect(shown.text()).toContain('提现限额改为90,000.00')
  expect([shown.isOff('改提现限额'), shown.isOff('改充值限额'), shown.isOff('输入动态码并同意')]).toEqual([
    true,
    true,
    false,
  ])
})
