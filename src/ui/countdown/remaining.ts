import { twoDigits } from '@contract/digits'
import { remainingParts } from '@/lib/time/remaining'

const hourS = 3600
const dayS = 86_400

/**
 * Time that is left, as the screens write it: `12:31` under an hour, `17:40:05` under a day, `2 天 08:48` above
 * (`withSeconds`: `2 天 08:48:20`). Never negative. Our decision: design §6 (time).
 */
export function remainingText(leftMs: number, withSeconds = false): string {
  const total = Math.max(0, Math.ceil(leftMs / 1000))
  const { days, hours, minutes, seconds } = remainingParts(total)
  const clock = `${twoDigits(minutes)}:${twoDigits(seconds)}`
  if (total < hourS) return clock
  if (total < dayS) return `${twoDigits(hours)}:${clock}`
  return withSeconds
    ? `${days} 天 ${twoDigits(hours)}:${clock}`
    : `${days} 天 ${twoDigits(hours)}:${twoDigits(minutes)}`
}
