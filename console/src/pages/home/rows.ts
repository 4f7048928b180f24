import type { ConsoleMap } from '@contract/endpoints/console/all'

/** Everything that the overview tells. */
export type Overview = ConsoleMap['/admin/stat/overview']['output']
