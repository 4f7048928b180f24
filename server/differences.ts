import type { Db } from './db/schema'
import { cityDifferences } from './city-modules'
import { deadlines } from './deadlines'
import { forgotten } from './jobs/lost'
import { auditDifferences } from './modules/audit/open/differences'
import { payers } from './payers'

const checks = [
  ...Object.values(payers).flatMap(({ differences }) => differences ?? []),
  ...cityDifferences,
  auditDifferences,
]

/**
 * Where the rows of the modules agree neither with each other nor with the ledger, and every deadline that no wake-up waits for, in
 * sentences for operators.
 */
export async function moduleDifferences(db: Db): Promise<readonly string[]> {
  const found = [...(await forgotten(db, deadlines))]
  for (const check of checks) found.push(...(await check(db)))
  return found
}
