import { approvalTimers } from './approvals'
import { cityDeadlines, cityJobNames, cityJobs } from './city-modules'
import type { Deps } from './deps'
import type { Deadline } from './jobs/deadlines'
import type { JobHandlers, JobNames } from './jobs/jobs'
import { approvalDeadlines, approvalJobNames } from './modules/approvals/jobs'
import { blockMarketDeadlines, blockMarketJobNames, blockMarketJobs } from './modules/block-market/jobs'
import { closingDeadlines, closingJobNames, closingJobs } from './modules/closing/jobs'
import { marketDeadlines, marketJobNames, marketJobs } from './modules/market/sales/jobs'
import { letterDeadlines, letterJobNames, letterJobs } from './modules/notices/letters/jobs'
import { newsJobNames } from './modules/notices/open/send-news'
import { orderDeadlines, orderJobNames, orderJobs } from './modules/orders/jobs'
import { parcelJobNames } from './modules/orders/parcel/follow'
import { dispatchJobNames } from './modules/pay/open/dispatch'
import { payDeadlines } from './modules/pay/open/deadlines'
import { rechargeDeadlines, rechargeJobNames, rechargeJobs } from './modules/recharge/payer'
import { warningJobNames } from './modules/session/open/changes'
import { withdrawalDeadlines, withdrawalJobNames, withdrawalJobs } from './modules/withdrawals/service'

/** Every stored deadline of the modules. Source: domain model §5. */
export const deadlines: readonly Deadline[] = [
  ...orderDeadlines,
  ...marketDeadlines,
  ...payDeadlines,
  ...rechargeDeadlines,
  ...withdrawalDeadlines,
  ...cityDeadlines,
  ...blockMarketDeadlines,
  ...closingDeadlines,
  ...letterDeadlines,
  ...approvalDeadlines,
]

/** What happens at them. */
export const timersOf = (deps: Deps): JobHandlers => ({
  ...orderJobs(deps),
  ...marketJobs(deps),
  ...rechargeJobs(deps),
  ...withdrawalJobs(deps),
  ...cityJobs(deps),
  ...blockMarketJobs(deps),
  ...closingJobs(deps),
  ...letterJobs(deps),
  ...approvalTimers(deps),
})

/** What each kind of job does, also of those that have a runner of their own. */
export const jobNames: JobNames = {
  ...orderJobNames,
  ...parcelJobNames,
  ...marketJobNames,
  ...rechargeJobNames,
  ...withdrawalJobNames,
  ...cityJobNames,
  ...blockMarketJobNames,
  ...closingJobNames,
  ...letterJobNames,
  ...approvalJobNames,
  ...newsJobNames,
  ...dispatchJobNames,
  ...warningJobNames,
}
