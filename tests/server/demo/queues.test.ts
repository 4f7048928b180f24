import { readableKinds } from '@contract/console/approval-kinds'
import { dayStart, opensAt } from '@contract/hours'
import { demoQueues } from '../../../demo/admin/queues'
import { demoRefund } from '../../../demo/admin/refund'
import { seedDemo } from '../../../demo/seed'
import { demoStaff } from '../../../demo/admin/staff'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { nextInQueue } from '../../../server/modules/stat/queue-store'
import { testGateway } from '../../support/server/gateway'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'

it('the queues of a new demo city are not empty, and are filled once', async () => {
  const database = await demoDatabase()
  let now = () => 0
  const gateway = await testGateway({ now: () => now() })
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024, gatewayUrl: gateway.url })
  now = deps.clock.now.bind(deps.clock)
  deps.clock.at = tenInTheMorning
  await seedDemo(deps)
  await demoStaff(deps)
  const waiting = async () => {
    const kinds = ['report', 'approval'] as const
    const rows = await nextInQueue(
      deps.db,
      { areas: null, kinds, reads: readableKinds(['administrator', 'operator', 'finance']), now: deps.clock.now() },
      50,
    )
    return rows.map(({ kind }) => kind)
  }
  expect(await waiting()).toEqual([])
  const purse = async () => balancesOf(deps.db, (await payer()) ?? 0)
  const payer = async () => {
    const block = deps.db.selectFrom('block').select('owner_user_id').where('block_no', '=', 130)
    return (await block.executeTakeFirstOrThrow()).owner_user_id
  }
  const before = await purse()
  await demoQueues(deps)
  const all = await waiting()
  expect([...all].sort()).toEqual(['approval', 'approval', 'report', 'report', 'report'])
  await demoQueues(deps)
  expect(await waiting()).toEqual(all)
  const asked = await deps.db.selectFrom('audit').select('staff_id').where('call', '=', '/admin/limit/set').execute()
  expect(asked.map(({ staff_id: staffId }) => staffId !== null)).toEqual([true])
  const letters = deps.db.selectFrom('letter').select(['state', 'people']).orderBy('state', 'desc')
  expect(await letters.execute()).toEqual([
    { state: 'sent', people: 6 },
    { state: 'planned', people: 0 },
  ])
  const templates = await deps.db.selectFrom('text_template').select('kind').orderBy('kind').execute()
  expect(templates).toEqual([{ kind: 'answer' }, { kind: 'letter' }])
  const refunds = deps.db.selectFrom('pay_refund').select(['amount', 'bonus', 'state'])
  expect(await refunds.execute()).toEqual([{ amount: 60_00, bonus: 0, state: 'done' }])
  expect([...gateway.journal.refunds.values()].map(({ fee }) => fee)).toEqual([60_00])
  expect(await purse()).toEqual(before)
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await gateway.close()
  await database.close()
}, 240_000)

it('where no sandbox answers, and before the payments of the day open, nothing is paid to be refunded', async () => {
  const database = await demoDatabase()
  const gateway = await testGateway({ now: () => tenInTheMorning })
  const recharges = () => database.db.selectFrom('recharge').select('recharge_id').execute()
  const before = await recharges()
  const from = (gatewayUrl: string) => testDeps(database.db, { demo: true, loginKeyBits: 1024, gatewayUrl })
  await demoRefund(from('http://127.0.0.1:9'), { userId: 1 })
  const early = from(gateway.url)
  early.clock.at = opensAt([], dayStart(tenInTheMorning)) - 1
  await demoRefund(early, { userId: 1 })
  expect(await recharges()).toEqual(before)
  expect(gateway.journal.orders.size).toBe(0)
  gateway.trouble({ isDown: true })
  await demoRefund(from(gateway.url), { userId: 1 })
  const payments = database.db.selectFrom('pay_order').select('state').where('biz_type', '=', 'recharge')
  const made = await payments.where('amount', '=', 60_00).execute()
  expect(made).toEqual([{ state: 'closed' }])
  await gateway.close()
  await database.close()
}, 240_000)
