import { randomInt } from 'node:crypto'
import type { Server } from 'node:net'
import { createServer } from 'node:net'

/** Below those that a system gives to whoever asks for any port (from 32768 on Linux), so that nobody takes one before it is used. */
const range = { from: 20_000, to: 32_000 } as const

const listenOn = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const end = (server: Server) => new Promise((resolve) => server.close(resolve))

/** The first of this many consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to - count)
    const servers = await Promise.all(Array.from({ length: count }, (_, at) => listenOn(port + at)))
    for (const server of servers) if (server) await end(server)
    if (servers.every((server) => server !== undefined)) return port
  }
}
