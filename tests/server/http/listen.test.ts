import { createServer } from 'node:net'
import Fastify from 'fastify'
import { developmentConfig } from '../../../server/config/config'
import { addressesOf, listen } from '../../../server/listener/listen'

describe('listening', () => {
  const busy = createServer()
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const address = busy.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterAll(() => new Promise((resolve) => busy.close(resolve)))

  it('takes a free port when the usual one is busy', async () => {
    const app = Fastify()
    const taken = await listen(app, { ...developmentConfig, port })
    expect(taken).toBeGreaterThan(0)
    expect(taken).not.toBe(port)
    await app.close()
  })

  it('fails in words when the busy port was asked for', async () => {
    const app = Fastify()
    await expect(listen(app, { ...developmentConfig, port, isPortFixed: true })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another program.`,
    )
    await app.close()
  })

  it('names the machine’s networks only when it listens to all of them', () => {
    expect(addressesOf('127.0.0.1', 3000, '')).toEqual(['http://127.0.0.1:3000/'])
    expect(addressesOf('0.0.0.0', 3000, '/market')[0]).toBe('http://127.0.0.1:3000/market/')
  })
})
