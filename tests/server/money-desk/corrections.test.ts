import { approvals } from '@contract/console/limits'
import { checkBooks } from '../../../server/ledger/check-books'
import { deskFor, earner, give, operator, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

type Clerk = Awaited<ReturnType<typeof operator>>
type Client = Awaited<ReturnType<typeof earner>>

let server: TestServer
let ann: Clerk
let ben: Clerk
let cat: Client
let next = 100

beforeAll(async () => {
  server = await testServer()
  ann = await operator(server, 1)
  ben = await operator(server, 2)
})
afterAll(() => server.close())
beforeEach(async () => {
  cat = await earner(server, next++, 10_000)
})
afterEach(async () => {
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
})

const txnOf = async (client: Client, memo: string) => {
  const blockNo = (await client.form('/user/getInfo', {})).data.blockNo
  const { data } = await ann.desk('/admin/txnList', { areaId, blockNo })
  const txn = data.data.find((row) => row.memo.startsWith(memo))
  if (!txn) throw new Error(`no ${memo}`)
  return txn
}

const propose = (txnId: number, by = ann, reason = '同一笔重复入账') =>
  by.desk('/admin/correctionAdd', { clientNo: clientNo(), txnId, reason })
const decide = (of: { correctionId: number; ver: number }, by: Pick<Clerk, 'desk'> = ben) =>
  by.desk('/admin/correctionConfirm', { clientNo: clientNo(), id: of.correctionId, ver: of.ver })

it('moves nothing when it is proposed, and everything back when another operator confirms it', async () => {
  await give(server.deps, cat.userId, 'available', 7_000)
  const txn = await txnOf(cat, '测试')
  expect(txn).toMatchObject({ isCorrectable: true, transfers: [{ to: `user:${cat.userId}:available`, amount: 7_000 }] })
  const proposed = (await propose(txn.txnId)).data
  expect(proposed).toMatchObject({ state: 'proposed', acts: ['refuse'], proposedBy: '居民1' })
  expect((await cat.form('/user/assets', {})).data.available).toBe(7_000)
  const done = (await decide(proposed)).data
  expect(done).toMatchObject({ state: 'done', decidedBy: '居民2', acts: [] })
  expect((await cat.form('/user/assets', {})).data.available).toBe(0)
  expect((await cat.form('/bctMoney/list', {})).data.data[0]).toMatchObject({
    memo: '更正：测试',
    direction: 'out',
    balance: 0,
  })
  expect((await cat.form('/bctNotice/list', {})).data.data[0]).toMatchObject({ kind: 'correction' })
})

it('is asked for with a reason, as everything that two decide', async () => {
  await give(server.deps, cat.userId, 'available', 100)
  const { txnId } = await txnOf(cat, '测试')
  const short = '重'.repeat(approvals.minReason - 1)
  expect((await propose(txnId, ann, short)).reason).toBe('FORM')
  expect((await propose(txnId, ann, `${short}复`)).data).toMatchObject({ state: 'proposed' })
})

it('is never confirmed by who proposed it, nor by whose money it is', async () => {
  await give(server.deps, cat.userId, 'available', 100)
  const { txnId } = await txnOf(cat, '测试')
  const proposed = (await propose(txnId)).data
  expect((await decide(proposed, ann)).reason).toBe('OWN')
  expect((await decide(proposed, { desk: await deskFor(server, cat.userId) })).reason).toBe('OWN')
  expect((await cat.form('/user/assets', {})).data.available).toBe(100)
})

it('is never proposed by whose money it is', async () => {
  await give(server.deps, ann.userId, 'available', 100)
  const { txnId } = await txnOf(ann, '测试')
  expect((await propose(txnId, ann)).reason).toBe('OWN')
  expect((await propose(txnId, ben)).data).toMatchObject({ state: 'proposed' })
})

it('stands once: neither a second proposal nor a second confirmation', async () => {
  const { txnId } = await txnOf(cat, '测试')
  const answers = await Promise.all([propose(txnId), propose(txnId), propose(txnId, ben)])
  expect(answers.map(({ reason }) => reason).filter((reason) => reason === 'CLOSED')).toHaveLength(2)
  const proposed = answers.find(({ code }) => code === 200)?.data
  if (!proposed) throw new Error('none was proposed')
  const other = proposed.proposedBy === '居民1' ? ben : ann
  expect((await decide(proposed, other)).code).toBe(200)
  expect((await decide(proposed, other)).reason).toBe('MOVED')
  expect((await propose(txnId)).reason).toBe('CLOSED')
})

it('is refused when the money is no longer there, and may be confirmed when it is again', async () => {
  const { txnId } = await txnOf(cat, '测试')
  await cat.json('/bctMoney/turn', { clientNo: clientNo(), amount: 4_000 })
  const proposed = (await propose(txnId)).data
  expect((await decide(proposed)).reason).toBe('NOT_ENOUGH')
  await give(server.deps, cat.userId, 'income', 4_000)
  expect((await decide(proposed)).data.state).toBe('done')
})

it('leaves a refused one behind, and lets it be proposed anew', async () => {
  const { txnId } = await txnOf(cat, '测试')
  const proposed = (await propose(txnId)).data
  const wish = { clientNo: clientNo(), id: proposed.correctionId, ver: proposed.ver, reason: '查过，没有重复' }
  const refused = await ben.desk('/admin/correctionRefuse', wish)
  expect(refused.data).toMatchObject({ state: 'refused', refusedReason: '查过，没有重复' })
  expect((await propose(txnId)).code).toBe(200)
})

it('does not touch frozen money, whose holds end in their own ways', async () => {
  const payee = { name: '王小明', account: '13800138000', bank: '' }
  const wish = { clientNo: clientNo(), amount: 2_000, way: 'alipay' as const, payee }
  expect((await cat.json('/bctWithdraw/add', await withPayPassword(server, wish))).code).toBe(200)
  const txn = await txnOf(cat, '申请提现')
  expect(txn.isCorrectable).toBe(false)
  expect((await propose(txn.txnId)).reason).toBe('CLOSED')
})

it('finds transactions by number, and leaves a row for every deed', async () => {
  const { txnId } = await txnOf(cat, '测试')
  await decide((await propose(txnId)).data)
  const deeds = await server.deps.db.selectFrom('audit').selectAll().where('ref_id', '=', txnId).execute()
  expect(deeds.map(({ call, user_id }) => [call, user_id])).toEqual([
    ['/admin/correctionAdd', ann.userId],
    ['/admin/correctionConfirm', ben.userId],
  ])
  expect((await ann.desk('/admin/txnList', { reference: 'W-none' })).data.data).toEqual([])
  expect((await ann.desk('/admin/txnList', {})).reason).toBe('FORM')
  expect((await ann.desk('/admin/txnList', { areaId, blockNo: 99_999 })).reason).toBe('NOT_FOUND')
})
