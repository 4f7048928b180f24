import type { ConsoleMap } from '@contract/endpoints/console/all'

/** An area, as its list has it. */
export type AreaRow = ConsoleMap['/admin/area/list']['output']['data'][number]
