import { approvalKindNames } from '@contract/console/approval-kinds'
import type { AdminRound } from '@contract/endpoints/console/community/expand'
import { fen } from '@contract/money'
import type { Handover } from '../src/pages/handovers/rows'
import { HandoverPanel } from '../src/pages/handovers/handover-panel'
import { RoundPanel } from '../src/pages/rounds/round-panel'
import { copy as staff } from '../src/pages/staff/copy'
import { show } from './support/show'

const nothing = () => undefined

const round = (facts: Partial<AdminRound>): AdminRound => ({
  roundId: 7,
  ver: 2,
  areaId: 3,
  no: 'K2607',
  roundNo: 7,
  kind: 'slot',
  title: '秋季格位',
  description: '',
  tiers: [{ from: 4, to: 20, price: fen(10_000) }],
  quota: 200,
  left: 120,
  sold: 80,
  reserved: 0,
  perUser: 5,
  startCapacity: 3,
  maxCapacity: 20,
  openAt: 0,
  closeAt: 0,
  closedAt: null,
  haltedBecause: '',
  state: 'open',
  isAsked: false,
  draftBy: '周琪',
  approvedBy: '林岚',
  halt: null,
  acts: ['askHalt'],
  ...facts,
})

it.each([
  ['slots', { kind: 'slot', quota: 200 }, '提请停售：K2607，200格'],
  ['slots without a limit', { kind: 'slot', quota: 0 }, '提请停售：K2607，格位不限'],
  ['blocks', { kind: 'plot', quota: 1_200 }, '提请停售：K2607，1,200块'],
] as const)('of a round of %s the dialog says how many of what', async (_, facts, question) => {
  const shown = await show(<RoundPanel one={round(facts)} onClose={nothing} />, { roles: ['operator'] })
  await shown.type('理由，所有人可见', '价格填错了一位')
  await shown.press('提请停售')
  expect(shown.text()).toContain(question)
})

const sale: Handover = {
  orderId: 9,
  no: 'B261121-0009',
  ver: 1,
  areaId: 3,
  areaName: '九号城',
  place: '城心',
  blockId: 128,
  blockNo: 128,
  capacity: 3,
  handoverHours: 24,
  price: fen(28_800),
  fee: fen(288),
  fundShare: fen(86),
  sellerBlockNo: 12,
  buyerBlockNo: 77,
  at: 0,
  state: 'objected',
  sessionsEnded: 2,
  releaseAt: null,
  objection: { at: 0, text: '不是我卖的', decideBy: 9e12 },
  decision: null,
  sellerId: 5,
  seller: '王小明',
  buyerId: 6,
  buyer: '阿禾',
  undo: null,
  acts: ['uphold', 'askUndo'],
}

it.each([
  ['before it is asked for', null],
  ['while it waits', { askedBy: '周琪', reason: '两台设备不一样' }],
])('a sale is undone, and nothing else is said of it %s', async (_, undo) => {
  const answers = { '/admin/draft/list': { drafts: [] } }
  const shown = await show(<HandoverPanel one={{ ...sale, undo }} onClose={nothing} />, {
    roles: ['operator'],
    answers,
  })
  const act = approvalKindNames.undo
  expect(shown.text()).toContain(`${act}要两人`)
  expect(shown.text()).toContain(undo ? `周琪提请${act}：${undo.reason}` : `提请${act}`)
  expect(shown.text()).not.toMatch(/提请撤回|(?<!不能)撤回要/)
})

it('an authenticator is reset by one word: on the page of staff, in its question, and in what waits', () => {
  const word = approvalKindNames.staffReset
  expect(staff.reset).toBe(word)
  expect(staff.resetSure('周琪').replace(' 周琪 的', '')).toBe(word)
})
