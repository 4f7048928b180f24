import { useState } from 'react'

interface Opened {
  readonly place: string
  readonly id: string
}

/**
 * The case that is open where the address names none: the first of the list as it was when the list came. It stays when somebody else moves
 * it on, until its own act is done or another list is asked for (`place`).
 */
export function useOpened(place: string, first: string | undefined) {
  const [opened, setOpened] = useState<Opened>()
  if (first !== undefined && opened?.place !== place) setOpened({ place, id: first })
  return { id: opened?.place === place ? opened.id : first, letGo: () => setOpened(undefined) }
}
