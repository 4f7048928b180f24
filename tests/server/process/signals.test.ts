/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../../server/db/embedded/process'
import { dataFolder, postmasterOf, removeDataFolder, startServer } from '../../support/server/process'

let folder: string
beforeAll(async () => {
  folder = dataFolder()
})
afterAll(() => removeDataFolder(folder))

/** systemd tells every process of the group, and `npm start` passes its own signal on. */
it('a SIGTERM that is repeated while it stops changes nothing: it stops in order, its database too', async () => {
  const server = await startServer(folder, { MENPAI_DEMO: '0', HOST: '0.0.0.0', MENPAI_DRAIN_MS: '500' })
  expect(server.printed()).toMatch(/!! OPEN: everybody in this network/)
  const postmaster = postmasterOf(folder)
  expect(isAlive(postmaster)).toBe(true)
  for (let told = 0; told < 4; told++) {
    server.tell('SIGTERM')
    await sleep(60)
  }
  expect(await server.ended()).toBe(0)
  expect(server.printed()).toMatch(/Stopping …\n[^]*Stopped\.\n$/)
  expect(server.printed()).not.toMatch(/second SIGTERM/)
  expect(isAlive(postmaster)).toBe(false)
  expect(postmasterOf(folder)).toBe(0)
})

it('a server whose embedded database was killed says so and ends, and the next one starts', async () => {
  const server = await startServer(folder, { MENPAI_DEMO: '0' })
  process.kill(postmasterOf(folder), 'SIGKILL')
  expect(await server.ended()).toBe(1)
  expect(server.printed()).toContain('The embedded database ended, though nobody stopped it')
  const next = await startServer(folder, { MENPAI_DEMO: '0' })
  expect((await next.raw({ path: '/readyz', method: 'GET' })).status).toBe(200)
  expect(await next.stop()).toBe(0)
})
