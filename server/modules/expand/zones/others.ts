import { looksLike } from '@contract/texts/alike'
import type { zonesOf } from '../../area/open/zones'

export type Zone = Awaited<ReturnType<typeof zonesOf>>[number]

/** Another zone of the city has this name. */
export const zoneTaken = '这座城里已有这个分区'

/** Zones of a city but this one that have some of these numbers. */
export const overlapping = (zones: readonly Zone[], zoneId: number | null | undefined, from: number, to: number) =>
  zones.filter((zone) => zone.category_id !== zoneId && zone.no_from <= to && from <= zone.no_to)

/** Whether a zone of a city but this one is called so. */
export const isZoneTaken = (zones: readonly Zone[], zoneId: number | null, name: string): boolean =>
  zones.some((zone) => zone.category_id !== zoneId && looksLike(zone.name, name))
