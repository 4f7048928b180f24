import { areaOffsetMs } from '@contract/hours'
import { relativeTime } from './relative-time'

/** How long ago, as it is shown: 刚刚, 6 分钟前, 2 小时前, 3 天前, then the day. Source: design §6 (a space beside figures). */
export const agoText = (atMs: number, nowMs: number): string =>
  relativeTime(atMs, 'mm-dd', { nowMs, clock: () => areaOffsetMs }).replace(/^(\d+)(?=\D+前$)/, '$1 ')
