import { blockStates } from '../../../server/modules/area/tables'
import { signedClient } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
  await settle(server, 10)
})
afterEach(() => server.close())

const as = (ak: string, { token, userId }: { token: string; userId: number }) =>
  signedClient(server.app, { ak, token, userId, now: server.now })

describe('a session holds for the device that made it', () => {
  it('is over under another device key, and goes on under its own', async () => {
    const mine = await signedIn(server, 10)
    expect((await as('a-stolen-token', mine).form('/user/check', {})).code).toBe(401)
    expect((await as('a-stolen-token', mine).form('/user/assets', {})).code).toBe(401)
    expect((await mine.form('/user/check', {})).code).toBe(200)
  })

  it('is renewed for the same device only', async () => {
    const mine = await signedIn(server, 10)
    server.clock.forward(101 * 86_400_000)
    const { token = '' } = (await mine.form('/user/check', {})).data
    const renewed = { token, userId: mine.userId }
    expect((await as('another', renewed).form('/user/getInfo', {})).code).toBe(401)
    expect((await as(mine.ak, renewed).form('/user/getInfo', {})).code).toBe(200)
  })

  it('tells the device whether the block is offered for transfer, at the login and at each check', async () => {
    const mine = await signedIn(server, 10)
    const toldNow = async () => (await mine.form('/user/check', {})).data.isOffered
    const block = server.deps.db.updateTable('block').where('block_no', '=', 10)
    const price = { transfer_price: 100, transfer_until: server.clock.now() + 86_400_000 }
    expect(await toldNow()).toBeUndefined()
    await block.set({ state: blockStates.transfer, ...price }).execute()
    expect(await toldNow()).toBe(true)
    await block.set({ state: blockStates.held, transfer_price: null, transfer_until: null }).execute()
    expect(await toldNow()).toBeUndefined()
  })

  it('shows nothing of a remembered account on another device', async () => {
    const mine = await signedIn(server, 10)
    const accountsOn = async (ak: string) =>
      (await as(ak, { token: '', userId: 0 }).form('/user/loginUser', { areaId, tokens: mine.token })).data.accounts
    expect(await accountsOn('another')).toEqual([expect.objectContaining({ isValid: false, nickName: '', userId: 0 })])
    expect(await accountsOn(mine.ak)).toEqual([expect.objectContaining({ isValid: true, nickName: '居民10' })])
  })
})
