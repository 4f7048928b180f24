import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** An address that stays while what is behind it stops, starts elsewhere, or hangs. */
export interface Door {
  readonly port: number
  /** While it hangs, it takes connections and carries nothing. */
  isHanging: boolean
  close(): Promise<void>
}

export async function door(portBehind: () => number): Promise<Door> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(portBehind(), '127.0.0.1')
    const ways = [
      [near, far],
      [far, near],
    ] as const
    for (const [from, to] of ways) {
      sockets.add(from)
      from.on('data', (chunk) => void (opened.isHanging || to.write(chunk)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const opened: Door = {
    port: (server.address() as AddressInfo).port,
    isHanging: false,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return opened
}
