import type { Tx } from '../../../db/schema'
import { fundAccount } from '../ledger-store'

/**
 * Whether an account is a fund that has less than it reserves for spends and open votes: what would take it is refused. Source: community
 * §3.
 */
export async function isFundShort(tx: Tx, key: string): Promise<boolean> {
  const areaId = /^area:(\d+):fund$/.exec(key)?.[1]
  if (areaId === undefined) return false
  const { balance, promised, asked } = await fundAccount(tx, Number(areaId))
  return [...promised, ...asked].reduce((left, amount) => left - amount, balance) < 0
}

/** Whether a fund has this much beyond what it was asked for and has promised; its account is locked. */
export async function mayFundGive(tx: Tx, areaId: number, amount: number): Promise<boolean> {
  const { balance, promised, asked } = await fundAccount(tx, areaId)
  return [...promised, ...asked].reduce((left, one) => left - one, balance) >= amount
}
