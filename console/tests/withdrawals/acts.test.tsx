import type { WithdrawalInfo } from '../../src/pages/withdrawals/rows'
import { WithdrawalActs } from '../../src/pages/withdrawals/withdrawal-acts'
import { show } from '../support/show'
import { withdrawal } from '../support/withdrawal'

const at = (facts: Partial<WithdrawalInfo>, roles: Parameters<typeof show>[1]['roles'] = ['finance']) =>
  show(<WithdrawalActs one={withdrawal(facts)} />, { roles })
const opinion = '意见，写进审计'

it('is approved by one without a word, and rejected for a reason alone', async () => {
  const shown = await at({ acts: ['approve', 'reject'] })
  expect([shown.isOff('同意'), shown.isOff('驳回')]).toEqual([false, true])
  await shown.press('同意')
  expect(shown.sentTo('/admin/withdraw/approve')).toMatchObject([{ id: 7, ver: 3, reason: '' }])
  await shown.type(opinion, '收款人与实名不符')
  await shown.press('驳回')
  expect(shown.sentTo('/admin/withdraw/reject')).toEqual([])
  expect(shown.text()).toContain('驳回W261121-0007，1,500.00')
  await shown.press('驳回')
  expect(shown.sentTo('/admin/withdraw/reject')).toMatchObject([{ id: 7, ver: 3, reason: '收款人与实名不符' }])
})

it('is asked for with a reason where two sign', async () => {
  const shown = await at({ acts: ['approve', 'reject'], isTwoPersons: true })
  expect([shown.has('同意'), shown.has('同意并提交复核')]).toEqual([false, false])
  await shown.type(opinion, '收入来源核对过')
  await shown.press('同意并提交复核')
  expect(shown.sentTo('/admin/withdraw/approve')).toMatchObject([{ id: 7, reason: '收入来源核对过' }])
})

it('begins to be paid with what was written of it', async () => {
  const shown = await at({ acts: ['pay'] })
  await shown.type(opinion, '今天第二批')
  await shown.press('开始打款')
  expect(shown.sentTo('/admin/withdraw/paying')).toMatchObject([{ id: 7, ver: 3, reason: '今天第二批' }])
})

it('is paid under the number of the bank, after its payee was read once more', async () => {
  const shown = await at({ acts: ['paid', 'fail'] })
  expect(shown.isOff('已付')).toBe(true)
  await shown.type('银行流水号', 'B12')
  expect(shown.isOff('已付')).toBe(true)
  await shown.type('银行流水号', ' B1234 ')
  await shown.type(opinion, '电话核对过户名')
  await shown.press('已付')
  expect(shown.sentTo('/admin/withdraw/paid')).toEqual([])
  expect(shown.text()).toContain(
    '已付给王小明，账号6222021001123456789，流水号B1234。不能撤回；被银行退回的，在这里登记退票，多付错付的记损失。',
  )
  await shown.press('已付')
  expect(shown.sentTo('/admin/withdraw/paid')).toMatchObject([
    { id: 7, ver: 3, reference: 'B1234', reason: '电话核对过户名' },
  ])
})

it('is no longer worked on once it ended', async () => {
  expect((await at({ acts: [] })).text()).toContain('这一笔已经结束')
})

it('is only read by who signs nothing', async () => {
  expect((await at({ acts: ['approve'] }, ['auditor'])).text()).toContain('你可以看，不能处理')
})
