/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isOpenAt, opensAt } from '@contract/hours'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { isAlive } from '../../../server/db/embedded/process'
import { openDatabase } from '../../../server/db/open'
import { checkBooks } from '../../../server/ledger/check-books'
import { cityFolder } from '../../support/server/city-folder'
import type { Launch, ServerProcess } from '../../support/server/process'
import { databaseUrlOf, postmasterOf, removeDataFolder, startServer } from '../../support/server/process'
import type { Buyer } from '../../support/server/process-trade'
import { seeded } from '@/ui/map-lines/seeded'
import { buyUntilGone } from '../../support/server/process-trade'

const root = path.join(__dirname, '../../..')
const serve = pathToFileURL(path.join(root, 'scripts/setup/serve.mjs')).href

/** An account with WeChat Pay, as settings for the server and the gateway. */
const account = {
  MENPAI_WECHAT_MCH_ID: '1900000109',
  MENPAI_WECHAT_KEY: 'k'.repeat(32),
  MENPAI_WECHAT_MINI_APP_ID: 'wx0000000000000001',
  MENPAI_WECHAT_MINI_SECRET: 'm'.repeat(32),
  MENPAI_WECHAT_WEB_APP_ID: 'wx0000000000000002',
  MENPAI_WECHAT_WEB_SECRET: 'w'.repeat(32),
}

let data: string
let place: string
beforeAll(async () => {
  data = await cityFolder()
  place = await mkdtemp(path.join(os.tmpdir(), 'menpai-start-'))
  // `npm start` without the building: npm, its shell, our script, the server.
  const start = `import { serve } from ${JSON.stringify(serve)}
    serve(process.execPath, JSON.parse(process.env.RUN ?? '["--import","tsx","server/main.ts"]'), { cwd: ${JSON.stringify(root)}, env: process.env })`
  await writeFile(path.join(place, 'start.mjs'), start)
  await writeFile(path.join(place, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }))
})
afterAll(async () => {
  await removeDataFolder(data)
  await rm(place, { recursive: true, force: true })
})

const throughNpm = (): Launch => ({ command: 'npm', args: ['start', '--silent'], cwd: place, detached: true })

/** The processes of a group that live. */
const groupOf = (leader: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const [state, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return Number(group) === leader && state !== 'Z'
      } catch {
        return false
      }
    })

/** Waits until these processes have ended; throws when they do not. npm itself dies first without passing the signal on. */
async function gone(pids: readonly number[]): Promise<void> {
  for (const until = Date.now() + 20_000; pids.some(isAlive); await sleep(50))
    if (Date.now() > until) throw new Error(`still there: ${pids.filter(isAlive).join(', ')}`)
}

async function buyers(server: ServerProcess): Promise<Promise<Buyer>[]> {
  const now = server.now()
  if (!isOpenAt([], now)) await server.call('/admin/clock', { to: opensAt([], now) + 3_600_000 }, { ak: 'operator' })
  const { data: board } = await server.call('/bctSale/list', { areaId, page: 1 }, { ak: 'onlooker' })
  const goods = board.data
    .filter(({ state, price, minQty }) => state === 'on' && (price * minQty) / 10_000 < 1_000)
    .map(({ saleId, ver, price, minQty, seller }) => ({ saleId, ver, price, qty: minQty, blockNo: seller.blockNo }))
  const signedIn = await Promise.all(
    [36, 91, 94, 130].map(async (blockNo): Promise<Buyer> => {
      const who = await server.signIn(blockNo, demoPassword(blockNo))
      return { who, blockNo, takes: [], payments: [] }
    }),
  )
  return signedIn.map(async (buyer) => {
    // While it stops, the server says so (503); nothing was done then.
    await buyUntilGone(server, buyer, goods, seeded(buyer.blockNo)).catch((error: unknown) => {
      if (!String(error).includes('HTTP 503')) throw error
    })
    return buyer
  })
}

it.each(['the whole group', 'npm alone'])(
  'SIGTERM to %s of `npm start` ends the server and its database in order, and loses no payment',
  async (told) => {
    const server = await startServer(data, {}, throughNpm())
    const [postmaster, before] = [postmasterOf(data), groupOf(server.pid)]
    expect(before.length).toBeGreaterThanOrEqual(3)
    const buying = await buyers(server)
    await sleep(1_500)
    process.kill(told === 'npm alone' ? server.pid : -server.pid, 'SIGTERM')
    const done = await Promise.all(buying)
    await server.ended()
    await gone([postmaster, ...before])
    expect(server.printed()).toMatch(/Stopping …\n[^]*Stopped\.\n/)
    expect(postmasterOf(data)).toBe(0)

    const acknowledged = done.flatMap(({ who, payments }) =>
      payments.flatMap(({ answer }) => (answer ? [{ who, payNo: answer.payNo }] : [])),
    )
    expect(acknowledged.length).toBeGreaterThan(0)
    const next = await startServer(data)
    for (const { who, payNo } of acknowledged) {
      expect(await next.call('/bctPay/check', { payNo }, who)).toMatchObject({ code: 200, data: { state: 'paid' } })
    }
    const db = openDatabase(databaseUrlOf(data), { connections: 1 })
    expect((await checkBooks(db)).differences).toEqual([])
    await db.destroy()
    expect(await next.stop()).toBe(0)
  },
  180_000,
)

it('a SIGTERM while everything starts leaves no database behind', async () => {
  const env = { ...process.env, PORT: '0', MENPAI_DATA_DIR: data, MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' }
  const child = spawn('npm', ['start', '--silent'], {
    cwd: place,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  for (const until = Date.now() + 60_000; Date.now() < until && !printed.includes('Starting the database');)
    await sleep(5)
  const ended = once(child, 'close')
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await ended
  await gone(groupOf(child.pid ?? 0))
  expect(postmasterOf(data)).toBe(0)
})

it.each([
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 137],
])('ends with the code of a server that does %s', async (code, expected) => {
  const env = { ...process.env, RUN: JSON.stringify(['-e', code]) }
  const child = spawn(process.execPath, ['start.mjs'], { cwd: place, env, stdio: 'ignore' })
  await once(child, 'close')
  expect(child.exitCode).toBe(expected)
})

it.each(['the whole group', 'npm alone'])(
  'SIGTERM to %s of `npm run gateway` ends it in order',
  async (told) => {
    const env = { ...process.env, PORT: '0', ...account, MENPAI_GATEWAY_PORT: '0', MENPAI_DATA_DIR: place }
    const child = spawn('npm', ['run', '--silent', 'gateway'], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    for (const until = Date.now() + 60_000; Date.now() < until && !printed.includes('The sandbox gateway is on');)
      await sleep(50)
    const [pid, before] = [child.pid ?? 0, groupOf(child.pid ?? 0)]
    const ended = once(child, 'close')
    process.kill(told === 'npm alone' ? pid : -pid, 'SIGTERM')
    await ended
    await gone(before)
  },
  90_000,
)

it('a gateway that is told twice ends in order', async () => {
  const env = { ...process.env, ...account, MENPAI_GATEWAY_PORT: '0', MENPAI_DATA_DIR: place }
  const child = spawn(process.execPath, ['scripts/gateway.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  await ended
  expect(child.exitCode).toBe(0)
})
