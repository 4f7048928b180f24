import { approvals } from '@contract/console/limits'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { checkBooks } from '../../../server/ledger/check-books'
import { adminFor, earner, give, operator, withPayPassword } from '../../support/city/money'
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
  const { data } = await ann.admin('/admin/txnList', { areaId, blockNo })
  const txn = data.data.find((row) => row.memo.startsWith(memo))
  if (!txn) throw new Error(`no ${memo}`)
  return txn
}

const propose = (txnId: number, by = ann, reason = '同一笔重复入账') =>
  by.admin('/admin/correctionAdd', { clientNo: clientNo(), txnId, reason })
interface Proposed {
  readonly txn: { readonly txnId: number }
}
const askedOf = async ({ txn }: Proposed, by: Pick<Clerk, 'admin'>) => {
  const found = await by.admin('/admin/approval/list', { kind: 'correction', refId: txn.txnId })
  const [asked] = found.data.data
  if (!asked) throw new Error('nothing waits')
  return asked
}
const decideAsked = ({ approvalId: id, ver, payloadHash }: ApprovalView, by: Pick<Clerk, 'admin'> = ben) =>
  by.admin('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash })
const decide = async (of: Proposed, by: Pick<Clerk, 'admin'> = ben) => decideAsked(await askedOf(of, by), by)
const corrections = async () => (await ann.admin('/admin/correctionList', {})).data.data

it('moves nothing when it is proposed, and everything back when another operator confirms it', async () => {
  await give(server.deps, cat.userId, 'available', 7_000)
  const txn = await txnOf(cat, '测试')
  expect(txn).toMatchObject({ isCorrectable: true, transfers: [{ to: `user:${cat.userId}:available`, amount: 7_000 }] })
  const proposed = (await propose(txn.txnId)).data
  expect(proposed).toMatchObject({ state: 'proposed', proposedBy: '居民1' })
  expect((await cat.form('/user/assets', {})).data.available).toBe(7_000)
  expect((await decide(proposed)).code).toBe(200)
  expect((await corrections())[0]).toMatchObject({ state: 'done', decidedBy: '居民2' })
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
  expect((await decide(proposed, { admin: await adminFor(server, cat.userId) })).reason).toBe('OWN')
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
  const asked = await askedOf(proposed, other)
  expect((await decideAsked(asked, other)).code).toBe(200)
  expect((await decideAsked(asked, other)).reason).toBe('MOVED')
  expect((await propose(txnId)).reason).toBe('CLOSED')
})

it('is refused when the money is no longer there, and may be confirmed when it is again', async () => {
  const { txnId } = await txnOf(cat, '测试')
  await cat.json('/bctMoney/turn', { clientNo: clientNo(), amount: 4_000 })
  const proposed = (await propose(txnId)).data
  expect((await decide(proposed)).reason).toBe('NOT_ENOUGH')
  await give(server.deps, cat.userId, 'income', 4_000)
  expect((await decide(proposed)).code).toBe(200)
  expect((await corrections())[0]).toMatchObject({ state: 'done' })
})

it('leaves a refused one behind, and lets it be proposed anew', async () => {
  const { txnId } = await txnOf(cat, '测试')
  const proposed = (await propose(txnId)).data
  const { approvalId: id, ver } = await askedOf(proposed, ben)
  const wish = { clientNo: clientNo(), id, ver, reason: '查过，没有重复' }
  expect((await ben.admin('/admin/approval/refuse', wish)).code).toBe(200)
  expect((await corrections())[0]).toMatchObject({ state: 'refused', refusedReason: '查过，没有重复' })
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
    ['/admin/approval/approve', ben.userId],
  ])
  expect((await ann.admin('/admin/txnList', { reference: 'W-none' })).data.data).toEqual([])
  expect((await ann.admin('/admin/txnList', {})).reason).toBe('FORM')
  expect((await ann.admin('/admin/txnList', { areaId, blockNo: 99_999 })).reason).toBe('NOT_FOUND')
})
