import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('shows operators who did what, newest first, by person and by thing; nobody else sees it', async () => {
  const { userId } = await settle(server, 12)
  await settle(server, 128)
  await server.deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', userId).execute()
  const [operator, resident] = [await signedIn(server, 12), await signedIn(server, 128)]
  for (const halted of [true, false])
    await operator.json('/admin/area/halt', { clientNo: clientNo(), areaId, halted, reason: halted ? '核对' : '好了' })
  const { data } = await operator.form('/admin/audit/list', {})
  const common = { userId, nickName: '居民12', call: '/admin/area/halt', refType: 'area', refId: areaId, areaId }
  expect(data).toMatchObject({
    total: 2,
    data: [
      { ...common, reason: '好了', details: { halted: false } },
      { ...common, reason: '核对', details: { halted: true }, at: server.now() },
    ],
  })
  expect((await operator.form('/admin/audit/list', { refType: 'area', refId: areaId })).data.total).toBe(2)
  expect((await operator.form('/admin/audit/list', { userId: resident.userId })).data.total).toBe(0)
  expect((await resident.form('/admin/audit/list', {})).reason).toBe('NO_RIGHT')
})
