/** @jest-environment node */
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { areStoredPicturesOf } from '../../../server/object-store/stored-pictures'
import { testConfig } from '../../support/database/database'
import { keptPicture } from '../../support/server/object-store'
import { stepTo } from '../../support/city/order-steps'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { clientNo, credit, riceIn } from '../../support/city/small-city'
import { guest } from '../../../server/http/caller'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
})
afterAll(() => server.close())

/** A buyer and a seller with devices, and an order between them at some step. */
async function orderAt(step: 'paid' | 'delivered' | 'dispute', [one, other]: readonly [number, number]) {
  const party = async (blockNo: number) => {
    const { userId, blockId } = await settle(server, blockNo)
    await credit(server.deps, userId, 100_000)
    const caller = { ...guest, userId, loginUserId: userId, areaId, blockId, blockNo }
    return { caller, device: await signedIn(server, blockNo) }
  }
  const [buyer, seller] = [await party(one), await party(other)]
  const order = await stepTo(server.deps, { buyer: buyer.caller, seller: seller.caller }, step)
  return { buyer, seller, order }
}

const refused = { code: 500, reason: 'FORM', data: { fields: { images: '请重新上传图片' } } }

it('what decides a case is a picture of its writer that is kept, in every call', async () => {
  const paid = await orderAt('paid', [1, 2])
  const delivered = await orderAt('delivered', [3, 4])
  const disputed = await orderAt('dispute', [5, 6])
  const calls = [
    { who: paid.seller, path: '/bctOrder/deliver', input: { ...paid.order, text: '放在门口' } },
    { who: delivered.buyer, path: '/bctOrder/dispute', input: { ...delivered.order, text: '少了', reason: 'damaged' } },
    { who: disputed.buyer, path: '/bctOrder/evidence', input: { ...disputed.order, text: '照片' } },
    { who: disputed.seller, path: '/bctMsg/add', input: { id: disputed.order.id, text: '看' } },
  ] as const
  for (const { who, path, input } of calls) {
    const { userId } = who.caller
    const [own, other] = [await keptPicture(server, userId), await keptPicture(server, userId + 1)]
    const send = (images: string) => who.device.json(path, { ...input, clientNo: clientNo(), images })
    for (const images of [`file/u${userId}/gone.png`, other, `${own},${other}`, 'demo/rice.svg']) {
      expect([path, images, await send(images)]).toMatchObject([path, images, refused])
    }
    expect(await send('https://evil.example/changes-later.png')).toMatchObject({ code: 500, reason: 'FORM' })
    expect([path, (await send(own)).code]).toEqual([path, 200])
  }
})

it('with Qiniu its own address is asked; only a plain no refuses', async () => {
  const bucket = Fastify()
  bucket.get('/file/u7/kept.png', async () => 'png')
  bucket.get('/file/u7/broken.png', (_request, reply) => reply.code(503).send())
  await bucket.listen({ port: 0, host: '127.0.0.1' })
  const domain = `http://127.0.0.1:${(bucket.server.address() as AddressInfo).port}`
  const qiniu = { accessKey: 'a', secretKey: 's', bucket: 'b', region: 'ECN' as const, domain }
  const asked = (list: string) => areStoredPicturesOf(7, list.split(','), { ...testConfig, qiniu })
  expect(await asked('file/u7/kept.png')).toBe(true)
  expect(await asked('file/u7/kept.png,file/u7/gone.png')).toBe(false)
  expect(await asked('file/u8/kept.png')).toBe(false)
  expect(await asked('file/u7/broken.png')).toBe(true)
  await bucket.close()
  expect(await asked('file/u7/gone.png')).toBe(true)
})
