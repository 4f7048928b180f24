/** @jest-environment node */
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app'
import { buildStore } from '../../../server/object-store/app'
import { surroundingsIn } from '../../support/server/object-store'
import { testServer } from '../../support/server/server'

/** Sends a head and then its body byte by byte with pauses; returns what came back when the connection ended. */
async function drip(app: FastifyInstance, head: string, begin = ''): Promise<{ answer: string; ms: number }> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const begun = Date.now()
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.on('error', () => undefined)
  socket.write(`${head}\r\nhost: a\r\ncontent-length: 5000\r\n\r\n${begin}`)
  const dripping = setInterval(() => socket.write('x'), 100)
  await once(socket, 'close')
  clearInterval(dripping)
  return { answer, ms: Date.now() - begun }
}

const head = 'POST /api/bctPay/notify HTTP/1.1\r\ncontent-type: application/xml'

it('a body that does not end is not waited for: the app', async () => {
  const server = await testServer()
  const app = buildApp(server.deps, undefined, { requestTimeoutMs: 500 })
  const { answer, ms } = await drip(app, head)
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(ms).toBeLessThan(10_000)
  await app.close()
  await server.close()
})

it('a body that does not end is not waited for: the store, and nothing stays of it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-slow-'))
  const store = buildStore({ ...surroundingsIn(folder, { now: () => Date.now() }), requestTimeoutMs: 500 })
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const { answer, ms } = await drip(store, 'POST / HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=b', part)
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
  expect(ms).toBeLessThan(10_000)
  await store.close()
  const left = () => readdir(path.join(folder, 'arriving'))
  for (const until = Date.now() + 5_000; (await left()).length > 0 && Date.now() < until;) await sleep(20)
  expect(await left()).toEqual([])
  await rm(folder, { recursive: true, force: true })
})

it('as they are set, the app waits half a minute and the store five', async () => {
  const server = await testServer()
  const store = buildStore(surroundingsIn('/nowhere', server.clock))
  await store.ready()
  expect([server.app.server.requestTimeout, store.server.requestTimeout]).toEqual([30_000, 300_000])
  expect([server.app.server.maxConnections, store.server.maxConnections]).toEqual([10_000, 2_000])
  await Promise.all([store.close(), server.close()])
})
