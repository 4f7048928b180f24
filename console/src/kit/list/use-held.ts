import { useState } from 'react'

interface Held<Row> {
  readonly place: string
  readonly row: Row
}

/**
 * The row that is open, also when it leaves its list because somebody moved it on: what was typed about it stays until its own act is done,
 * another row is opened, or another list is asked for (`place`).
 */
export function useHeld<Row>(place: string, row: Row | undefined) {
  const [held, setHeld] = useState<Held<Row>>()
  if (row !== undefined && (held?.row !== row || held.place !== place)) setHeld({ place, row })
  const kept = held?.place === place ? held.row : undefined
  return {
    row: row ?? kept,
    isGone: row === undefined && kept !== undefined,
    letGo: () => setHeld(undefined),
  }
}
