import type { ConsoleMap } from '@contract/endpoints/console/all'

/** A shop, as the queue of an area has it. */
export type Shop = ConsoleMap['/admin/shop/list']['output']['data'][number]
