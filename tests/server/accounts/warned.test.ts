import type { AliyunSmsAccount } from '../../../server/config/accounts'
import { messageCounter } from '../../../server/sms/counts'
import { smsOf } from '../../../server/sms/provider'
import { noteChange, warningJobs } from '../../../server/modules/session/open/changes'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { resident, smallCity } from '../../support/city/small-city'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await smallCity(database.db)
})
afterAll(() => database.close())

const warned = async (): Promise<number> =>
  (await messageCounter.get()).values.find(({ labels }) => labels.outcome === 'warned')?.value ?? 0

const account = { accessKeyId: 'id', accessKeySecret: 'secret', signName: '门牌', templateCode: 'SMS_1' }
const sms: AliyunSmsAccount = { ...account, endpoint: 'http://127.0.0.1:9' }

it.each([
  ['in development, where the outbox takes it', 1, {}],
  ['in production without a provider', 0, { mode: 'production' as const }],
  ['with a provider that has no template for it', 0, { mode: 'production' as const, sms }],
])('a warning is counted when it was sent: %s', async (what, count, config) => {
  const deps = testDeps(database.db, config)
  const { userId } = await resident(deps, what.length)
  const before = await warned()
  await deps.db.transaction().execute(async (tx) => {
    await noteChange(tx, deps, { userId, what: 'mobile', mobile: '13912345678' })
    const { change_id: changeId } = await tx
      .selectFrom('credential_change')
      .select('change_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    await warningJobs(deps).warnOfChange(tx, changeId)
  })
  expect((await warned()) - before).toBe(count)
})

it.each([
  ['a provider sends for a city', false, 'provider'],
  ['nothing is sent to the invented numbers of a demo city', true, 'outbox'],
])('%s', async (_what, demo, by) => {
  const message = { mobile: '13912345678', code: '012345', validMinutes: 5 }
  const sent = smsOf(testDeps(database.db, { demo, sms }))?.send(message)
  const sender = await sent?.then(() => 'outbox').catch(() => 'provider')
  expect(sender).toBe(by)
})
