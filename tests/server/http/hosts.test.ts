/** @jest-environment node */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isLoopback, opennessWords } from '../../../server/listener/listen'
import { notifyUrl } from '../../../server/modules/pay/start'
import { buildStore } from '../../../server/object-store/app'
import { testConfig } from '../../support/database/database'
import { surroundingsIn } from '../../support/server/object-store'
import { testServer } from '../../support/server/server'

async function ask(app: FastifyInstance, head: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.end(`GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer.split('\r\n')[0] ?? ''
}

it('a request that names two hosts is refused, by the app and by the store', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-hosts-'))
  const server = await testServer()
  const store = buildStore(surroundingsIn(folder, server.clock))
  for (const app of [server.app, store]) {
    expect(await ask(app, 'host: a\r\nHost: b\r\n')).toContain(' 400 ')
    expect(await ask(app, 'Host: a\r\nHost: a\r\n')).toContain(' 400 ')
    expect(await ask(app, 'host: a\r\n')).not.toContain(' 400 ')
  }
  await Promise.all([store.close(), server.close()])
  await rm(folder, { recursive: true, force: true })
})

describe('where the gateway tells of payments', () => {
  const asked = (host: string) => ({ protocol: 'http', hostname: host.split(':')[0] ?? '', host })

  it('is never what a stranger calls us', () => {
    const open = { ...testConfig, host: '0.0.0.0', port: 3000 }
    for (const host of ['evil.example', '169.254.169.254', '127.0.0.1:22', '192.168.1.7:3000'])
      expect(notifyUrl(open, asked(host))).toBe('http://127.0.0.1:3000/api/bctPay/notify')
    expect(notifyUrl({ ...testConfig, port: 3000 }, asked('evil.example'))).toBe(
      'http://127.0.0.1:3000/api/bctPay/notify',
    )
    const known = { ...open, publicUrl: 'https://app.example' }
    expect(notifyUrl(known, asked('evil.example'))).toBe('https://app.example/api/bctPay/notify')
  })

  it('is what this machine calls itself in the demo', () => {
    expect(notifyUrl(testConfig, asked('127.0.0.1:4711'))).toBe('http://127.0.0.1:4711/api/bctPay/notify')
  })
})

describe('a development server that others reach', () => {
  it('says so, with what everybody may do in it', () => {
    const words = opennessWords({ ...testConfig, host: '0.0.0.0', movableClock: true }).join('\n')
    expect(words).toMatch(/OPEN/)
    expect(words).toMatch(/pay without money/)
    expect(words).toMatch(/SMS code/)
    expect(opennessWords({ ...testConfig, host: '192.168.1.7' })).not.toEqual([])
  })

  it('says nothing where it is closed, or is none', () => {
    expect(opennessWords(testConfig)).toEqual([])
    expect(opennessWords({ ...testConfig, host: '0.0.0.0', mode: 'production' })).toEqual([])
    expect(['127.0.0.1', '127.0.0.2', 'localhost', '::1'].filter(isLoopback)).toHaveLength(4)
    expect(['0.0.0.0', '::', '10.0.0.1', 'example.com', '127.evil.example'].filter(isLoopback)).toEqual([])
  })
})
