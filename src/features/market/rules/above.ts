import type { Remote } from '@/lib/remote/remote'

/** What is known of the home: the city, its board, whose turn it is. */
export interface HomeKnown {
  readonly area: Remote<unknown, unknown>['tag']
  readonly board: string
  /** Which city it is. */
  readonly isAreaKnown: boolean
  readonly isTurnKnown: boolean
}

/** Whether nothing can come any more above the home's board, so that what is drawn below stays where it is. */
export const isAboveKnown = ({ area, board, isAreaKnown, isTurnKnown }: HomeKnown): boolean =>
  (area === 'ready' && isTurnKnown) || area === 'failed' || (!isAreaKnown && board === 'error')

/** What is known of what waits for somebody. */
export interface TurnKnown {
  readonly isGuest: boolean
  readonly areNumbersKnown: boolean
  readonly isCityKnown: boolean
}

/** Whether it is known whose turn it is, in orders and in the city: nothing waits for a guest. */
export const isTurnKnown = ({ isGuest, areNumbersKnown, isCityKnown }: TurnKnown): boolean =>
  isGuest || (areNumbersKnown && isCityKnown)
