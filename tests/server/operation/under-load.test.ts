/** @jest-environment node */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { databaseUrlOf, removeDataFolder, runServer, startServer } from '../../support/server/process'
import { NoAnswer } from '../../support/server/process-call'

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = await cityFolder()
  server = await startServer(folder, { MENPAI_DRAIN_MS: '3000' })
})
afterAll(async () => {
  await server.stop()
  await removeDataFolder(folder)
})

const status = (path: string): Promise<number> =>
  fetch(`${server.url}${path}`).then(
    (answer) => answer.status,
    () => 0,
  )

/** What production asks for, with a database of its own or not. */
const production = {
  MENPAI_DEMO: undefined,
  MENPAI_DEV_CLOCK: undefined,
  MENPAI_MODE: 'production',
  MENPAI_SIGN_SECRET_A: 'a secret of this test',
  MENPAI_SIGN_SECRET_B: 'another secret of this test',
  MENPAI_SEAL_KEY: randomBytes(32).toString('base64'),
  MENPAI_STORE_KEY: randomBytes(32).toString('base64'),
  MENPAI_STORE_URL: 'https://pictures.example',
  MENPAI_LOGIN_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
}

it('production does not start on a database that holds a demo city', async () => {
  const { code, printed } = await runServer(folder, { ...production, DATABASE_URL: databaseUrlOf(folder) })
  expect(code).toBe(1)
  expect(printed).toContain('holds a demo city')
  expect(printed).not.toMatch(/\n\s+at /)
})

it('counts its calls for Prometheus, by route', async () => {
  await server.call('/bctSale/list', { areaId }, { ak: 'counted' })
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/menpai_request_seconds_count\{route="\/api\/bctSale\/list",status="200"\} [1-9]/)
})

it('a stop under load leaves no request without its answer, and says for a while that it wants no more', async () => {
  const who = await server.signIn(36, demoPassword(36))
  const broken: string[] = []
  let answered = 0
  let isOver = false
  const load = Array.from({ length: 12 }, async (_, index) => {
    while (!isOver) {
      const asked =
        index % 2 === 0 ? server.call('/bctSale/list', { areaId }, who) : server.call('/user/assets', {}, who)
      await asked.then(
        ({ code }) => (code === 200 ? answered++ : broken.push(`code ${code}`)),
        (error: unknown) => broken.push(error instanceof NoAnswer ? String(error.cause) : String(error)),
      )
    }
  })
  // Twenty answers come soon, or somewhat later on a busy machine.
  for (let tries = 0; answered <= 20 && tries < 200; tries++) await sleep(100)
  expect(answered).toBeGreaterThan(20)
  const stopped = server.stop()
  // A load balancer asks from time to time, and sends no more requests after a no.
  for (let tries = 0; (await status('/readyz')) !== 503 && tries < 20; tries++) await sleep(50)
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  const whenTold = answered
  await sleep(300)
  expect(answered).toBeGreaterThan(whenTold)
  isOver = true
  await Promise.all(load)
  expect(broken).toEqual([])
  expect(await stopped).toBe(0)
})
