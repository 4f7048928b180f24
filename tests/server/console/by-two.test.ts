import { sql } from 'kysely'
import { approvals } from '@contract/console/limits'
import { dayMs } from '@contract/durations'
import { runDue } from '../../../server/jobs/jobs'
import { approvalTimers } from '../../../server/approvals'
import { checkBooks } from '../../../server/ledger/check-books'
import { give } from '../../support/city/money'
import { clientNo, operators, resident } from '../../support/city/small-city'
import { plannedRound } from '../../support/city/expand'
import { freeze } from '../../../server/modules/block-market/freeze'
import { transact } from '../../../server/db/transact'
import type { WholeCity } from './access/whole-city'
import { wholeCity } from './access/whole-city'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

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

const waiting = async (by: Colleague) => (await by.browser.call('/admin/approval/list', {})).data.data
const only = async (by: Colleague) => {
  const [one] = await waiting(by)
  if (!one) throw new Error('nothing waits')
  return one
}
const approve = async (by: Colleague) => {
  const { approvalId: id, ver, payloadHash } = await only(by)
  return freshly(server, by, () =>
    by.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash }),
  )
}
const refuse = async (by: Colleague) => {
  const { approvalId: id, ver } = await only(by)
  return by.browser.call('/admin/approval/refuse', { clientNo: clientNo(), id, ver, reason: '查过，不成立' })
}
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
      zhou.browser.call('/admin/correctionAdd', { clientNo: clientNo(), txnId, reason: '重复入账' }),
    )
  const states = async () => (await zhou.browser.call('/admin/correctionList', {})).data.data.map(({ state }) => state)
  const balance = () => server.deps.db.selectFrom('account').select('balance').where('key', '=', key).execute()

  expect((await propose()).data).toMatchObject({ state: 'proposed' })
  expect(await only(lan)).toMatchObject({
    kind: 'correction',
    refType: 'txn',
    refId: txnId,
    payload: { amount: 70_00, postings: [{ from: key, amount: 70_00 }] },
    acts: ['approve', 'refuse'],
  })
  expect(await only(zhou)).toMatchObject({ acts: ['withdraw'] })
  expect((await approve(zhou)).data).toMatchObject({ reason: 'OWN' })
  expect((await refuse(lan)).data).toMatchObject({ state: 'refused' })
  expect(await states()).toEqual(['refused'])

  await propose()
  await wait()
  expect(await states()).toEqual(['lapsed', 'refused'])
  expect(await waiting(lan)).toEqual([])

  const own = await colleague(server, ['finance'], { userId })
  await propose()
  expect((await approve(own)).data).toMatchObject({ reason: 'OWN' })
  const [asked] = (await own.browser.call('/admin/correctionList', {})).data.data
  const no = { clientNo: clientNo(), id: asked?.correctionId ?? 0, ver: asked?.ver ?? 0, reason: '不想退' }
  expect((await own.browser.call('/admin/correctionRefuse', no)).data).toMatchObject({ reason: 'OWN' })
  expect(await balance()).toEqual([{ balance: 70_00 }])
  expect((await approve(lan)).data).toMatchObject({ state: 'approved' })
  expect(await states()).toEqual(['done', 'lapsed', 'refused'])
  expect(await balance()).toEqual([{ balance: 0 }])
  expect((await propose()).data).toMatchObject({ reason: 'CLOSED' })
  const deeds = server.deps.db.selectFrom('audit').select('approval_id').where('ref_id', '=', txnId)
  const bound = (await deeds.execute()).map(({ approval_id: id }) => id !== null)
  expect(bound.length).toBeGreaterThan(4)
  expect(new Set(bound)).toEqual(new Set([true]))
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
  const wish = { clientNo: clientNo(), ...city.plan, ...lateOn(), roundNo: 6 }
  await lan.browser.call('/admin/round/add', wish)
  const clerk = await colleague(server, ['operator'])
  expect((await waiting(clerk)).map(({ kind }) => kind)).toEqual(['round', 'limit', 'limit'])
})

const accountOf = async ({ staff: { staffId } }: Colleague) =>
  (await server.deps.db.selectFrom('staff').select('user_id').where('staff_id', '=', staffId).executeTakeFirstOrThrow())
    .user_id

const because = { reason: '登录记录可疑' }

/** The one row that this is about. */
const rowOf = async (table: 'handover' | 'block' | 'fund_spend' | 'mayor_election' | 'expand_round', id: number) => {
  const keys = {
    handover: 'order_id',
    block: 'block_id',
    fund_spend: 'spend_id',
    mayor_election: 'election_id',
    expand_round: 'round_id',
  } as const
  const { dynamic } = server.deps.db
  return server.deps.db
    .selectFrom(table)
    .select(['ver', 'state'])
    .where(dynamic.ref<string>(keys[table]), '=', id)
    .executeTakeFirstOrThrow()
}

/** Who asked, as the thing itself keeps it. */
async function askerOf(table: string, column: string, key: string, id: number): Promise<number | null> {
  const { rows } = await sql<{ asker: number | null }>`select ${sql.ref(column)} as asker from ${sql.table(table)}
    where ${sql.ref(key)} = ${id}`.execute(server.deps.db)
  return rows[0]?.asker ?? null
}

/** After the round that the city drafts already. */
const lateOn = () => ({ openAt: server.now() + 11 * dayMs, closeAt: server.now() + 20 * dayMs })

interface Desk {
  readonly kind: string
  readonly row: () => Promise<{ readonly ver: number; readonly state: unknown }>
  readonly ask: (by: Colleague, ver: number) => Promise<{ readonly data: object }>
  readonly asker: () => Promise<number | null>
  readonly done: unknown
  readonly payload: object
}

async function desks(): Promise<readonly Desk[]> {
  const { db } = server.deps
  const { handoverId, spendId, electionId, seller } = city
  const [one = 0] = await operators(server.deps)
  const { roundId } = await plannedRound(server.deps, { roundNo: 7, ...lateOn() })
  await transact(db, (tx) => freeze(tx, server.deps, one, { blockId: seller.blockId, reason: '账号可疑' }))
  return [
    {
      kind: 'undo',
      row: () => rowOf('handover', handoverId),
      ask: (by, ver) =>
        by.browser.call('/admin/handover/act', {
          clientNo: clientNo(),
          orderId: handoverId,
          ver,
          act: 'askUndo',
          ...because,
        }),
      asker: () => askerOf('handover', 'undo_by', 'order_id', handoverId),
      done: 'undone',
      payload: { postings: expect.arrayContaining([expect.objectContaining({ from: 'platform:fee' })]) as unknown },
    },
    {
      kind: 'unfreeze',
      row: () => rowOf('block', seller.blockId),
      ask: (by, ver) =>
        by.browser.call('/admin/block/act', {
          clientNo: clientNo(),
          blockId: seller.blockId,
          ver,
          act: 'askUnfreeze',
          ...because,
        }),
      asker: () => askerOf('block_freeze', 'asked_by', 'block_id', seller.blockId),
      done: 1,
      payload: { before: '冻结', after: '持有', frozenBecause: '账号可疑' },
    },
    {
      kind: 'fundStop',
      row: () => rowOf('fund_spend', spendId),
      ask: (by, ver) =>
        by.browser.call('/admin/fund/act', { clientNo: clientNo(), spendId, ver, act: 'askStop', ...because }),
      asker: () => askerOf('fund_spend', 'stop_by', 'spend_id', spendId),
      done: 'stopped',
      payload: { amount: 2_300_00 },
    },
    {
      kind: 'strike',
      row: async () => {
        const { ver } = await rowOf('mayor_election', electionId)
        const candidate = db.selectFrom('mayor_candidate').select('state').where('election_id', '=', electionId)
        return { ver, ...(await candidate.executeTakeFirstOrThrow()) }
      },
      ask: (by, ver) =>
        by.browser.call('/admin/election/strike', {
          clientNo: clientNo(),
          electionId,
          ver,
          place: 1,
          act: 'askStrike',
          ...because,
        }),
      asker: () => askerOf('mayor_candidate', 'asked_by', 'election_id', electionId),
      done: 'struck',
      payload: { place: 1, blockNo: 302 },
    },
    {
      kind: 'roundHalt',
      row: () => rowOf('expand_round', roundId),
      ask: (by, ver) =>
        by.browser.call('/admin/round/act', { clientNo: clientNo(), roundId, ver, act: 'askHalt', ...because }),
      asker: () => askerOf('expand_round', 'halt_by', 'round_id', roundId),
      done: 'archived',
      payload: { quota: 120, left: 120 },
    },
  ]
}

it('each desk of two asks in the one list; refused or lapsed its thing is as it was, agreed it is done', async () => {
  for (const { kind, row, ask, asker, done, payload } of await desks()) {
    const before = await row()
    const askNow = async () => freshly(server, zhou, async () => ask(zhou, (await row()).ver))
    expect([kind, await asker()]).toEqual([kind, null])

    await askNow()
    expect([kind, await asker()]).toEqual([kind, await accountOf(zhou)])
    expect(await only(lan)).toMatchObject({ kind, payload, acts: ['approve', 'refuse'] })
    expect((await askNow()).data).toMatchObject({ reason: 'CLOSED' })
    expect((await approve(zhou)).data).toMatchObject({ reason: 'OWN' })
    expect((await refuse(lan)).data).toMatchObject({ state: 'refused' })
    expect([kind, await asker(), (await row()).state]).toEqual([kind, null, before.state])

    await askNow()
    await wait()
    expect([kind, await asker(), (await row()).state]).toEqual([kind, null, before.state])
    expect(await waiting(lan)).toEqual([])

    await askNow()
    expect((await approve(lan)).data).toMatchObject({ kind, state: 'approved' })
    expect([kind, (await row()).state]).toEqual([kind, done])
  }
})

it('a round is asked about when it is drafted and when it is saved again, and planned by another one', async () => {
  const plan = { ...city.plan, ...lateOn() }
  const row = async () => rowOf('expand_round', (await only(lan)).refId)
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
      ver: (await rowOf('expand_round', roundId)).ver,
    })
  await save(60)
  expect(await only(lan)).toMatchObject({ payload: { quota: 60, tiers: ['4–5 ¥9.90', '6–10 ¥19.90', '11–20 ¥49.90'] } })
  await refuse(lan)
  expect(await rowOf('expand_round', roundId)).toMatchObject({ state: 'draft' })
  const queue = async () => (await lan.browser.call('/admin/stat/overview', {})).data.queue
  expect(await queue()).toContainEqual(expect.objectContaining({ kind: 'round', refId: roundId }))
  await save(80)
  expect(await queue()).not.toContainEqual(expect.objectContaining({ kind: 'round', refId: roundId }))
  expect(await row()).toMatchObject({ state: 'draft' })
  expect((await approve(zhou)).data).toMatchObject({ reason: 'OWN' })
  expect((await approve(lan)).data).toMatchObject({ state: 'approved' })
  expect(await rowOf('expand_round', roundId)).toMatchObject({ state: 'planned' })
})
