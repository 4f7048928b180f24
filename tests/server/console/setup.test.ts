import { ok } from '@contract/result'
import { transact } from '../../../server/db/transact'
import { moduleDifferences } from '../../../server/differences'
import { resealAuthenticators } from '../../../server/modules/staff/reseal'
import { inviteAdministrator } from '../../../server/setup/administrator'
import { codeAt, ConsoleBrowser, employ, staffPassword, startedBy, prove } from '../../support/admin/console-client'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { valueOf } from '../../support/city/small-city'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const appoint = async (name: string) =>
  valueOf(await transact(server.deps.db, async (tx) => ok(await inviteAdministrator(tx, server.deps, name))))

it('the owner of the machine makes the first administrator, who sets the password and signs in', async () => {
  const first = await appoint('管理员')
  const { invitation } = await appoint('管理员')
  expect(invitation).not.toBe(first.invitation)
  const browser = new ConsoleBrowser(server.app)
  const accept = { name: '管理员', invitation, password: staffPassword }
  const { secret } = (await browser.call('/admin/session/enrol', accept)).data
  const { data } = await browser.call('/admin/session/totp', { code: codeAt(secret, server.now()) })
  expect(data).toMatchObject({ name: '管理员', roles: ['administrator'], areas: null })
  await expect(appoint('管理员')).rejects.toThrow('is there already')
  expect(await server.deps.db.selectFrom('audit').select('call').execute()).toEqual([
    { call: 'setup' },
    { call: 'setup' },
    { call: '/admin/session/totp' },
  ])
  expect(await moduleDifferences(server.deps.db)).toEqual([])
})

it('gives no administrator’s rights to somebody else of staff, and takes no name that says nothing', async () => {
  const { name } = await employ(server, ['support'])
  await expect(appoint(name)).rejects.toThrow('is there already')
  await expect(appoint('一')).rejects.toThrow('2 to 20')
})

it('an authenticator goes on after its secret was sealed anew', async () => {
  const staff = await employ(server, ['auditor'])
  const sealed = () =>
    server.deps.db.selectFrom('staff').select('totp_sealed').where('name', '=', staff.name).executeTakeFirst()
  const before = await sealed()
  expect(await resealAuthenticators(server.deps)).toBeGreaterThan(0)
  expect(await sealed()).not.toEqual(before)
  expect((await prove(server, await startedBy(server, staff), staff)).code).toBe(200)
})
