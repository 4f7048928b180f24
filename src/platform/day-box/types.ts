import type { ReactNode } from 'react'

/** A day of the calendar is written 2026-11-21. */
export interface DayBoxProps {
  /** What is chosen, for screen readers. */
  readonly label: string
  readonly className?: string
  /** Empty while none is chosen. */
  readonly value: string
  /** The first and the last day that may be chosen; empty leaves that end open. */
  readonly min: string
  readonly max: string
  readonly onPick: (day: string) => void
  /** The text in the box; a browser writes the day itself. */
  readonly children: ReactNode
}
