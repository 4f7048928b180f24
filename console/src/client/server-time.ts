import { machineNow } from '../doors/clock'

let aheadMs = 0

/** Each answer says the server's time. */
export const hearTime = (serverMs: number): void => {
  aheadMs = serverMs - machineNow()
}

/** The server's time, in epoch milliseconds: deadlines are compared with it, never with the machine's. */
export const serverNow = (): number => machineNow() + aheadMs
