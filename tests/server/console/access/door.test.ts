import type { TestServer } from '../../../support/server/server'
import { testServer } from '../../../support/server/server'
import { ConsoleBrowser, consoleOf, employ, staffPassword } from '../../../support/admin/console-client'

let server: TestServer
beforeEach(async () => {
  // One proxy is in front, as in production: the address it names is the caller's.
  server = await testServer({ loginsPerMinute: 6, trustedProxies: 1 })
})
afterEach(() => server.close())

let strangers = 0

/** One sign-in from an address; 'in' or why not. */
async function attempt(from: string, name = `没有的人${++strangers}`, password = 'wrong password') {
  const browser = new ConsoleBrowser(server.app)
  browser.from = from
  const { code, data } = await browser.call('/admin/session/login', { name, password })
  return code === 200 ? 'in' : String(data.reason)
}

it('a line of IPv6 is one address: it has one measure of tries, and staff of other lines sign in', async () => {
  const staff = await employ(server, ['finance'])
  const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(`2001:db8:1:2::${n + 1}`)))
  expect(tries.filter((reason) => reason === 'BUSY')).toHaveLength(6)
  expect(await attempt('2001:db8:1:2:ffff::1', staff.name, staffPassword)).toBe('BUSY')
  expect(await attempt('2001:db8:1:3::1', staff.name, staffPassword)).toBe('in')
  expect(await attempt('203.0.113.9', staff.name, staffPassword)).toBe('in')
})

it('an address of IPv4 is the same one in both spellings', async () => {
  for (let n = 0; n < 6; n += 1) await attempt(n % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9')
  expect(await attempt('::ffff:203.0.113.9')).toBe('BUSY')
})

it('the audit names the line, as every measure does', async () => {
  const staff = await employ(server, ['operator'])
  await consoleOf(server, staff, '2001:db8:1:2::9')
  const acts = await server.deps.db.selectFrom('audit').select('ip').where('staff_id', '=', staff.staffId).execute()
  expect(acts.map(({ ip }) => ip)).toEqual(['2001:db8:1:2::'])
})
