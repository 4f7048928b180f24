import type { Deps } from '../../deps'
import type { JobHandlers } from '../../jobs/jobs'
import { expireSaleJob } from './add-sale'
import { expireSale } from './store'

/** Listings end after their days. Source: domain model §3.3. */
export const marketJobs = (deps: Pick<Deps, 'clock'>): JobHandlers => ({
  [expireSaleJob]: async (tx, saleId) => void (await expireSale(tx, saleId, deps.clock.now())),
})
