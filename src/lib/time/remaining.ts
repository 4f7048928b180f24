/** A span of time in whole parts. */
export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * Seconds that are left, in days, hours (0–23), minutes and seconds; zeros when nothing is left. Source:
 * specification §9 (remaining time).
 */
export function remainingParts(leftS: number | string): Remaining {
  const left = Number(leftS)
  const total = left > 0 && Number.isFinite(left) ? Math.floor(left) : 0
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  }
}

const words = { hour: '小时', day: '天', minute: '分钟' } as const

/** A duration in one unit: 3小时. Source: specification §9 (duration units). */
export const durationText = (count: number, unit: keyof typeof words): string => `${count}${words[unit]}`
