import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, createServer as createTcp } from 'node:net'
import { once } from 'node:events'
import { dice } from '../../chaos/dice'
import type { HttpFault, HttpFaults } from '../../chaos/http-proxy'
import { httpProxy } from '../../chaos/http-proxy'
import { Tally } from '../../chaos/tally'
import type { TcpFaults } from '../../chaos/tcp-proxy'
import { tcpProxy } from '../../chaos/tcp-proxy'

const answer = 'so much money was moved '.repeat(40)

describe('the proxy before the server', () => {
  let served = 0
  const server = createHttp((request, reply) => {
    served += 1
    request.resume().on('end', () => reply.end(answer))
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  const through = async (fault: HttpFault, isOn = true) => {
    served = 0
    const none: HttpFaults = { none: 0, drop: 0, delay: 0, late: 0, twice: 0, cut: 0, hang: 0 }
    const { port } = server.address() as AddressInfo
    const tally = new Tally()
    const proxy = await httpProxy({
      target: () => `http://127.0.0.1:${port}`,
      faults: { ...none, [fault]: 1 },
      dice: dice(1, fault),
      tally,
      isOn: () => isOn,
    })
    const heard = await fetch(`${proxy.url}/x`, { method: 'POST', body: 'y', signal: AbortSignal.timeout(2_500) })
      .then((response) => response.text())
      .catch(() => undefined)
    await proxy.close()
    return { heard, served, told: tally.of(fault) }
  }

  it.each([
    ['none', { heard: answer, served: 1, told: 0 }],
    ['drop', { heard: undefined, served: 0, told: 1 }],
    ['delay', { heard: answer, served: 1, told: 1 }],
    ['late', { heard: answer, served: 1, told: 1 }],
    ['twice', { heard: answer, served: 2, told: 1 }],
    ['cut', { heard: undefined, served: 1, told: 1 }],
    ['hang', { heard: undefined, served: 1, told: 1 }],
  ] as const)('does what "%s" says', async (fault, seen) => {
    expect(await through(fault)).toEqual(seen)
  })

  it('carries everything while it is off', async () => {
    expect(await through('drop', false)).toEqual({ heard: answer, served: 1, told: 0 })
  })
})

describe('the proxy before the database', () => {
  let asked = ''
  const server = createTcp((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      asked += String(chunk)
      socket.write('answer')
    })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  const through = async (wrong: Partial<TcpFaults>) => {
    asked = ''
    const { port } = server.address() as AddressInfo
    const tally = new Tally()
    const faults = { drop: 0, cut: 0, cutAnswer: 0, delay: 0, stall: 0, ...wrong }
    const target = () => ({ host: '127.0.0.1', port })
    const proxy = await tcpProxy({ target, faults, dice: dice(1, 'tcp'), tally, isOn: () => true })
    const socket = connect({ host: '127.0.0.1', port: proxy.port })
    socket.on('error', () => undefined)
    socket.write('question')
    const heard = await new Promise<string>((resolve) => {
      socket.on('data', (chunk) => resolve(String(chunk)))
      socket.on('close', () => resolve(''))
    })
    socket.destroy()
    await proxy.close()
    return { heard, asked, told: tally.total }
  }

  it.each([
    ['nothing', {}, { heard: 'answer', asked: 'question', told: 0 }],
    ['drop', { drop: 1 }, { heard: '', asked: '', told: 1 }],
    ['cut', { cut: 1 }, { heard: '', asked: '', told: 1 }],
    ['cutAnswer', { cutAnswer: 1 }, { heard: '', asked: 'question', told: 1 }],
    ['delay', { delay: 1 }, { heard: 'answer', asked: 'question', told: 2 }],
  ])('does what "%s" says', async (_what, faults, seen) => {
    expect(await through(faults)).toEqual(seen)
  })
})

describe('chance', () => {
  it('is the same for the same seed and subject, and another for another', () => {
    const thrown = (seed: number, subject: string) => {
      const chance = dice(seed, subject)
      return Array.from({ length: 20 }, () => chance.between(1, 1_000))
    }
    expect(thrown(7, 'app')).toEqual(thrown(7, 'app'))
    expect(thrown(7, 'app')).not.toEqual(thrown(8, 'app'))
    expect(thrown(7, 'app')).not.toEqual(thrown(7, 'database'))
  })
})
