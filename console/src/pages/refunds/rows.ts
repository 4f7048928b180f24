import type { ConsoleMap } from '@contract/endpoints/console/all'

/** A refund, as its list has it. */
export type Refund = ConsoleMap['/admin/refund/list']['output']['data'][number]
