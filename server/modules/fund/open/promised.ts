import type { Tx } from '../../../db/schema'
import { fundAccount } from '../ledger-store'

/** Whether an account is a fund that has less than it promised: what would take its money is refused then. Source: community §3. */
export async function isFundShort(tx: Tx, key: string): Promise<boolean> {
  const areaId = /^area:(\d+):fund$/.exec(key)?.[1]
  if (areaId === undefined) return false
  const { balance, promised } = await fundAccount(tx, Number(areaId))
  return promised.reduce((left, amount) => left - amount, balance) < 0
}
