import type { AdminSpend } from '@contract/endpoints/console/community/fund'
import { fen } from '@contract/money'
import { withAreas } from '../src/kit/list/columns/area-column'
import { Postings } from '../src/kit/postings/postings'
import { Preview } from '../src/pages/corrections/preview'
import { SpendPanel } from '../src/pages/funds/spend-panel'
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
const areas = { data: [area], total: 1, sum: null, page: 1, size: 100 }
const answers = { '/admin/area/list': areas }
const leg = { from: 'user:12:frozen', to: 'area:3:treasury', amount: fen(4_500) }

const spend: AdminSpend = {
  spendId: 7,
  ver: 1,
  no: 'F261121-0007',
  areaId: 3,
  areaName: area.name,
  purpose: '南桥路灯',
  amount: fen(80_000),
  state: 'approved',
  voteId: 2,
  voteNo: 'V261118-0002',
  yesShare: null,
  proposedAt: 0,
  authorBlockNo: 130,
  payeeBlockNo: 128,
  approvedAt: 0,
  payAt: 0,
  paidAt: null,
  entryNo: null,
  hash: null,
  proofBefore: null,
  isLate: false,
  proof: null,
  givenBack: fen(0),
  endedAt: null,
  stoppedBecause: '',
  stop: null,
  acts: [],
}

it('a spend is paid from the fund of an area that has a name', async () => {
  const shown = await show(<SpendPanel one={spend} onClose={() => undefined} />, { roles: ['operator'], answers })
  expect(shown.text()).toContain('九号城社区基金→')
})

it('what the server says of residents alone names the area, too', async () => {
  const shown = await show(<Postings legs={[leg]} owners={{ 12: 128 }} />, { roles: ['operator'], answers })
  expect(shown.text()).toContain('128冻结→九号城城市财库')
})

it('an area that is not known is never a number', async () => {
  const shown = await show(<Postings legs={[leg]} owners={{ 12: 128 }} />, { roles: ['operator'] })
  expect(shown.text()).toContain('128冻结→其他区域城市财库')
})

it('an area that lacks the money of a correction has its name', async () => {
  const txn = { owners: { 12: '128' } }
  const preview = { txn, transfers: [], missing: [{ key: leg.to, amount: leg.amount }], isOwn: false } as never
  const shown = await show(<Preview txnId={5} />, {
    roles: ['finance'],
    answers: { ...answers, '/admin/correction/preview': preview },
  })
  await shown.settle()
  expect(shown.text()).toContain('九号城城市财库')
})

it('a list of several areas says of which each row is, unless it says so itself or no area has a name', () => {
  const [no, own] = [
    { key: 'no', title: '编号' },
    { key: 'area', title: '本城' },
  ]
  const rows = [{ areaId: 3 }, { areaId: 9 }]
  const nameOf = (areaId: number) => (areaId === 3 ? '九号城' : '')
  const [, added] = withAreas([no], rows, nameOf)
  expect([added?.title, ...rows.map((row) => added?.render?.(null, row, 0))]).toEqual(['区域', '九号城', ''])
  expect(withAreas([no, own], rows, nameOf)).toEqual([no, own])
  expect(withAreas([no], [{ areaId: 9 }], nameOf)).toEqual([no])
  expect(withAreas([no], [{}], nameOf)).toEqual([no])
})
