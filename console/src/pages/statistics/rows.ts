import type { ConsoleMap } from '@contract/endpoints/console/all'

/** The days of a span with their figures. */
export type Series = ConsoleMap['/admin/stat/series']['output']['data']
