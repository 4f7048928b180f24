import type { Tx } from '../../../db/schema'
import { fundAccount } from '../ledger-store'
import { hasBeyond } from '../rules/free'

/**
 * Whether an account is a fund that has less than it reserves for spends and open votes: what would take it is refused. Source: community
 * §3.
 */
export async function isFundShort(tx: Tx, key: string): Promise<boolean> {
  const areaId = /^area:(\d+):fund$/.exec(key)?.[1]
  if (areaId === undefined) return false
  return !hasBeyond(await fundAccount(tx, Number(areaId)), 0)
}

/** Whether a fund has this much beyond what it was asked for and has promised; its account is locked. */
export async function mayFundGive(tx: Tx, areaId: number, amount: number): Promise<boolean> {
  return hasBeyond(await fundAccount(tx, areaId), amount)
}
