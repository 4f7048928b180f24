import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice'
import type { Tally } from './tally'

/**
 * What happens to one request. `drop`: the connection breaks before anything is sent on. `delay`, `late`: the request, or the answer,
 * waits. `twice`: it arrives twice at the same time and either answer comes back. `cut`: the work is done and the answer is lost,
 * completely or from the middle on. `hang`: the work is done and nothing ever comes back.
 */
export type HttpFault = 'none' | 'drop' | 'delay' | 'late' | 'twice' | 'cut' | 'hang'

/** How likely each is, as weights. */
export type HttpFaults = Readonly<Record<HttpFault, number>>

export interface ProxySettings {
  /** Where requests go on to, without a trailing slash. */
  readonly target: () => string
  readonly faults: HttpFaults
  readonly dice: Dice
  readonly tally: Tally
  /** Everything passes untouched while this is false. */
  readonly isOn: () => boolean
}

interface Whole {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Headers that belong to one connection. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const withoutConnection = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Carries requests over HTTP, and spoils some. */
export async function httpProxy({ target, faults, dice, tally, isOn }: ProxySettings) {
  const agent = new Agent({ keepAlive: true })

  const forward = (asked: IncomingMessage, body: Buffer): Promise<Whole> =>
    new Promise((resolve, reject) => {
      const headers = { ...withoutConnection(asked.headers), 'content-length': String(body.length) }
      const passed = send(`${target()}${asked.url ?? '/'}`, { method: asked.method, headers, agent }, (answer) => {
        bodyOf(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
          reject,
        )
      })
      passed.on('error', reject)
      passed.end(body)
    })

  const give = (reply: ServerResponse, { status, headers, body }: Whole) => {
    reply.writeHead(status, { ...withoutConnection(headers), 'content-length': body.length }).end(body)
  }

  const spoil = async (asked: IncomingMessage, reply: ServerResponse, body: Buffer, fault: HttpFault) => {
    switch (fault) {
      case 'none':
        return give(reply, await forward(asked, body))
      case 'drop':
        return reply.destroy()
      case 'delay':
        await sleep(dice.between(20, 1_500))
        return give(reply, await forward(asked, body))
      case 'late': {
        const answer = await forward(asked, body)
        await sleep(dice.between(20, 1_500))
        return give(reply, answer)
      }
      case 'twice': {
        const both = [forward(asked, body), forward(asked, body)]
        const settled = Promise.allSettled(both)
        const shown = await dice.pick(both)
        await settled
        return give(reply, shown)
      }
      case 'cut': {
        const { status, headers, body: whole } = await forward(asked, body)
        if (dice.happens(0.5)) {
          reply.writeHead(status, { ...withoutConnection(headers), 'content-length': whole.length })
          reply.write(whole.subarray(0, Math.floor(whole.length / 2)))
          await sleep(5)
        }
        return reply.destroy()
      }
      case 'hang':
        return void (await forward(asked, body))
    }
  }

  const server = createServer((asked, reply) => {
    const fault = isOn() ? dice.weighed(faults) : 'none'
    if (fault !== 'none') tally.add(fault)
    bodyOf(asked)
      .then((body) => spoil(asked, reply, body, fault))
      .catch(() => reply.destroy()) // No server is there, and the caller sees just that.
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
