import type { HttpFaults } from './http-proxy'
import type { TcpFaults } from './tcp-proxy'

/** How often each proxy spoils what passes. */
export interface FaultLevels {
  readonly app: HttpFaults
  readonly gateway: HttpFaults
  readonly database: TcpFaults
}

/** Of a hundred calls of the app about twenty meet a fault; the database's connection breaks about once in forty commands. */
export const roughLevels: FaultLevels = {
  app: { none: 800, drop: 40, delay: 40, late: 40, twice: 40, cut: 36, hang: 4 },
  gateway: { none: 850, drop: 30, delay: 30, late: 30, twice: 30, cut: 26, hang: 4 },
  database: { drop: 0.03, cut: 0.0008, cutAnswer: 0.0008, delay: 0.01, stall: 0.0003 },
}

/** The same kinds for a short run, without those that only cost time. */
export const shortLevels: FaultLevels = {
  app: { ...roughLevels.app, hang: 0 },
  gateway: { ...roughLevels.gateway, hang: 0 },
  database: { ...roughLevels.database, stall: 0 },
}

/** Nothing is spoiled on its way. */
const still = { none: 1, drop: 0, delay: 0, late: 0, twice: 0, cut: 0, hang: 0 }
export const stillLevels: FaultLevels = {
  app: still,
  gateway: still,
  database: { drop: 0, cut: 0, cutAnswer: 0, delay: 0, stall: 0 },
}
