import type { ConsoleMap } from '@contract/endpoints/console/all'

/** An objection to a sale, as its list has it. */
export type Handover = ConsoleMap['/admin/handover/list']['output']['data'][number]
