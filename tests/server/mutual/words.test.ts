import { startSession } from '../../../server/modules/session/start'
import * as mutual from '../../support/city/mutual'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo } from '../../support/city/small-city'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('private words of a match go on with somebody who has no block any more', async () => {
  const { author, other, mutualId } = await mutual.matched(server.deps)
  await server.deps.db
    .updateTable('block')
    .set({ owner_user_id: null })
    .where('owner_user_id', '=', other.userId)
    .execute()
  const device = { ak: 'device', platform: 'browser' }
  const token = await startSession(server.deps, { userId: other.userId, blockId: 0, areaId }, device)
  const blockless = signedClient(server.app, { ak: device.ak, token, userId: other.userId, now: server.now })
  const said = await blockless.json('/bctMsg/add', {
    clientNo: clientNo(),
    id: mutualId,
    refType: 'mutual',
    text: '钥匙放在门垫下。',
  })
  expect(said).toMatchObject({ data: { by: 'chosen', mine: true, text: '钥匙放在门垫下。' } })
  expect(await mutual.seen(server.deps, author, mutualId)).toMatchObject({ messages: 1 })
})
