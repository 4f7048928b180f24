import { fen } from '@contract/money'
import { HaltPanel } from '../src/pages/halt/halt-panel'
import { show } from './support/show'

const area = {
  areaId: 3,
  ver: 1,
  name: '九号城',
  sort: 1,
  haltedAt: null,
  haltedReason: null,
  blocks: 300,
  held: 120,
  unsold: 180,
  frozen: 0,
}
const reach = {
  areaId: 3,
  residents: 118,
  listings: 40,
  bids: 6,
  unpaid: 2,
  unpaidAmount: fen(6_800),
  running: 9,
  runningAmount: fen(120_000),
}
const answers = { '/admin/area/reach': reach, '/admin/area/halt': { areaId: 3, halt: null } }

it('is halted for a reason that everybody reads, after what it reaches was shown and the question was answered', async () => {
  const shown = await show(<HaltPanel area={area} />, { roles: ['operator'], answers })
  expect(shown.text()).toContain('118人')
  expect(shown.isOff('停市')).toBe(true)
  await shown.type('理由，所有人可见', '核对账目一次')
  expect(shown.isOff('停市')).toBe(false)
  await shown.press('停市')
  expect(shown.sentTo('/admin/area/halt')).toEqual([])
  expect(shown.text()).toContain('九号城停市：120块有主的区块都停')
  await shown.press('停市')
  expect(shown.sentTo('/admin/area/halt')).toMatchObject([{ areaId: 3, halted: true, reason: '核对账目一次' }])
})

it('is not halted when the question is answered with no', async () => {
  const shown = await show(<HaltPanel area={area} />, { roles: ['operator'], answers })
  await shown.type('理由，所有人可见', '核对账目一次')
  await shown.press('停市')
  await shown.press('Cancel')
  expect(shown.sentTo('/admin/area/halt')).toEqual([])
})

it('trades again by the same panel', async () => {
  const halted = { ...area, haltedAt: 5, haltedReason: '核对账目' }
  const shown = await show(<HaltPanel area={halted} />, { roles: ['operator'], answers })
  expect(shown.has('停市')).toBe(false)
  await shown.type('理由，所有人可见', '账目核对完毕')
  await shown.press('恢复交易')
  expect(shown.text()).toContain('九号城恢复交易，118人会收到公告')
  expect(shown.sentTo('/admin/area/halt')).toEqual([])
  await shown.press('恢复交易')
  expect(shown.sentTo('/admin/area/halt')).toMatchObject([{ areaId: 3, halted: false, reason: '账目核对完毕' }])
})

it('is only read by who may not halt it', async () => {
  const shown = await show(<HaltPanel area={area} />, { roles: ['support'], answers })
  expect([shown.has('停市'), shown.text().includes('你可以看，不能处理')]).toEqual([false, true])
})
