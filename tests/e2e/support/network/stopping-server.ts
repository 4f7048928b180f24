import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that begins every answer and stops in the middle of it. Its connections stay open until it is ended. */
export async function stoppingServer(): Promise<{ readonly url: string; readonly end: () => void }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
