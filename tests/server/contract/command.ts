import type { ApiInput, ApiPath } from '@contract/endpoints/all'
import type { AppClient } from '../../support/server/app-client'
import { at } from './commands-city'
import type { ReadsCity } from './reads-city'

/** Who sends a command, and what: its number comes from the test. */
export interface Sent<P extends ApiPath> {
  readonly by: AppClient
  readonly input: Omit<ApiInput<P>, 'clientNo'>
}
export type Command<P extends ApiPath> = (demo: ReadsCity, clientNo: string) => Promise<Sent<P>>

/** Sent by who lives there. */
export const from =
  <I extends object>(blockNo: number, input: I) =>
  async (demo: ReadsCity) => ({ by: await at(demo, blockNo), input })
