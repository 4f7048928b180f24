import { lockPoints } from '../../../server/modules/points/open/award'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('people are found to be locked with their points, without those for whom a thing has scored', async () => {
  const found = await inPassing(database.db, async (tx) => {
    for (const [userId, points] of [
      [502, 20],
      [501, 10],
      [503, 30],
      [504, 40],
    ] as const)
      await plant(tx, 'user_account', { user_id: userId, points })
    await plant(tx, 'points_entry', { user_id: 503, ref_type: 'order', ref_id: 7 })
    await plant(tx, 'points_entry', { user_id: 501, ref_type: 'order', ref_id: 8 })
    await plant(tx, 'points_entry', { user_id: 502, ref_type: 'vote', ref_id: 7 })
    return [...(await lockPoints(tx, [501, 502, 503], { refType: 'order', refId: 7 }))]
  })
  expect(found).toEqual([
    [501, 10],
    [502, 20],
  ])
})
