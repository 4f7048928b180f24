import type { TimeOptions } from './format-time'
import { formatTime } from './format-time'
import { instantOf } from './instant'

const minuteS = 60
const hourS = 60 * minuteS
const dayS = 24 * hourS
const monthS = 30 * dayS
const yearS = 365 * dayS

/**
 * How long ago: 刚刚 under 5 minutes (and in the future), then N分钟前, N小时前, N天前; from 30 days on the date in `format`, or with
 * `false` N个月前 and N年前. Source: specification §9 (relative time).
 */
export function relativeTime(time: unknown, format: string | false | undefined, options: TimeOptions): string {
  const atMs = instantOf(time, options.nowMs, options.clock)
  const ago = (options.nowMs - atMs) / 1000
  if (ago < 5 * minuteS) return '刚刚'
  if (ago < hourS) return `${Math.floor(ago / minuteS)}分钟前`
  if (ago < dayS) return `${Math.floor(ago / hourS)}小时前`
  if (ago < monthS) return `${Math.floor(ago / dayS)}天前`
  if (format !== false) return formatTime(new Date(atMs), format, options)
  return ago < yearS ? `${Math.floor(ago / monthS)}个月前` : `${Math.floor(ago / yearS)}年前`
}
