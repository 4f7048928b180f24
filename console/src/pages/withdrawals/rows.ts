import type { ConsoleMap } from '@contract/endpoints/console/all'

/** A withdrawal, as its list has it. */
export type Withdrawal = ConsoleMap['/admin/withdraw/list']['output']['data'][number]

/** A withdrawal with what finance checks before it signs. */
export type WithdrawalInfo = ConsoleMap['/admin/withdraw/info']['output']
