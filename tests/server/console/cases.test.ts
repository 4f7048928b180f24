import { dayMs, hourMs } from '@contract/durations'
import type { ConsolePath } from '@contract/console/rights'
import { seriesNames } from '@contract/console/stat-words'
import { cast } from '../../support/city/votes'
import { partyAct } from '../../support/city/order-steps'
import { clientNo, valueOf } from '../../support/city/small-city'
import { areaId } from '../../support/server/server'
import { startSession } from '../../../server/modules/session/start'
import type { WholeCity } from './access/whole-city'
import { wholeCity } from './access/whole-city'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let city: WholeCity
let zhou: Colleague
let lan: Colleague

beforeEach(async () => {
  city = await wholeCity()
  zhou = await colleague(city.server, ['operator', 'finance', 'auditor'])
  lan = await colleague(city.server, ['operator'], { areas: [areaId] })
})
afterEach(() => city.server.close())

const beside = async () => (await zhou.browser.call('/admin/dispute/beside', { id: city.disputed })).data
const rows = async (filters: object = {}) => (await zhou.browser.call('/admin/dispute/rows', filters)).data

it('a dispute shows its parties with their history, and is handed to a colleague who may decide it', async () => {
  const before = await beside()
  expect(before).toMatchObject({
    buyer: { blockNo: 201, done: 0, disputes: 1, lost: 0 },
    seller: { blockNo: 202, disputes: 1 },
    handler: null,
    twoAboveFen: 2_000_00,
  })
  const { db } = city.server.deps
  const readings = db.selectFrom('audit').select(['staff_id', 'ref_id']).where('call', '=', '/admin/dispute/beside')
  expect(await readings.execute()).toEqual([{ staff_id: zhou.staff.staffId, ref_id: city.disputed }])
  expect(before.colleagues.map(({ name }) => name)).toEqual(expect.arrayContaining([lan.staff.name, zhou.staff.name]))
  const hand = (staffId: number, note = '') =>
    zhou.browser.call('/admin/dispute/handOver', { clientNo: clientNo(), id: city.disputed, staffId, note })
  const elsewhere = await colleague(city.server, ['operator'], { areas: [1] })
  expect((await hand(elsewhere.staff.staffId)).data).toMatchObject({ reason: 'FORM' })
  expect((await hand(lan.staff.staffId, '我明天不在')).data.handler).toMatchObject({
    name: lan.staff.name,
    note: '我明天不在',
    by: zhou.staff.name,
  })
  expect(await rows()).toMatchObject({ total: 1, data: [{ queue: 'mayor', handler: lan.staff.name, buyerNo: 201 }] })
  expect(await rows({ state: 'platform' })).toMatchObject({ total: 0, sum: 0 })
})

it('a dispute waits in the queue of the mayor, after an appeal on the platform’s, and says how it ended', async () => {
  const { db } = city.server.deps
  const file = async (state: string) => {
    const { data } = await zhou.browser.call('/admin/dispute/export', { state: state as 'mayor' })
    return String(data)
  }
  const on = async () => {
    const totals: number[] = []
    for (const state of ['platform', 'mayor', 'ended']) totals.push((await rows({ state })).total)
    return totals
  }
  expect(await on()).toEqual([0, 1, 0])
  const [running] = (await rows({ state: 'mayor' })).data
  expect(running).toMatchObject({ orderId: city.disputed, state: 'open', ruling: null })
  expect(await file('mayor')).toContain(`"${running?.orderNo}"`)
  expect(await file('mayor')).toContain('"市长在办","待裁定",')
  expect(await file('mayor')).not.toMatch(/"(mayor|open)"/)
  expect(await file('platform')).not.toContain(`"${running?.orderNo}"`)
  await db.updateTable('dispute').set({ state: 'appealed' }).where('order_id', '=', city.disputed).execute()
  expect(await on()).toEqual([1, 0, 0])
  await db.updateTable('dispute').set({ state: 'open' }).where('order_id', '=', city.disputed).execute()

  city.server.clock.forward(60 * hourMs)
  zhou = await colleague(city.server, ['operator'])
  const decision = {
    clientNo: clientNo(),
    id: city.disputed,
    ver: 4,
    kind: 'refund',
    reason: '有裂口，全额退款',
  } as const
  expect((await zhou.browser.call('/admin/dispute/decide', decision)).code).toBe(200)
  expect(await on()).toEqual([0, 0, 1])
  const [ended] = (await rows({ state: 'ended' })).data
  expect(ended).toMatchObject({ queue: 'ended', state: 'executed', ruling: 'refund' })
})

it('evidence that is asked for gives both a day more, and those who are asked are told', async () => {
  const { db } = city.server.deps
  city.server.clock.forward(60 * hourMs)
  zhou = await colleague(city.server, ['operator'])
  const input = { clientNo: clientNo(), id: city.disputed, ver: 4, of: 'buyer', text: '请拍封口处的照片' } as const
  const stale = await zhou.browser.call('/admin/dispute/askEvidence', { ...input, clientNo: clientNo(), ver: 3 })
  expect(stale.data).toMatchObject({ reason: 'MOVED' })
  const { data } = await zhou.browser.call('/admin/dispute/askEvidence', input)
  expect(data).toMatchObject({ mayDecide: false, dispute: { evidenceUntil: city.server.now() + dayMs } })
  const told = db.selectFrom('user_notice').select(['user_id', 'content']).where('kind', '=', 'evidenceAsked')
  expect(await told.execute()).toMatchObject([{ user_id: city.buyer.userId }])
  valueOf(await partyAct(city.server.deps, city.buyer, city.disputed, 4, 'evidence'))
})

it('an objection shows the sign-ins and devices of both, ended ones too, and not the devices’ own names', async () => {
  const { deps } = city.server
  const { userId, blockId } = city.blockSeller
  const device = { ak: 'secret-device-name', platform: 'browser' }
  await startSession(deps, { userId, blockId, areaId }, device)
  await deps.db
    .updateTable('session_token')
    .set({ expires_at: city.server.now() })
    .where('user_id', '=', userId)
    .execute()
  const { data } = await zhou.browser.call('/admin/handover/info', { id: city.handoverId })
  expect(data).toMatchObject({
    handover: { state: 'objected', acts: ['uphold', 'askUndo'] },
    seller: { userId, logins: [{ platform: 'browser', isKnown: true, isEnded: true }] },
    shared: [],
  })
  expect(data.held).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toContain('secret-device-name')
  expect(data.seller?.logins[0]?.device).toBe(data.seller?.devices[0]?.device)
  const deed = deps.db.selectFrom('audit').select('staff_id').where('call', '=', '/admin/handover/info')
  expect(await deed.execute()).toEqual([{ staff_id: zhou.staff.staffId }])
})

it('nobody of staff sees the counts of an open vote; who has voted is for auditors, and each reading is kept', async () => {
  const voter = city.author
  valueOf(await cast(city.server.deps, voter, city.voteId, [1]))
  const { data } = await zhou.browser.call('/admin/vote/info', { id: city.voteId })
  expect(data).toMatchObject({ state: 'open', cast: 1, tally: null, isRemovable: true })
  const roll = await zhou.browser.call('/admin/vote/roll', { id: city.voteId })
  expect(roll.data).toMatchObject({ total: 1, data: [{ blockNo: 301 }] })
  const deeds = city.server.deps.db.selectFrom('audit').select('ref_id').where('call', '=', '/admin/vote/roll')
  expect(await deeds.execute()).toEqual([{ ref_id: city.voteId }])
  const election = await zhou.browser.call('/admin/election/info', { id: city.electionId })
  expect(election.data).toMatchObject({
    state: 'nominating',
    candidates: [{ blockNo: 302, strikeActs: ['askStrike'] }],
  })
  const post = await zhou.browser.call('/admin/mutual/info', { id: city.mutualId })
  expect(post.data).toMatchObject({ state: 'open', author: { blockNo: 201 }, replies: [] })
})

it('listings and bids are listed, filtered and summed; a correction is previewed with what would be missing', async () => {
  const offers = async (filters: object) => (await zhou.browser.call('/admin/offer/list', filters)).data
  expect((await offers({ kind: 'buy' })).data).toMatchObject([{ offerId: city.buyId, blockNo: 201, isRemovable: true }])
  const listed = (await offers({ q: '202', state: 'on' })).data.map(({ offerId }) => offerId)
  expect(listed).toContain(city.saleId)
  const txn = city.server.deps.db.selectFrom('txn').select('txn_id').orderBy('txn_id').limit(1)
  const { txn_id: txnId } = await txn.executeTakeFirstOrThrow()
  const { data } = await zhou.browser.call('/admin/correction/preview', { txnId })
  expect(data.transfers).toEqual(
    [...data.txn.transfers].reverse().map(({ from, to, amount }) => ({ from: to, to: from, amount })),
  )
  expect(data.isOwn).toBe(false)
})

it('what is being paid is a file for the bank with full payees; statistics are one, too', async () => {
  const file = async (path: ConsolePath, input: object) =>
    (await zhou.browser.call(path, input)).data as unknown as string
  await city.server.deps.db.updateTable('withdrawal').set({ state: 'paying' }).execute()
  const batch = await freshly(city.server, zhou, () => file('/admin/withdraw/batch', {}))
  expect(batch).toContain('"王小麦","\t6222020200112233441","招商银行"')
  const day = '2026-11-21'
  const stat = await file('/admin/stat/export', { from: day, until: day })
  expect(stat.split('\r\n')).toHaveLength(5)
  const heads = stat.slice(1).split('\r\n')[0] ?? ''
  expect(heads.split(',')).toEqual(Object.values(seriesNames).map((name) => `"${name}"`))
  expect(await zhou.browser.call('/admin/stat/export', { from: '2026-11-21', until: '2026-11-20' })).toMatchObject({
    data: { reason: 'FORM' },
  })
})

it('support drafts a decision, which those who decide read, and which binds nobody', async () => {
  const support = await colleague(city.server, ['support'], { areas: [areaId] })
  const refId = city.disputed
  const draft = async (more: object) =>
    (
      await support.browser.call('/admin/draft/add', {
        clientNo: clientNo(),
        refType: 'dispute',
        refId,
        way: 'refund',
        reason: '没有交付的照片',
        ...more,
      })
    ).data
  const read = async (by: Colleague) => (await by.browser.call('/admin/draft/list', { refType: 'dispute', refId })).data
  expect(await read(zhou)).toEqual({ drafts: [] })
  const { amount } = (await zhou.browser.call('/admin/dispute/info', { id: refId })).data
  const wrong = [
    { way: 'uphold' },
    { way: 'split' },
    { way: 'split', sellerAmount: amount },
    { sellerAmount: 100 },
    { reason: '没有' },
  ]
  for (const more of wrong) expect([more, await draft(more)]).toMatchObject([more, { reason: 'FORM' }])
  expect(await draft({})).toMatchObject({ name: support.staff.name, way: 'refund', sellerAmount: null })
  expect(await draft({ way: 'split', sellerAmount: amount - 1 })).toMatchObject({ way: 'split' })
  const elsewhere = await colleague(city.server, ['operator'], { areas: [1] })
  expect([await read(lan), await read(elsewhere)]).toMatchObject([
    {
      drafts: [
        { way: 'split', sellerAmount: amount - 1 },
        { way: 'refund', reason: '没有交付的照片' },
      ],
    },
    { reason: 'NOT_FOUND' },
  ])
  const about = { refType: 'handover', refId: city.handoverId } as const
  expect(await draft({ ...about, way: 'askUndo' })).toMatchObject({ way: 'askUndo' })
  expect((await zhou.browser.call('/admin/draft/list', about)).data.drafts).toHaveLength(1)
  const deeds = city.server.deps.db
    .selectFrom('audit')
    .select(['staff_id', 'ref_type'])
    .where('call', '=', '/admin/draft/add')
  expect(await deeds.orderBy('no').execute()).toEqual(
    ['dispute', 'dispute', 'handover'].map((ref_type) => ({ staff_id: support.staff.staffId, ref_type })),
  )
  await city.server.deps.db.updateTable('trade_order').set({ state: 'done' }).where('order_id', '=', refId).execute()
  expect(await draft({})).toMatchObject({ reason: 'CLOSED' })
})

it.each([
  ['/admin/election/export', '编号', '"报名中"'],
  ['/admin/vote/export', '编号', '"投票中"'],
  ['/admin/mutual/export', '编号', '"求助"'],
  ['/admin/offer/export', '单号', '"挂牌"'],
  ['/admin/account/export', '账户', '"平台手续费"'],
] as const)('the list behind %s goes out as a file, in words', async (path, head, word) => {
  const text = String((await zhou.browser.call(path, {})).data)
  expect(text).toContain(`"${head}"`)
  expect(text).toContain(word)
  const rows = text.trim().split('\r\n').slice(1, -2)
  const list = path.replace('export', 'list') as '/admin/vote/list'
  expect(rows).toHaveLength((await zhou.browser.call(list, { size: 100 })).data.total)
  expect(
    rows.flatMap((row) => row.split(',')).filter((cell) => /^"(open|on|need|offer|sale|opinion|draft)"$/.test(cell)),
  ).toEqual([])
})
