import { clientNo } from '../../../support/city/small-city'
import type { WholeCity } from '../access/whole-city'
import { wholeCity } from '../access/whole-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'
import { accountOf, approve, lateOn, only, refuse, rowOf } from './matters'

let city: WholeCity
let server: WholeCity['server']
let zhou: Colleague
let lan: Colleague

beforeAll(async () => {
  city = await wholeCity()
  server = city.server
  await server.deps.db.updateTable('approval').set({ state: 'refused', decided_at: 0 }).execute()
  zhou = await colleague(server, ['operator', 'finance'])
  lan = await colleague(server, ['operator', 'finance'])
})
afterAll(() => server.close())

/** What each act about a thing changed of it, in their order. */
async function changed(refType: string, refId: number) {
  const rows = await server.deps.db
    .selectFrom('audit')
    .select(['call', 'details'])
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .orderBy('no')
    .execute()
  return rows.map(({ call, details }) => {
    const { before, after } = details as { before?: object; after?: object }
    return [call, before, after]
  })
}

it('the record of a freeze, of the ask to end it and of its end says what changed, and nothing else', async () => {
  const { blockId } = city.seller
  const reason = '登录记录可疑'
  const act = async (by: Colleague, wish: 'freeze' | 'askUnfreeze') => {
    const { ver } = await rowOf(server, 'block', blockId)
    const input = { clientNo: clientNo(), blockId, ver, act: wish, reason }
    expect((await freshly(server, by, () => by.browser.call('/admin/block/act', input))).code).toBe(200)
  }
  await act(zhou, 'freeze')
  await act(zhou, 'askUnfreeze')
  await refuse(zhou)
  await act(lan, 'askUnfreeze')
  await refuse(zhou)
  await act(zhou, 'askUnfreeze')
  await approve(server, lan)
  await act(zhou, 'freeze')
  await act(zhou, 'askUnfreeze')
  await approve(server, lan)
  const [one, other] = [await accountOf(server, zhou), await accountOf(server, lan)]
  const call = '/admin/block/act'
  const frozen = [call, { state: 'held', frozenBecause: null }, { state: 'frozen', frozenBecause: reason }]
  const asked = (by: number | null) => [call, { unfreezeAskedBy: null }, { unfreezeAskedBy: by }]
  const thawed = [
    { state: 'frozen', frozenBecause: reason, unfreezeAskedBy: one },
    { state: 'held', frozenBecause: null, unfreezeAskedBy: null },
  ]
  expect(await changed('block', blockId)).toEqual([
    frozen,
    asked(one),
    ['/admin/approval/refuse', { unfreezeAskedBy: one }, { unfreezeAskedBy: null }],
    asked(other),
    ['/admin/approval/refuse', { unfreezeAskedBy: other }, { unfreezeAskedBy: null }],
    asked(one),
    ['/admin/approval/approve', ...thawed],
    frozen,
    asked(one),
    ['/admin/approval/approve', ...thawed],
  ])
})

it('the record of a round says what each act changed of it', async () => {
  const plan = { ...city.plan, ...lateOn(server), roundNo: 8 }
  await zhou.browser.call('/admin/round/add', { clientNo: clientNo(), ...plan })
  const { refId: roundId } = await only(lan)
  const wish = async () => ({ clientNo: clientNo(), roundId, ver: (await rowOf(server, 'expand_round', roundId)).ver })
  await zhou.browser.call('/admin/round/edit', { ...(await wish()), ...plan, quota: 60 })
  await approve(server, lan)
  await zhou.browser.call('/admin/round/edit', { ...(await wish()), ...plan, quota: 60, title: '新格位' })
  await approve(server, lan)
  const asking = { ...(await wish()), act: 'askHalt', reason: '价格写错了' } as const
  expect((await freshly(server, zhou, () => zhou.browser.call('/admin/round/act', asking))).code).toBe(200)
  await approve(server, lan)
  const [first, ...acts] = await changed('round', roundId)
  expect(first).toEqual([
    '/admin/round/add',
    expect.objectContaining({ state: null, quota: null }),
    expect.objectContaining({ state: 'draft', quota: 120, openAt: plan.openAt }),
  ])
  const one = await accountOf(server, zhou)
  expect(acts).toEqual([
    ['/admin/round/edit', { quota: 120 }, { quota: 60 }],
    ['/admin/approval/approve', { state: 'draft' }, { state: 'planned' }],
    ['/admin/round/edit', { state: 'planned', title: plan.title }, { state: 'draft', title: '新格位' }],
    ['/admin/approval/approve', { state: 'draft' }, { state: 'planned' }],
    ['/admin/round/act', { haltBy: null, haltReason: '' }, { haltBy: one, haltReason: '价格写错了' }],
    ['/admin/approval/approve', { state: 'planned' }, { state: 'archived' }],
  ])
})
