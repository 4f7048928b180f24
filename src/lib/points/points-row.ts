import type { PointsRow } from '@contract/endpoints/people/points'
import { atom } from 'jotai'

const baseAtom = atom<PointsRow | null>(null)

/** The change of popularity that is shown, or null. */
export const pointsRowAtom = atom((get) => get(baseAtom))

/** Shows a change of popularity in the current page's popup. */
export const showPointsAtom = atom(null, (_get, set, row: PointsRow) => set(baseAtom, row))

/** The popup was hidden. Source: specification §2 (points-popup-hidden event). */
export const hidePointsAtom = atom(null, (_get, set) => set(baseAtom, null))

/** The row that an answer carries, whatever was asked; null for an answer without one. Source: specification §3 (points popup row). */
export function pointsRowIn(answer: unknown): PointsRow | null {
  const { pointsRow } = Object(answer) as Readonly<Record<string, unknown>>
  const { content, pointsAdd, points } = Object(pointsRow) as Readonly<Record<string, unknown>>
  if (typeof content !== 'string' || typeof pointsAdd !== 'number' || typeof points !== 'number') return null
  return { content, pointsAdd, points }
}
