import type { ConsoleMap } from '@contract/endpoints/console/all'

/** A block, as its list has it. */
export type Block = ConsoleMap['/admin/block/list']['output']['data'][number]
