import type { Deps } from '../../../deps'
import type { Deadline } from '../../../jobs/deadlines'
import { deadline, unpaid } from '../../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import { blockStates } from '../../area/tables'
import { expireSaleJob } from './add'
import { closeUnpaidBuyJob, expireBuyJob } from '../bids/add'
import { endTransferJob } from '../open/transfer-end'
import { bidJobNames, bidJobs } from '../bids/end'
import { expireSale } from './store'
import { transferJobNames, transferJobs } from '../transfer/service'

const isOpen = { state: ['on', 'paused'] } as const
const isOffered = { state: [blockStates.transfer] }
const isListed = { state: ['on', 'paused', 'soldout'] } as const

export const marketDeadlines: readonly Deadline[] = [
  unpaid('buy_order', 'buy_id', 'pay_before', closeUnpaidBuyJob, 'buy'),
  deadline('buy_order', 'buy_id', 'expire_at', { wakes: expireBuyJob, where: { state: ['open'] } }),
  deadline('sale', 'sale_id', 'expire_at', { wakes: expireSaleJob, wakesWhere: isOpen, where: isListed }),
  deadline('block', 'block_id', 'transfer_until', { wakes: endTransferJob, wakesWhere: isOffered }),
]

/** What the jobs of the market do, for who reads that one fails. */
export const marketJobNames = {
  ...bidJobNames,
  ...transferJobNames,
  [expireSaleJob]: '在售到期',
} as const satisfies JobNames

/** Listings and bids end after their days, unpaid bids when their time to pay is over. Source: domain model §3.3, §3.4. */
export const marketJobs = (deps: Deps): JobHandlers<keyof typeof marketJobNames> => ({
  ...bidJobs(deps),
  ...transferJobs(deps),
  [expireSaleJob]: async (tx, saleId) => void (await expireSale(tx, saleId, deps.clock.now())),
})
