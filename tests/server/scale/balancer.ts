import type { IncomingMessage, Server } from 'node:http'
import { Agent, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long a failed server gets no requests. */
const restMs = 1_000

export interface Balancer {
  readonly url: string
  /** Requests that each server was given. */
  readonly given: ReadonlyMap<string, number>
  close(): Promise<void>
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const isRefused = (error: NodeJS.ErrnoException): boolean => error.code === 'ECONNREFUSED'

/**
 * A very simple load balancer: requests go in turn to the healthy servers. A request that never reached its server (connection refused)
 * goes to the next one; for one that may have arrived the connection is broken, and the sender decides.
 */
export async function balance(servers: readonly string[]): Promise<Balancer> {
  const given = new Map(servers.map((server) => [server, 0]))
  const restUntil = new Map<string, number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const next = (): string => {
    const well = servers.filter((server) => (restUntil.get(server) ?? 0) < Date.now())
    const target = well[turn++ % Math.max(1, well.length)] ?? servers[0] ?? ''
    given.set(target, (given.get(target) ?? 0) + 1)
    return target
  }
  const forward = (asked: IncomingMessage, body: Buffer, tries: number): Promise<{ status: number; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const target = next()
      const headers = { ...asked.headers, 'content-length': String(body.length) }
      const passed = send(`${target}${asked.url ?? '/'}`, { agent, method: asked.method, headers }, (answer) => {
        bodyOf(answer).then((whole) => resolve({ status: answer.statusCode ?? 502, body: whole }), reject)
      })
      passed.on('error', (error) => {
        restUntil.set(target, Date.now() + restMs)
        if (isRefused(error) && tries > 1) forward(asked, body, tries - 1).then(resolve, reject)
        else reject(error)
      })
      passed.end(body)
    })
  const server: Server = createServer((asked, reply) => {
    bodyOf(asked)
      .then((body) => forward(asked, body, servers.length))
      .then(
        ({ status, body }) => reply.writeHead(status, { 'content-type': 'application/json' }).end(body),
        () => reply.destroy(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
