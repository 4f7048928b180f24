import type { Result } from '@contract/result'

/** A place in words, as a person says it. */
export type PlaceName = string

export interface Location {
  /** Whether there is a map to choose from; where there is none the place is typed. */
  readonly canChoose: boolean
  /** Lets the person choose a place on the platform's map. Nothing chosen is an empty text; `no-access` when the map may not be opened. */
  readonly choose: () => Promise<Result<PlaceName, 'no-access'>>
  /** Shows a place on a map, looked for by its name. False where there is no map for names: then copy it. */
  readonly open: (place: PlaceName) => boolean
}
