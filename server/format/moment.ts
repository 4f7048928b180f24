import { areaOffsetMs } from '@contract/hours'

/** An instant in the area's time as refusals and notices write it: 11-23 09:40. */
export const shortMoment = (atMs: number): string =>
  new Date(atMs + areaOffsetMs).toISOString().slice(5, 16).replace('T', ' ')
