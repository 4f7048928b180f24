/** @jest-environment node */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { dayMs } from '@contract/durations'
import { demoPassword } from '../../../demo/residents'
import { isAlive } from '../../../server/db/embedded/process'
import type { Launch, ServerProcess } from '../../support/server/process'
import {
  dataFolder,
  itself,
  postmasterOf,
  removeDataFolder,
  runServer,
  startServer,
} from '../../support/server/process'
import { contentTypes, envelopeOf, written } from '../../support/server/process-call'
import { signedHeaders } from '../../support/server/signed-client'

let folder: string
const running = new Set<ServerProcess>()

const start = async (settings = {}, how?: Launch) => {
  const server = await startServer(folder, settings, how)
  running.add(server)
  return server
}

beforeAll(async () => {
  folder = dataFolder()
})
afterEach(async () => {
  for (const server of running) await server.stop()
  running.clear()
})
afterAll(() => removeDataFolder(folder))

/** Occupies a port during a test; a port that is already busy is just as good. */
async function occupy(port: number) {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.on('error', () => resolve()).listen(port, '127.0.0.1', resolve))
  const address = holder.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    free: () => new Promise<void>((resolve) => void holder.close(() => resolve())),
  }
}

it('makes one city when two servers start at once on a new folder, and the database lives as long as one of them', async () => {
  const [one, other] = await Promise.all([start({}, itself), start({}, itself)])
  expect(one.url).not.toBe(other.url)
  const who = await one.signIn(128, demoPassword(128))
  const [mine, same] = await Promise.all([one, other].map((server) => server.call('/user/assets', {}, who)))
  expect(mine?.code).toBe(200)
  expect(same?.data).toEqual(mine?.data)

  const postmaster = postmasterOf(folder)
  expect(await one.stop()).toBe(0)
  expect(isAlive(postmaster)).toBe(true)
  expect((await other.call('/user/assets', {}, who)).data).toEqual(mine?.data)
  expect(await other.stop()).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
})

it('finds its sessions, its money and its used signatures again after a stop', async () => {
  const first = await start()
  const who = await first.signIn(36, demoPassword(36))
  const assets = await first.call('/user/assets', {}, who)
  const headers = { ...signedHeaders({ ...who, now: () => first.now() }), 'content-type': contentTypes.form }
  const request = { path: '/api/user/check', headers }
  expect(envelopeOf(await first.raw(request)).code).toBe(200)
  expect(await first.stop()).toBe(0)

  const second = await start()
  expect(second.printed()).not.toContain('Making the database')
  expect((await second.call('/user/assets', {}, who)).data).toEqual(assets.data)
  expect(envelopeOf(await second.raw(request))).toMatchObject({ code: 500, reason: 'SIGN' })
})

/** Begins a login: the server has its head and says so; `go` sends the rest and gives the answer. */
async function beginLogin(server: ServerProcess, ak: string, password: string) {
  const body = written('form', { areaId: 3253, blockNo: 130, password })
  const about = { 'content-type': contentTypes.form, 'content-length': body.length, expect: '100-continue' }
  const headers = { ...signedHeaders({ ak, now: () => server.now() }), ...about }
  const asked = request(`${server.url}/api/block/login`, { method: 'POST', headers })
  asked.flushHeaders()
  await once(asked, 'continue')
  return async () => {
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return envelopeOf({ status: answer.statusCode ?? 0, text: await text(answer) })
  }
}

it('stops in order at SIGTERM: what was asked is answered, and no database stays', async () => {
  const server = await start()
  const postmaster = postmasterOf(folder)
  expect(isAlive(postmaster)).toBe(true)
  const password = await server.encrypted(demoPassword(130))
  const logins = await Promise.all(['late-1', 'late-2', 'late-3'].map((ak) => beginLogin(server, ak, password)))
  const code = server.stop()
  const answers = await Promise.all(logins.map((go) => go()))
  expect(answers.map((answer) => answer.code)).toEqual([200, 200, 200])
  expect(await code).toBe(0)
  expect(server.printed()).toMatch(/Stopping …\n[^]*Stopped\.\n$/)
  expect(postmasterOf(folder)).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
})

it('takes another port when the usual one is busy', async () => {
  const usual = await occupy(3000)
  try {
    const server = await start({ PORT: undefined })
    expect(server.printed()).toContain('Port 3000 is busy')
    expect(new URL(server.url).port).not.toBe('3000')
  } finally {
    await usual.free()
  }
})

it('says so and ends, its database too, when the port that it was told is busy', async () => {
  const busy = await occupy(0)
  try {
    const { code, printed } = await runServer(folder, { PORT: String(busy.port) })
    expect(code).toBe(1)
    expect(printed).toContain(String(busy.port))
    expect(printed).not.toMatch(/\n\s+at /)
    expect(postmasterOf(folder)).toBe(0)
  } finally {
    await busy.free()
  }
})

it('warns at its start when the days to come reach into a year whose holidays it does not know', async () => {
  const known = await start()
  expect(known.printed()).not.toContain('public holidays of 203')
  await known.call('/admin/clock', { byMs: 10 * 366 * dayMs }, { ak: 'clock' })
  expect(await known.stop()).toBe(0)
  expect((await start()).printed()).toMatch(/The public holidays of 203\d are not known/)
})

it('names each setting that it cannot read, and starts nothing', async () => {
  const { code, printed } = await runServer(folder, { PORT: 'eighty', MENPAI_DEMO: 'yes' })
  expect(code).toBe(1)
  expect(printed).toContain('PORT')
  expect(printed).toContain('MENPAI_DEMO')
  expect(postmasterOf(folder)).toBe(0)
})
