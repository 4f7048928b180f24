import type { Spot } from '@contract/spot'
import type { Result } from '@contract/result'
import type { SignPage } from '../share/types'

/** A place in words, as a person says it, and its position on a map; empty when only words are known. */
export interface Place {
  readonly place: string
  readonly spot: Spot
}

export interface Location {
  /** Whether there is a map to choose from; where there is none the place is typed. */
  readonly canChoose: boolean
  /** Lets the person choose a place on the platform's map. Empty when nothing was chosen; `no-access` when the map may not be opened. */
  readonly choose: () => Promise<Result<Place, 'no-access'>>
  /**
   * Shows a place on a map: on WeChat's own when its position is known, else on a map's web page that finds it by position or name. False
   * when no map can show it: then copy it. In WeChat's browser `sign` gets the signature that the script needs.
   */
  readonly open: (place: Place, sign: SignPage) => Promise<boolean>
}
