import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice'
import type { Tally } from './tally'

/**
 * How likely each fault is. `drop`: a new connection is refused. For each piece on its way: `cut` breaks the connection before a question
 * arrives, `cutAnswer` after the work was done; `delay` holds it back, `stall` longer than any timeout. There is no `twice`: TCP delivers
 * once, and a database's protocol has no questions that could arrive twice.
 */
export interface TcpFaults {
  readonly drop: number
  readonly cut: number
  readonly cutAnswer: number
  readonly delay: number
  readonly stall: number
}

export interface TcpProxySettings {
  readonly target: () => { readonly host: string; readonly port: number }
  readonly faults: TcpFaults
  readonly dice: Dice
  readonly tally: Tally
  readonly isOn: () => boolean
}

/** Longer than a driver waits for an answer. Source: server/db/open.ts (query_timeout). */
const stallMs = 3_500

/** Carries a database's connections, and spoils some. */
export async function tcpProxy({ target, faults, dice, tally, isOn }: TcpProxySettings) {
  const sockets = new Set<Socket>()

  const spoiler = (cutName: 'cut' | 'cutAnswer', breakOff: () => void) =>
    new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        if (!isOn()) return pass(null, chunk)
        if (dice.happens(faults[cutName])) {
          tally.add(cutName)
          return breakOff()
        }
        const isStalled = dice.happens(faults.stall)
        const isDelayed = dice.happens(faults.delay)
        if (!isStalled && !isDelayed) return pass(null, chunk)
        tally.add(isStalled ? 'stall' : 'delay')
        void sleep(isStalled ? stallMs : dice.between(5, 250)).then(() => pass(null, chunk))
      },
    })

  const server = createServer((near) => {
    if (isOn() && dice.happens(faults.drop)) {
      tally.add('drop')
      return near.resetAndDestroy()
    }
    const far = connect(target())
    const breakOff = () => {
      near.resetAndDestroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', breakOff)
      socket.on('close', () => {
        sockets.delete(socket)
        breakOff()
      })
    }
    near.pipe(spoiler('cut', breakOff)).pipe(far)
    far.pipe(spoiler('cutAnswer', breakOff)).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
