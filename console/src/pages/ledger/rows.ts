import type { ConsoleMap } from '@contract/endpoints/console/all'

/** An entry of the books, as its list has it. */
export type Entry = ConsoleMap['/admin/entry/list']['output']['data'][number]
