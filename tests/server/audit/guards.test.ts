import { lockHead } from '../../../server/modules/audit/store'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'
import { inPassing } from '../../support/database/in-passing'
import { lockerOf } from '../../support/database/locker-of'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('the first act makes the end of the chain, the others find and lock it', async () => {
  const found = await inPassing(database.db, async (tx) => {
    await tx.deleteFrom('audit_head').execute()
    const first = await lockHead(tx)
    const hash = Buffer.from('hash of the first act')
    await tx.updateTable('audit_head').set({ no: 1, hash }).execute()
    return [first, await lockHead(tx), await lockerOf(tx, ['audit_head', 'head_id'], 1)]
  })
  expect(found).toEqual([
    { head_id: 1, no: 0, hash: Buffer.alloc(0) },
    { head_id: 1, no: 1, hash: Buffer.from('hash of the first act') },
    expect.not.stringMatching(/^0$/),
  ])
})
