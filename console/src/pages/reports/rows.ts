import type { ConsoleMap } from '@contract/endpoints/console/all'

/** What was reported, with who reported it. */
export type Reported = ConsoleMap['/admin/report/list']['output']['data'][number]
