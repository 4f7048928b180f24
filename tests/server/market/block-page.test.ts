import { fen } from '@contract/money'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const day = 86_400_000
const words = { name: '巷口小铺', intro: '只卖当季的', thumbs: 'demo/a.jpg,demo/b.jpg' }
const resident = async (blockNo: number) => ({
  ...(await settle(server, blockNo)),
  ...(await signedIn(server, blockNo)),
})
const guest = () => signedClient(server.app, { now: server.now })

it('says on its page what its owner wrote, and leaves alone what he left out', async () => {
  const owner = await resident(128)
  const edited = await owner.json('/block/edit', { clientNo: clientNo(), ver: 1, ...words })
  expect(edited).toMatchObject({ code: 200, data: { ...words, ver: 2, state: 'held', acts: ['transfer', 'edit'] } })
  await owner.json('/block/edit', { clientNo: clientNo(), ver: 2, name: '' })
  const seen = await guest().json('/block/blockInfo', { blockId: owner.blockId })
  expect(seen.data).toMatchObject({ ...words, name: '', mine: false, acts: [] })
})

it('is changed and set for transfer in one wish, and changed while it is set for transfer', async () => {
  const owner = await resident(128)
  const transfer = { price: fen(100_00), until: server.clock.now() + day }
  const offered = await owner.json('/block/edit', { clientNo: clientNo(), ver: 1, ...words, transfer })
  expect(offered.data).toMatchObject({ ...words, transfer, state: 'transfer', acts: ['takeBack', 'edit'] })
  const edited = await owner.json('/block/edit', { clientNo: clientNo(), ver: 2, intro: '便宜转' })
  expect(edited.data).toMatchObject({ intro: '便宜转', transfer, state: 'transfer' })
  const back = await owner.json('/block/edit', { clientNo: clientNo(), ver: 3, transfer: null })
  expect(back.data).toMatchObject({ intro: '便宜转', transfer: null, state: 'held' })
})

it('is not changed by a stale device, by nothing, or beyond its length', async () => {
  const owner = await resident(128)
  await owner.json('/block/edit', { clientNo: clientNo(), ver: 1, name: '甲' })
  const stale = await owner.json('/block/edit', { clientNo: clientNo(), ver: 1, name: '乙' })
  expect(stale).toMatchObject({ reason: 'MOVED', data: { block: { name: '甲', ver: 2 } } })
  expect((await owner.json('/block/edit', { clientNo: clientNo(), ver: 2 })).reason).toBe('FORM')
  const long = await owner.json('/block/edit', { clientNo: clientNo(), ver: 2, name: '很'.repeat(21) })
  expect(long.reason).toBe('FORM')
})

it('is read with many others in the order asked for, each once, without those that are not there', async () => {
  const [one, two] = [await resident(1), await resident(2)]
  const blockIds = [two.blockId, 999, one.blockId, two.blockId]
  const { data } = await one.json('/block/blockInfos', { blockIds })
  expect(data).toMatchObject([
    { blockNo: 2, mine: false },
    { blockNo: 1, mine: true },
  ])
  expect((await guest().json('/block/blockInfos', { blockIds: [] })).data).toEqual([])
})

it('has an own page for its owner only, and one for everybody', async () => {
  const [one, two] = [await resident(1), await resident(2)]
  server.clock.forward(3 * day)
  const standing = { residentDays: 3, done: 0, late: 0 }
  expect((await one.form('/blockInfo/info', {})).data).toMatchObject({ blockNo: 1, mine: true, standing })
  expect((await one.form('/blockInfo/info', { id: two.blockId })).reason).toBe('NO_RIGHT')
  expect((await guest().form('/blockInfo/taInfo', { id: two.blockId })).data).toMatchObject({ blockNo: 2, standing })
  expect((await guest().form('/blockInfo/taInfo', { id: 999 })).reason).toBe('NOT_FOUND')
})
