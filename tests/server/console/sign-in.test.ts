import { knownBrowserMs, staffSession } from '@contract/console/limits'
import { minuteMs } from '@contract/durations'
import { settleSecrets } from '../../../server/modules/staff/sign-in'
import { sweepStaffLocks } from '../../../server/modules/staff/lock-store'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import {
  codeAt,
  ConsoleBrowser,
  consoleOf,
  employ,
  prove,
  staffPassword,
  startedBy,
} from '../../support/admin/console-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const me = (browser: ConsoleBrowser) => browser.call('/admin/session/me', {})

it('signs in with password and code; the cookie is out of the reach of scripts and of other sites', async () => {
  const staff = await employ(server, ['operator', 'finance'])
  const browser = await startedBy(server, staff)
  expect((await me(browser)).code).toBe(401)
  const waiting = browser.cookie
  const answer = await prove(server, browser, staff)
  expect(answer.data).toMatchObject({ name: staff.name, roles: ['operator', 'finance'], areas: null, recoveryLeft: 10 })
  expect(browser.cookie).not.toBe(waiting)
  expect(browser.setCookie).toMatch(
    /^menpai_staff=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/api\/admin; Max-Age=28800$/,
  )
  expect((await me(browser)).data).toMatchObject({ staffId: staff.staffId, csrf: browser.csrf })
  const stolen = new ConsoleBrowser(server.app)
  stolen.cookie = waiting
  expect((await me(stolen)).code).toBe(401)
})

it('a wrong code counts down and locks; a code counts once; one step before or after is right, two are not', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await startedBy(server, staff)
  const { clock, now } = server
  const tryCode = (at: number) => browser.call('/admin/session/totp', { code: codeAt(staff.secret, at) })
  expect(await tryCode(now() + 60_000)).toMatchObject({ msg: '动态码有误，还可试 4 次', data: { left: 4 } })
  expect((await tryCode(now() - 60_000)).data).toMatchObject({ reason: 'WRONG_PASSWORD', left: 3 })
  expect((await tryCode(now() - 30_000)).code).toBe(200)
  expect((await tryCode(now() - 30_000)).data).toMatchObject({ reason: 'WRONG_PASSWORD', left: 4 })
  expect((await tryCode(now() + 30_000)).code).toBe(200)
  // Older than one that was taken.
  expect((await tryCode(now())).data).toMatchObject({ reason: 'WRONG_PASSWORD', left: 4 })
  for (const left of [3, 2, 1]) expect((await tryCode(now() + 90_000)).data).toMatchObject({ left })
  const lockedUntil = now() + 10 * minuteMs
  expect((await tryCode(now() + 90_000)).data).toEqual({ reason: 'LOCKED', until: lockedUntil })
  expect((await prove(server, browser, staff)).data).toEqual({ reason: 'LOCKED', until: lockedUntil })
  clock.forward(10 * minuteMs)
  expect((await prove(server, browser, staff)).code).toBe(200)
})

it('wrong passwords lock a name, whether or not it exists, and say nothing else', async () => {
  const staff = await employ(server, ['support'])
  for (const name of [staff.name, '没有的人']) {
    const browser = new ConsoleBrowser(server.app)
    const wrong = () => browser.call('/admin/session/login', { name, password: 'wrong password' })
    for (const left of [4, 3, 2, 1]) expect(await wrong()).toMatchObject({ msg: '姓名或密码有误', data: { left } })
    expect((await wrong()).data.reason).toBe('LOCKED')
    const right = await browser.call('/admin/session/login', { name, password: staffPassword })
    expect(right.data.reason).toBe('LOCKED')
    expect(browser.cookie).toBe('')
  }
})

it('strangers who know a name keep nobody out of a browser in which they signed in before', async () => {
  const [staff, other] = [await employ(server, ['finance']), await employ(server, ['finance'])]
  const own = await consoleOf(server, staff)
  const stranger = new ConsoleBrowser(server.app)
  const guess = (browser: ConsoleBrowser, name = staff.name) =>
    browser.call('/admin/session/login', { name, password: 'wrong password' })
  for (let tries = 0; tries < 5; tries += 1) await guess(stranger)
  const right = { name: staff.name, password: staffPassword }
  expect((await stranger.call('/admin/session/login', right)).data.reason).toBe('LOCKED')
  expect((await own.call('/admin/session/login', right)).code).toBe(200)
  // It has five of its own, for this person only, and none for who changes it.
  for (const left of [4, 3, 2, 1]) expect((await guess(own)).data).toMatchObject({ left })
  expect((await guess(own)).data.reason).toBe('LOCKED')
  for (const left of [4, 3]) expect((await guess(own, other.name)).data).toMatchObject({ left })
  const forged = new ConsoleBrowser(server.app)
  forged.known = `${own.known.slice(0, -4)}AAAA`
  expect((await guess(forged)).data.reason).toBe('LOCKED')
})

it('strangers at its own address take no place of a browser in which somebody signed in before', async () => {
  const staff = await employ(server, ['finance'])
  const own = await consoleOf(server, staff)
  const stranger = new ConsoleBrowser(server.app)
  const guess = (name: string) => stranger.call('/admin/session/login', { name, password: 'wrong password' })
  const { loginsPerMinute } = server.deps.config
  Object.assign(server.deps.config, { loginsPerMinute: 3 })
  for (let tries = 0; tries < 3; tries += 1) await guess(`某人${tries}`)
  expect((await guess('某人')).data.reason).toBe('BUSY')
  const right = { name: staff.name, password: staffPassword }
  expect((await own.call('/admin/session/login', right)).code).toBe(200)
  Object.assign(server.deps.config, { loginsPerMinute })
})

it('a browser is forgotten after ninety days, and with the password', async () => {
  const staff = await employ(server, ['finance'])
  const right = { name: staff.name, password: staffPassword }
  const lockName = async () => {
    const stranger = new ConsoleBrowser(server.app)
    for (let tries = 0; tries < 5; tries += 1)
      await stranger.call('/admin/session/login', { ...right, password: 'wrong password' })
  }
  const own = await consoleOf(server, staff)
  server.clock.forward(knownBrowserMs - 31_000)
  await lockName()
  expect((await own.call('/admin/session/login', right)).code).toBe(200)
  server.clock.forward(31_000)
  expect((await own.call('/admin/session/login', right)).data.reason).toBe('LOCKED')
  server.clock.forward(10 * minuteMs)
  const again = await consoleOf(server, staff)
  await settleSecrets(server.deps, staff.staffId, staffPassword)
  await lockName()
  expect((await again.call('/admin/session/login', right)).data.reason).toBe('LOCKED')
})

it('of twenty wrong codes at once five are looked at', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await startedBy(server, staff)
  const code = codeAt(staff.secret, server.now() + 600_000)
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.call('/admin/session/totp', { code })))
  expect(answers.filter(({ data }) => data.reason === 'WRONG_PASSWORD')).toHaveLength(4)
  expect(answers.filter(({ data }) => data.reason === 'LOCKED')).toHaveLength(16)
})

it('tries that no longer count are swept away, and no others', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await startedBy(server, staff)
  const wrong = () => browser.call('/admin/session/totp', { code: codeAt(staff.secret, server.now() + 600_000) })
  await wrong()
  server.clock.forward(5 * minuteMs - 1)
  await sweepStaffLocks(server.deps)
  expect((await wrong()).data).toMatchObject({ left: 3 })
  server.clock.forward(10 * minuteMs)
  await sweepStaffLocks(server.deps)
  expect(await server.deps.db.selectFrom('staff_lock').selectAll().execute()).toEqual([])
})

it('a code sent by four browsers at once is taken once', async () => {
  const staff = await employ(server, ['finance'])
  const browsers = await Promise.all(Array.from({ length: 4 }, () => startedBy(server, staff)))
  const code = codeAt(staff.secret, server.now())
  const answers = await Promise.all(browsers.map((browser) => browser.call('/admin/session/totp', { code })))
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
})

it('a session left unused for half an hour asks for a code and goes on; after eight hours it is over', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await consoleOf(server, staff)
  const { clock } = server
  clock.forward(staffSession.idleMs - 1)
  expect((await me(browser)).code).toBe(200)
  clock.forward(staffSession.idleMs)
  expect(await me(browser)).toMatchObject({
    msg: '登录已过期，请输入动态码',
    data: { reason: 'EXPIRED', isIdle: true },
  })
  expect((await prove(server, browser, staff)).code).toBe(200)
  expect((await me(browser)).code).toBe(200)
  const use = () => browser.call('/admin/withdraw/list', {})
  let used = 0
  while ((await use()).code === 200) {
    used += staffSession.idleMs - 1
    clock.forward(staffSession.idleMs - 1)
  }
  expect(used).toBeGreaterThan(staffSession.lifetimeMs - 3 * staffSession.idleMs)
  expect((await use()).code).toBe(401)
})

it('a page that asks every minute who is signed in keeps no session from going idle', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await consoleOf(server, staff)
  for (let waited = minuteMs; waited < staffSession.idleMs; waited += minuteMs) {
    server.clock.forward(minuteMs)
    expect((await me(browser)).code).toBe(200)
  }
  server.clock.forward(minuteMs)
  expect((await me(browser)).data).toMatchObject({ reason: 'EXPIRED', isIdle: true })
  expect((await browser.call('/admin/withdraw/list', {})).data).toMatchObject({ reason: 'EXPIRED', isIdle: true })
})

it('a password waits five minutes for its code', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await startedBy(server, staff)
  server.clock.forward(5 * minuteMs)
  expect((await prove(server, browser, staff)).code).toBe(401)
})

it('a call without the word of the page is refused, whatever cookie it brings', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await consoleOf(server, staff)
  const word = browser.csrf
  for (const csrf of ['', 'x'.repeat(word.length)]) {
    browser.csrf = csrf
    expect((await browser.call('/admin/withdraw/list', {})).data.reason).toBe('SIGN')
    expect((await browser.call('/admin/session/logout', {})).data.reason).toBe('SIGN')
  }
  browser.csrf = word
  expect((await browser.call('/admin/withdraw/list', {})).code).toBe(200)
})

it('a recovery code signs in once', async () => {
  const staff = await employ(server, ['finance'])
  const [first = ''] = staff.recovery
  const browser = await startedBy(server, staff)
  expect((await browser.call('/admin/session/recover', { code: first.toUpperCase() })).data.recoveryLeft).toBe(9)
  const again = await startedBy(server, staff)
  expect((await again.call('/admin/session/recover', { code: first })).data).toMatchObject({ left: 4 })
})

it('signs out: the cookie is taken away and its token is worth nothing', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await consoleOf(server, staff)
  const kept = browser.cookie
  expect((await browser.call('/admin/session/logout', {})).code).toBe(200)
  expect(browser.setCookie).toContain('Max-Age=0')
  browser.cookie = kept
  expect((await me(browser)).code).toBe(401)
})

it('calls of the app and calls of the console are kept apart', async () => {
  const staff = await employ(server, ['operator', 'finance'])
  const browser = await consoleOf(server, staff)
  // A call of the app is not one of the console's: it must be signed.
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/bctWithdraw/list',
    headers: { cookie: browser.cookie, 'x-csrf': browser.csrf },
  })
  expect(response.json()).toMatchObject({ data: { reason: 'SIGN' } })
  // A signed call with the console's address finds no session of staff.
  const device = signedClient(server.app, { now: server.now })
  expect((await device.form('/admin/withdraw/list' as '/bctWithdraw/list', {})).code).toBe(401)
})

it('no secret stands in the database as it is', async () => {
  const staff = await employ(server, ['finance'])
  const browser = await consoleOf(server, staff)
  const [row, session] = [
    await server.deps.db.selectFrom('staff').selectAll().where('staff_id', '=', staff.staffId).executeTakeFirst(),
    await server.deps.db.selectFrom('staff_session').selectAll().execute(),
  ]
  const kept = JSON.stringify([row, session])
  for (const secret of [staffPassword, staff.secret, ...staff.recovery, browser.cookie.slice('menpai_staff='.length)])
    expect(kept).not.toContain(secret)
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
