import { clockText, dayText } from '@contract/moments'
import type { ExpandRoundTable } from './tables'

/** 第 4 期. */
export const roundName = ({ round_no }: Pick<ExpandRoundTable, 'round_no'>): string => `第 ${round_no} 期`

/** A day and an hour as announcements write them: 12-01 07:00. */
export const announcedAt = (atMs: number): string => `${dayText(atMs)} ${clockText(atMs)}`

/** How a kind of round counts what it sells. */
export const unitOf = { slot: '个', plot: '块' } as const
