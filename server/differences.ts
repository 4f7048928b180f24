import type { Db } from './db/schema'
import { auditDifferences } from './modules/audit/open/differences'
import { mayorDifferences } from './modules/mayor/open/differences'
import { mutualDifferences } from './modules/mutual/open/differences'
import { differencesOf } from './modules/pay/open/payer'
import { voteDifferences } from './modules/vote/open/differences'
import { payers } from './payers'

/** Where the rows of the modules agree neither with each other nor with the ledger, in sentences for operators. */
export const moduleDifferences = async (db: Db): Promise<string[]> => [
  ...(await differencesOf(payers, db)),
  ...(await voteDifferences(db)),
  ...(await mutualDifferences(db)),
  ...(await mayorDifferences(db)),
  ...(await auditDifferences(db)),
]
