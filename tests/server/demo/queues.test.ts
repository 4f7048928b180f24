import { demoQueues } from '../../../server/demo/desk/queues'
import { seedDemo } from '../../../server/demo/seed'
import { demoStaff } from '../../../server/demo/desk/staff'
import { checkBooks } from '../../../server/ledger/check-books'
import { nextInQueue } from '../../../server/modules/stat/queue-store'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'

it('the queues of a new demo city are not empty, and are filled once', async () => {
  const database = await demoDatabase()
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
  await seedDemo(deps)
  await demoStaff(deps)
  const waiting = async () => {
    const rows = await nextInQueue(deps.db, null, deps.clock.now(), 50)
    return rows.map(({ kind }) => kind).filter((kind) => ['report', 'approval'].includes(kind))
  }
  expect(await waiting()).toEqual([])
  await demoQueues(deps)
  const all = await waiting()
  expect([...all].sort()).toEqual(['approval', 'approval', 'report', 'report', 'report'])
  await demoQueues(deps)
  expect(await waiting()).toEqual(all)
  const asked = await deps.db.selectFrom('audit').select('staff_id').where('call', '=', '/admin/limit/set').execute()
  expect(asked.map(({ staff_id: staffId }) => staffId !== null)).toEqual([true])
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
}, 240_000)
