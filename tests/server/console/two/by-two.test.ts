import { approvals } from '@contract/console/limits'
import { approvalTimers } from '../../../../server/approvals'
import { deadlines } from '../../../../server/deadlines'
import { runDue } from '../../../../server/jobs/jobs'
import { wakeOverdue } from '../../../../server/jobs/lost'
import { checkBooks } from '../../../../server/ledger/check-books'
import { give } from '../../../support/city/money'
import { clientNo, resident } from '../../../support/city/small-city'
import type { WholeCity } from '../access/whole-city'
import { wholeCity } from '../access/whole-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'
import { accountOf, approve, mattersOf, lateOn, only, refuse, rowOf, waiting } from './matters'

let city: WholeCity
let server: WholeCity['server']
let zhou: Colleague
let lan: Colleague

beforeEach(async () => {
  city = await wholeCity()
  server = city.server
  await server.deps.db.updateTable('approval').set({ state: 'refused', decided_at: 0 }).execute()
  zhou = await colleague(server, ['operator', 'finance'])
  lan = await colleague(server, ['operator', 'finance'])
})
afterEach(async () => {
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
  await server.close()
})

/** Nobody decides for a day. */
const wait = async () => {
  server.clock.forward(approvals.waitMs)
  await runDue(server.deps, approvalTimers(server.deps))
  zhou = await colleague(server, ['operator', 'finance'])
  lan = await colleague(server, ['operator', 'finance'])
}

it('a correction waits with its postings, is refused, lapses or is done, and may be proposed again unless it was done', async () => {
  const { userId } = await resident(server.deps, 801, 0)
  await give(server.deps, userId, 'available', 70_00)
  const key = `user:${userId}:available`
  const { txn_id: txnId } = await server.deps.db
    .selectFrom('txn')
    .select('txn_id')
    .orderBy('txn_id', 'desc')
    .executeTakeFirstOrThrow()
  const propose = () =>
    freshly(server, zhou, () =>
      zhou.browser.call('/admin/correctionAdd', { clientNo: clientNo(), txnId, reason: '同一笔重复入账' }),
    )
  const states = async () => (await zhou.browser.call('/admin/correctionList', {})).data.data.map(({ state }) => state)
  const balance = () => server.deps.db.selectFrom('account').select('balance').where('key', '=', key).execute()

  expect((await propose()).data).toMatchObject({ state: 'proposed' })
  expect(await only(lan)).toMatchObject({
    kind: 'correction',
    refType: 'txn',
    refId: txnId,
    payload: { amount: 70_00, postings: [{ from: key, amount: 70_00 }] },
    owners: { [userId]: '测试城 801' },
    acts: ['approve', 'refuse'],
  })
  expect(await only(zhou)).toMatchObject({ acts: ['withdraw'] })
  expect((await approve(server, zhou)).data).toMatchObject({ reason: 'OWN' })
  expect((await refuse(lan)).data).toMatchObject({ state: 'refused' })
  expect(await states()).toEqual(['refused'])

  await propose()
  await wait()
  expect(await states()).toEqual(['lapsed', 'refused'])
  expect(await waiting(lan)).toEqual([])

  const own = await colleague(server, ['finance'], { userId })
  await propose()
  expect((await approve(server, own)).data).toMatchObject({ reason: 'OWN' })
  expect((await refuse(own)).data).toMatchObject({ reason: 'OWN' })
  expect(await balance()).toEqual([{ balance: 70_00 }])
  expect((await approve(server, lan)).data).toMatchObject({ state: 'approved' })
  expect(await states()).toEqual(['done', 'lapsed', 'refused'])
  expect(await balance()).toEqual([{ balance: 0 }])
  expect((await propose()).data).toMatchObject({ reason: 'CLOSED' })
  const deeds = server.deps.db.selectFrom('audit').select('approval_id').where('ref_id', '=', txnId)
  const bound = (await deeds.execute()).map(({ approval_id: id }) => id !== null)
  expect(bound.length).toBeGreaterThan(4)
  expect(new Set(bound)).toEqual(new Set([true]))
})

it('an ask that nobody decided lapses although its wake-up was lost', async () => {
  const { userId } = await resident(server.deps, 401)
  const wish = { clientNo: clientNo(), id: userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
  await freshly(server, zhou, () => zhou.browser.call('/admin/limit/set', { ...wish, reason: '收入高，已核实' }))
  const state = async () =>
    (await server.deps.db.selectFrom('approval').select('state').where('ref_id', '=', userId).execute())[0]?.state
  await server.deps.db.deleteFrom('job').where('kind', '=', 'lapseApproval').execute()
  await wait()
  expect(await state()).toBe('waiting')
  expect(await wakeOverdue(server.deps, deadlines)).toBe(1)
  await wait()
  expect(await state()).toBe('lapsed')
})

it('what others asked for stands before what one asked for oneself, and lapses with its thing', async () => {
  const ask = async (by: Colleague, blockNo: number) => {
    const { userId } = await resident(server.deps, blockNo)
    const wish = { clientNo: clientNo(), id: userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
    await freshly(server, by, () => by.browser.call('/admin/limit/set', { ...wish, reason: '收入高，已核实' }))
  }
  await ask(zhou, 401)
  await ask(lan, 402)
  const seen = async (by: Colleague) => (await waiting(by)).map(({ askedBy }) => askedBy.name)
  expect(await seen(zhou)).toEqual([lan.staff.name, zhou.staff.name])
  expect(await seen(lan)).toEqual([zhou.staff.name, lan.staff.name])
  const wish = { clientNo: clientNo(), ...city.plan, ...lateOn(server), roundNo: 6 }
  await lan.browser.call('/admin/round/add', wish)
  const chief = await colleague(server, ['administrator'])
  // Who may not see a thing does not read what is asked about it.
  expect(await waiting(chief)).toEqual([])
  const clerk = await colleague(server, ['operator'])
  expect((await waiting(clerk)).map(({ kind }) => kind)).toEqual(['round', 'limit', 'limit'])
})

it('each matter of two asks in the one list; refused or lapsed its thing is as it was, agreed it is done', async () => {
  for (const { kind, row, ask, asker, done, payload } of await mattersOf(city)) {
    const before = await row()
    const askNow = async () => freshly(server, zhou, async () => ask(zhou, (await row()).ver))
    expect([kind, await asker()]).toEqual([kind, null])

    await askNow()
    expect([kind, await asker()]).toEqual([kind, await accountOf(server, zhou)])
    expect(await only(lan)).toMatchObject({ kind, payload, acts: ['approve', 'refuse'] })
    expect((await askNow()).data).toMatchObject({ reason: 'CLOSED' })
    expect((await approve(server, zhou)).data).toMatchObject({ reason: 'OWN' })
    expect((await refuse(lan)).data).toMatchObject({ state: 'refused' })
    expect([kind, await asker(), (await row()).state]).toEqual([kind, null, before.state])

    await askNow()
    await wait()
    expect([kind, await asker(), (await row()).state]).toEqual([kind, null, before.state])
    expect(await waiting(lan)).toEqual([])

    await askNow()
    expect((await approve(server, lan)).data).toMatchObject({ kind, state: 'approved' })
    expect([kind, (await row()).state]).toEqual([kind, done])
  }
})

it('what waited too long is given back by who comes to it, when its timer did not', async () => {
  for (const { kind, row, ask, asker } of await mattersOf(city)) {
    const before = await row()
    await freshly(server, zhou, async () => ask(zhou, (await row()).ver))
    const { approvalId: id, ver, payloadHash } = await only(lan)
    server.clock.forward(approvals.waitMs)
    zhou = await colleague(server, ['operator', 'finance'])
    lan = await colleague(server, ['operator', 'finance'])
    expect([kind, await asker()]).not.toEqual([kind, null])
    const wish = { clientNo: clientNo(), id, ver, reason: '过期了也看一眼' }
    const late = await freshly(server, lan, () =>
      kind === 'strike'
        ? lan.browser.call('/admin/approval/approve', { ...wish, payloadHash })
        : lan.browser.call('/admin/approval/refuse', wish),
    )
    expect([kind, late.data]).toMatchObject([kind, { reason: 'MOVED', approval: { state: 'lapsed', acts: [] } }])
    expect([kind, await asker(), (await row()).state]).toEqual([kind, null, before.state])
  }
})

it('a round that is kept as a draft asks nobody, until it is saved to be asked about', async () => {
  const plan = { ...city.plan, ...lateOn(server), roundNo: 8 }
  const { data } = await zhou.browser.call('/admin/round/add', { clientNo: clientNo(), ...plan, isDraft: true })
  expect(data).toMatchObject({ state: 'draft', isAsked: false })
  expect(await waiting(lan)).toEqual([])
  const { roundId, ver } = data
  const save = (isDraft: boolean, seen: number) =>
    zhou.browser.call('/admin/round/edit', { clientNo: clientNo(), ...plan, roundId, ver: seen, isDraft })
  const saved = (await save(false, ver)).data
  expect(saved).toMatchObject({ isAsked: true })
  expect(await only(lan)).toMatchObject({ kind: 'round', refId: roundId })
  expect((await save(true, saved.ver)).data).toMatchObject({ state: 'draft', isAsked: false })
  expect(await waiting(lan)).toEqual([])
  const deeds = server.deps.db.selectFrom('audit').select('call').where('ref_id', '=', roundId).orderBy('no')
  expect((await deeds.execute()).map(({ call }) => call)).toEqual([
    '/admin/round/add',
    '/admin/round/edit',
    '/admin/round/edit',
  ])
})

it('a round is asked about when it is drafted and when it is saved again, and planned by another one', async () => {
  const plan = { ...city.plan, ...lateOn(server) }
  const row = async () => rowOf(server, 'expand_round', (await only(lan)).refId)
  await zhou.browser.call('/admin/round/add', { clientNo: clientNo(), ...plan, roundNo: 8 })
  const { refId: roundId, summary } = await only(lan)
  expect(summary).toContain('开放 120 个格位')
  const save = async (quota: number) =>
    zhou.browser.call('/admin/round/edit', {
      clientNo: clientNo(),
      ...plan,
      roundNo: 8,
      quota,
      roundId,
      ver: (await rowOf(server, 'expand_round', roundId)).ver,
    })
  await save(60)
  expect(await only(lan)).toMatchObject({ payload: { quota: 60, tiers: ['4–5 ¥9.90', '6–10 ¥19.90', '11–20 ¥49.90'] } })
  await refuse(lan)
  expect(await rowOf(server, 'expand_round', roundId)).toMatchObject({ state: 'draft' })
  const queue = async () => (await lan.browser.call('/admin/stat/overview', {})).data.queue
  expect(await queue()).toContainEqual(expect.objectContaining({ kind: 'round', refId: roundId }))
  await save(80)
  expect(await queue()).not.toContainEqual(expect.objectContaining({ kind: 'round', refId: roundId }))
  expect(await row()).toMatchObject({ state: 'draft' })
  expect((await approve(server, zhou)).data).toMatchObject({ reason: 'OWN' })
  expect((await approve(server, lan)).data).toMatchObject({ state: 'approved' })
  expect(await rowOf(server, 'expand_round', roundId)).toMatchObject({ state: 'planned' })
})
