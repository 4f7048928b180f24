import { lockOpen } from '../../../server/modules/reports/admin-store'
import { lockReporter } from '../../../server/modules/reports/store'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('of a thing the reports that wait are found to be locked, the oldest first; and who reports', async () => {
  const found = await inPassing(database.db, async (tx) => {
    const thing = { ref_type: 'sale', ref_id: 7, decided_at: null } as const
    await plant(tx, 'report', { ...thing, report_id: 2 })
    await plant(tx, 'report', { ...thing, report_id: 1 })
    await plant(tx, 'report', { ...thing, report_id: 3, decided_at: 9 })
    await plant(tx, 'report', { ...thing, report_id: 4, ref_id: 8 })
    await plant(tx, 'report', { ...thing, report_id: 5, ref_type: 'mutual' })
    await plant(tx, 'user_account', { user_id: 501 })
    return [
      (await lockOpen(tx, { refType: 'sale', refId: 7 })).map((row) => row.report_id),
      await lockReporter(tx, 501),
      await lockReporter(tx, 502),
    ]
  })
  expect(found).toEqual([[1, 2], [{ user_id: 501 }], []])
})
