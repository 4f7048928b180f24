import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import { fen } from '@contract/money'
import { Payment } from '../src/pages/refunds/payment'
import { show } from './support/show'

const payment = (facts: Partial<GatewayPaymentView> = {}): GatewayPaymentView => ({
  outTradeNo: 'P261128000001',
  payNo: 'PR261128-0003',
  bizType: 'recharge',
  subject: '充值',
  payer: { userId: 5, nickName: '王小明', blockNo: 77 },
  amount: fen(600_00),
  left: fen(600_00),
  twoBefore: fen(0),
  isLate: false,
  paidAt: 0,
  refunds: [],
  waiting: null,
  ...facts,
})

const at = (facts: Partial<GatewayPaymentView> = {}) =>
  show(<Payment one={payment(facts)} />, { roles: ['finance'], answers: {} })

it('what goes back is added up once, though two entries carry it', async () => {
  const shown = await at()
  expect(shown.text()).toContain('合计600.00')
  expect(shown.text()).not.toContain('1,200.00')
})

it('from the amount of two on it is asked for', async () => {
  expect((await at()).text()).toContain('提交后由另一位财务复核')
})

it('while one waits for a second person it is said, and no other one is asked for', async () => {
  const shown = await at({ waiting: { refId: 9, amount: fen(600_00), by: '周琪', at: 0 } })
  expect(shown.text()).toContain('周琪提交了退600.00，还差一人')
  expect(shown.text()).not.toContain('提交后由另一位财务复核')
})
