import type { Fen } from '@contract/money'
import type { Tx } from '../../../db/schema'
import { fundAccount, lockFund } from '../ledger-store'
import { freeIn } from '../rules/free'

/** The free money of a fund, in fen, with its account locked: until the transaction ends nobody else gets it. Source: community §3. */
export async function lockedFree(tx: Tx, areaId: number): Promise<Fen> {
  await lockFund(tx, areaId)
  return freeIn(await fundAccount(tx, areaId))
}
