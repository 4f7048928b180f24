import { approvals } from '@contract/console/limits'
import { runDue } from '../../../server/jobs/jobs'
import { approvalTimers } from '../../../server/approvals'
import { checkBooks } from '../../../server/ledger/check-books'
import { give } from '../../support/city/money'
import { clientNo, resident } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let server: TestServer
let zhou: Colleague
let lan: Colleague

beforeEach(async () => {
  server = await testServer()
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
  const { userId } = await resident(server.deps, 301, 0)
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
  expect(await balance()).toEqual([{ balance: 70_00 }])
  expect((await approve(lan)).data).toMatchObject({ state: 'approved' })
  expect(await states()).toEqual(['done', 'lapsed', 'refused'])
  expect(await balance()).toEqual([{ balance: 0 }])
  expect((await propose()).data).toMatchObject({ reason: 'CLOSED' })
  const deeds = server.deps.db.selectFrom('audit').select('approval_id').where('ref_id', '=', txnId)
  expect((await deeds.execute()).every(({ approval_id: id }) => id !== null)).toBe(true)
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
})
