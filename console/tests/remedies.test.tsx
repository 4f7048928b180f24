import { fen } from '@contract/money'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { StaffRole } from '@contract/console/roles'
import { Remedies } from '../src/kit/remedy/remedies'
import type { Answers } from './support/show'
import { show } from './support/show'

type Preview = ConsoleMap['/admin/remedy/preview']['output']

const nobodyAsks = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 15 }
const legs = [{ from: 'user:2:income', to: 'user:1:available', amount: fen(9_90) }]

const preview = (more: Partial<Preview> = {}): Preview => ({
  done: [],
  refused: '',
  hasLeft: false,
  total: fen(34_00),
  sellerAmount: fen(30_00),
  reached: fen(20_00),
  missing: fen(0),
  advanced: fen(0),
  advanceMost: fen(200_00),
  postings: legs,
  owners: { 1: '128', 2: '3021' },
  isForTwo: true,
  ...more,
})

const people = [
  { userId: 1, name: '买家 128' },
  { userId: 2, name: '卖家 3021' },
]

const of = (
  roles: readonly StaffRole[],
  seen: Preview,
  kinds: readonly ('reallot' | 'goodwill')[] = ['reallot', 'goodwill'],
) => {
  const answers: Answers = {
    '/admin/approval/list': nobodyAsks,
    '/admin/remedy/preview': seen,
    '/admin/remedy/add': { done: null, approval: null },
  }
  return show(<Remedies refType='order' refId={7} no='D261130-0001' kinds={kinds} people={people} />, {
    roles,
    answers,
  })
}

const reason = '照片证明少了一半'

it('an order is divided anew by two: the difference is shown, and what can be done afterwards', async () => {
  const shown = await of(['operator'], preview())
  await shown.press('重新分配')
  await shown.type('卖家应得，手续费前', '20.00')
  await shown.settle()
  expect(shown.text()).toContain('3021收入→128可用9.90')
  await shown.type('理由，双方可见', reason)
  await shown.press('提交复核：重新分配 20.00')
  expect(shown.text()).toContain('每笔订单只能重新分配一次')
  expect(shown.sentTo('/admin/remedy/add')).toEqual([])
  await shown.press('提交复核：重新分配 20.00')
  expect(shown.sentTo('/admin/remedy/add')).toMatchObject([
    { kind: 'reallot', refType: 'order', refId: 7, sellerAmount: 20_00, isAdvanced: false, reason },
  ])
})

it('offers what can be reached where the one who got too much has less', async () => {
  const shown = await of(['operator'], preview({ reached: fen(25_00), missing: fen(4_95) }))
  await shown.press('重新分配')
  await shown.type('卖家应得，手续费前', '20.00')
  await shown.type('理由，双方可见', reason)
  await shown.settle()
  expect(shown.text()).toContain('差4.95')
  expect(shown.isOff('提交复核：重新分配 20.00')).toBe(true)
  await shown.press('改为分得到的：卖家 25.00')
  expect(shown.isOff('提交复核：重新分配 25.00')).toBe(false)
})

it('finance divides only with what the city advances', async () => {
  const shown = await of(['finance'], preview())
  expect(shown.has('补偿')).toBe(false)
  await shown.press('重新分配')
  await shown.type('卖家应得，手续费前', '20.00')
  await shown.type('理由，双方可见', reason)
  await shown.press('提交复核：重新分配 20.00')
  await shown.press('提交复核：重新分配 20.00')
  expect(shown.sentTo('/admin/remedy/add')).toMatchObject([{ isAdvanced: true }])
})

it('says why nothing can be divided, and what was put right before', async () => {
  const done = {
    remedyId: 5,
    no: 'C261130-0001',
    kind: 'reallot',
    amount: fen(10_00),
    advanced: fen(2_00),
    sellerAmount: fen(20_00),
    reference: '',
    day: null,
    reason,
    by: '林岚',
    at: 0,
    isCorrected: false,
  } as const
  const shown = await of(['operator'], preview({ refused: '这笔订单已重新分配过', postings: [], done: [done] }), [
    'reallot',
  ])
  expect(shown.text()).toContain('重新分配10.00卖家分到20.00（手续费前），平台垫付2.00')
  expect(shown.text()).toContain('C261130-0001林岚')
  await shown.press('重新分配')
  expect(shown.text()).toContain('这笔订单已重新分配过')
})

it('support gives goodwill to one of the two', async () => {
  const shown = await of(['support'], preview({ reached: null, isForTwo: false }), ['goodwill'])
  await shown.press('补偿')
  await shown.type('补偿金额', '12.00')
  await shown.type('理由，收到的人可见', reason)
  await shown.press('补偿 12.00')
  await shown.press('补偿 12.00')
  expect(shown.sentTo('/admin/remedy/add')).toMatchObject([{ kind: 'goodwill', amount: 12_00, userId: 1, reason }])
})

it('an auditor reads, and does nothing', async () => {
  const shown = await of(['auditor'], preview())
  expect([shown.has('重新分配'), shown.has('补偿')]).toEqual([false, false])
  expect(shown.text()).toContain('暂无更正和补偿')
})

it('of a closed account it says before anything is typed where the money stays, and how it is paid anew', async () => {
  const answers: Answers = { '/admin/approval/list': nobodyAsks, '/admin/remedy/preview': preview({ hasLeft: true }) }
  const panel = <Remedies refType='withdraw' refId={9} no='W261130-0001' kinds={['returned']} />
  const shown = await show(panel, { roles: ['finance'], answers })
  await shown.press('登记退票')
  expect(shown.text()).toContain('他已注销账号，不会收到通知')
  expect(shown.text()).not.toContain('之后他可以再次提现')
})
