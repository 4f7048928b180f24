import { approvalTimers } from './approvals'
import { cityDeadlines, cityJobs } from './city-modules'
import type { Deps } from './deps'
import type { Deadline } from './jobs/deadlines'
import type { JobHandlers } from './jobs/jobs'
import { approvalDeadlines } from './modules/approvals/jobs'
import { blockMarketDeadlines, blockMarketJobs } from './modules/block-market/jobs'
import { closingDeadlines, closingJobs } from './modules/closing/jobs'
import { marketDeadlines, marketJobs } from './modules/market/sales/jobs'
import { noticePlanDeadlines, noticePlanJobs } from './modules/notices/plans/jobs'
import { orderDeadlines, orderJobs } from './modules/orders/jobs'
import { payDeadlines } from './modules/pay/open/deadlines'
import { rechargeDeadlines, rechargeJobs } from './modules/recharge/payer'
import { withdrawalDeadlines, withdrawalJobs } from './modules/withdrawals/service'

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
  ...noticePlanDeadlines,
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
  ...noticePlanJobs(deps),
  ...approvalTimers(deps),
})
