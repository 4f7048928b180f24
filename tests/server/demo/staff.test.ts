import { demoStaff } from '../../../demo/admin/staff'
import { ConsoleBrowser, codeAt } from '../../support/admin/console-client'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('the staff of the demo city sign in with what the start says, which is the same at the next one', async () => {
  const all = await demoStaff(server.deps)
  expect(all.map(({ name, roles }) => `${name} ${roles.join()}`)).toEqual([
    '周琪 operator,finance',
    '林岚 finance',
    '沈越 operator',
    '小雨 support',
    '审计 auditor',
    '管理员 administrator',
    '管理员乙 administrator',
  ])
  expect(await demoStaff(server.deps)).toEqual(all)
  for (const { name, password, secret, roles } of all) {
    const browser = new ConsoleBrowser(server.app)
    await browser.call('/admin/session/login', { name, password })
    const { data } = await browser.call('/admin/session/totp', { code: codeAt(secret, server.now()) })
    expect(data).toMatchObject({ name, roles })
  }
})
