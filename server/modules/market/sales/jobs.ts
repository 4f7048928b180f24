import type { Deps } from '../../../deps'
import type { JobHandlers } from '../../../jobs/jobs'
import { expireSaleJob } from './add'
import { bidJobs } from '../bids/end'
import { expireSale } from './store'
import { transferJobs } from '../transfer/service'

/** Listings and bids end after their days, unpaid bids after a quarter of an hour. Source: domain model §3.3, §3.4. */
export const marketJobs = (deps: Deps): JobHandlers => ({
  ...bidJobs(deps),
  ...transferJobs(deps),
  [expireSaleJob]: async (tx, saleId) => void (await expireSale(tx, saleId, deps.clock.now())),
})
