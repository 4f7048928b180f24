import type { ApprovalView } from '@contract/endpoints/console/approvals'
import type { TextView } from '@contract/endpoints/console/texts'
import { TextPanel } from '../../src/pages/texts/text-panel'
import { atPage } from '../support/at-page'
import { show } from '../support/show'

const [first, second] = [Date.parse('2026-11-01T09:00:00+08:00'), Date.parse('2026-11-20T09:00:00+08:00')]
const one: TextView = {
  textId: 308,
  areaId: 3,
  key: 'privacy',
  title: '隐私政策',
  ver: 2,
  versions: [
    { ver: 2, at: second, by: '周琪', second: '林岚', reason: '写上运营者', agreed: 12 },
    { ver: 1, at: first, by: '', second: '', reason: '', agreed: 30 },
  ],
  approval: null,
}
const words = {
  textId: 308,
  areaId: 3,
  key: 'privacy',
  ver: 2,
  at: second,
  content: '<h2>一、收集</h2><p>手机号。</p>',
} as const
const approval: ApprovalView = {
  approvalId: 7,
  ver: 1,
  kind: 'areaText',
  refType: 'text',
  refId: 308,
  areaId: 3,
  summary: '隐私政策第 3 版',
  payload: { key: 'privacy', ver: 3, content: '<h2>一、收集</h2><p>手机号和昵称。</p>' },
  payloadHash: 'x',
  state: 'waiting',
  reason: '多收一项',
  askedBy: { userId: 2, name: '林岚' },
  askedAt: second,
  expiresAt: second,
  decidedBy: null,
  decidedAt: null,
  answer: '',
  acts: [],
  owners: {},
}
const answers = { '/admin/text/info': words }
const panel = (of: TextView) => atPage(() => <TextPanel one={of} onClose={() => undefined} />)

it('a text shows the version in force, and every one with its day, its writers and who agreed', async () => {
  const shown = await show(panel(one), { roles: ['operator'], answers })
  await shown.settle()
  for (const said of [
    '隐私政策',
    '手机号。',
    '第2版',
    '周琪，复核林岚',
    '写上运营者',
    '12人已同意',
    '建城时的原文',
    '30人已同意',
  ])
    expect(shown.text()).toContain(said)
  expect(shown.sentTo('/admin/text/info')).toEqual([{ textId: '308', ver: '2' }])
})

it('who only reads has no form', async () => {
  const shown = await show(panel(one), { roles: ['support'], answers })
  await shown.settle()
  expect(shown.text()).toContain('你可以看，不能处理')
})

it('what waits for the second person stands beside the version in force', async () => {
  const shown = await show(panel({ ...one, approval }), { roles: ['operator'], answers })
  await shown.settle()
  for (const said of ['隐私政策第3版', '多收一项', '−手机号。', '+手机号和昵称。']) expect(shown.text()).toContain(said)
  expect(shown.text()).not.toContain('发布新的一版')
})
