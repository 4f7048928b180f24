import { fen } from '@contract/money'
import { clientNo } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ movableClock: true })
})
afterEach(() => server.close())

it('closes over the wire after the founder password; the session, its repeat and the password end', async () => {
  await settle(server, 128)
  const [own, elsewhere] = [await signedIn(server, 128), await signedIn(server, 128)]
  const closing = (await own.form('/bctAccount/closing', {})).data
  expect(closing).toMatchObject({ obstacles: [], blocks: [{ blockNo: 128 }], rest: 0 })
  const wish = { clientNo: clientNo(), blocks: 1, rest: fen(0) }
  expect((await own.json('/bctAccount/close', wish)).data).toMatchObject({ need: 'proof' })
  await own.json('/user/prove', { by: 'founder', secret: await encrypted(server, founderPassword) })
  expect((await own.json('/bctAccount/close', wish)).code).toBe(200)
  expect((await own.json('/bctAccount/close', wish)).code).toBe(401)
  expect((await elsewhere.form('/user/check', {})).code).toBe(401)
  expect((await own.form('/bctAccount/closing', {})).code).toBe(401)
})
