import { lockCounted, setCounted } from '../../../server/modules/stat/hours-store'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'
import { inPassing } from '../../support/database/in-passing'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('hours are counted from where the last count ended, at first from the beginning', async () => {
  const found = await inPassing(database.db, async (tx) => {
    const first = await lockCounted(tx)
    await setCounted(tx, 3_600_000)
    return [first, await lockCounted(tx)]
  })
  expect(found).toEqual([0, 3_600_000])
})

it('one process counts at a time', async () => {
  const { db } = database
  const order: string[] = []
  await db.transaction().execute((tx) => setCounted(tx, 0))
  const one = await db.startTransaction().execute()
  await lockCounted(one)
  const other = db.transaction().execute(async (tx) => {
    await lockCounted(tx)
    order.push('other')
  })
  order.push('one')
  await one.commit().execute()
  await other
  expect(order).toEqual(['one', 'other'])
})
