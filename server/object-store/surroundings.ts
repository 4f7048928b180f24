import type { Clock, Random } from '../deps'
import type { Objects } from './objects'
import type { StoreKeys } from './token'

/** What the calls of the store work with. */
export interface Surroundings {
  readonly objects: Objects
  readonly keys: StoreKeys
  readonly clock: Clock
  readonly random: Random
  /** The folder of uploads in parts that are under way. */
  readonly partsFolder: string
  /** The demo city's pictures, where there is a demo city. */
  readonly demoFolder?: string
}
