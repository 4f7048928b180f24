import { transact } from '../../../../server/db/transact'
import { accountRefusal } from '../../../../server/modules/staff/approval-acts'
import * as staffStore from '../../../../server/modules/staff/store'
import { err } from '@contract/result'
import { employ } from '../../../support/admin/console-client'
import type { TestServer } from '../../../support/server/server'
import { settle, testServer } from '../../../support/server/server'
import { colleague, freshly } from '../colleagues'
import { clientNo } from '../../../support/city/small-city'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

it('a resident’s account under which somebody signed stays who that was: it is neither taken away nor changed', async () => {
  const [{ userId }, other] = [await settle(server, 12), await settle(server, 13)]
  const { staffId } = await employ(server, ['support'])
  const { db } = server.deps
  await db.updateTable('staff').set({ user_id: userId, is_resident: true }).where('staff_id', '=', staffId).execute()
  const faultOf = (account: number | null) =>
    transact(db, async (tx) => {
      const row = await staffStore.lock(tx, staffId)
      return err(await accountRefusal(tx, server.deps, account, row))
    })
  expect(await faultOf(null)).toEqual(err(undefined))

  const asker = await colleague(server, ['administrator'])
  await freshly(server, asker, () =>
    asker.browser.call('/admin/staff/add', {
      clientNo: clientNo(),
      name: '小雨',
      roles: ['support'],
      areas: null,
      account: null,
      reason: '客服新同事',
    }),
  )
  await db.updateTable('approval').set({ state: 'refused', decided_by: userId, decided_at: 1 }).execute()
  for (const account of [null, other.userId])
    expect(await faultOf(account)).toMatchObject({
      error: { data: { fields: { account: expect.any(String) as string } } },
    })
  expect(await faultOf(userId)).toEqual(err(undefined))
})
