import type { Spot } from '@contract/spot'
import type { Result } from '@contract/result'
import type { SignPage } from '../share/types'

/** A place in words, as a person says it, and where a map says that lies; empty when only words are known. */
export interface Place {
  readonly place: string
  readonly spot: Spot
}

export interface Location {
  /** Whether there is a map to choose from; where there is none the place is typed. */
  readonly canChoose: boolean
  /** Lets the person choose a place on the platform's map. Nothing chosen is an empty text; `no-access` when the map may not be opened. */
  readonly choose: () => Promise<Result<Place, 'no-access'>>
  /**
   * Shows a place on a map: the messenger's own where it lies, else a map's page that finds it by its position or its name. False where
   * there is no map for it: then copy it. In the messenger's browser `sign` asks for what its script needs.
   */
  readonly open: (place: Place, sign: SignPage) => Promise<boolean>
}
