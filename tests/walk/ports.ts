import type { AddressInfo, Server } from 'node:net'
import { createServer } from 'node:net'

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
    const first = await listenOn(0)
    if (!first) continue
    const { port } = first.address() as AddressInfo
    const others = await Promise.all(Array.from({ length: count - 1 }, (_, at) => listenOn(port + at + 1)))
    for (const server of [first, ...others]) if (server) await end(server)
    if (others.every((server) => server !== undefined)) return port
  }
}
