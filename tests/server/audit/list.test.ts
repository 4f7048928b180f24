import { operator } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('shows who did what, newest first, by person and by thing', async () => {
  const { userId, desk } = await operator(server, 12)
  const resident = await settle(server, 128)
  for (const halted of [true, false])
    await desk('/admin/area/halt', { clientNo: clientNo(), areaId, halted, reason: halted ? '核对' : '好了' })
  const { data } = await desk('/admin/audit/list', {})
  const common = { userId, nickName: '居民12', call: '/admin/area/halt', refType: 'area', refId: areaId, areaId }
  expect(data).toMatchObject({
    // With the sign-in at the desk.
    total: 3,
    data: [
      { ...common, reason: '好了', details: { halted: false } },
      { ...common, reason: '核对', details: { halted: true }, at: server.now() },
      { userId, call: '/admin/session/totp' },
    ],
  })
  expect((await desk('/admin/audit/list', { refType: 'area', refId: areaId })).data.total).toBe(2)
  expect((await desk('/admin/audit/list', { userId: resident.userId })).data.total).toBe(0)
})
