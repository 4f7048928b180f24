import type { ConsoleMap } from '@contract/endpoints/console/all'

/** A zone, as its list has it. */
export type Zone = ConsoleMap['/admin/zone/list']['output']['data'][number]
