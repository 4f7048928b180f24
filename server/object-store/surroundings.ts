import type { Clock, Random } from '../deps'
import type { Objects } from './objects'
import type { Quota } from './quota'
import type { StoreKeys } from './token'

/** What the handlers of the store work with. */
export interface Surroundings {
  readonly objects: Objects
  readonly quota: Quota
  readonly keys: StoreKeys
  readonly clock: Clock
  readonly random: Random
  /** The folder of uploads in parts that are under way. */
  readonly partsFolder: string
  /** The demo city's pictures, where there is a demo city. */
  readonly demoFolder?: string
  /** How many trusted proxies stand in front, for the caller's address. */
  readonly trustedProxies?: number
  /** Calls per minute and address. */
  readonly callsPerMinute?: number
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs?: number
}
