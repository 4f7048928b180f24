import { createContext, useContext } from 'react'
import type { Failure } from './call'

/** Where an act belongs: what stands around its form, so that a refusal outlives the form that it was typed in. */
export interface Standing {
  /** It was done: the forms begin anew, and rest until what is shown was read anew. */
  readonly done: (isReadAnew: Promise<unknown>) => void
  /** Something was done, and what is shown may be older. */
  readonly isSettling: boolean
  /** It was refused, with what was typed for it; or it is tried again. */
  readonly refused: (failure: Failure | undefined, wish: object) => void
  /** What is already said above the forms. */
  readonly said: Failure | undefined
  /** The thing is no longer where it was worked on: nothing more can be done with it here. */
  readonly isGone: boolean
}

const nowhere: Standing = {
  done: () => undefined,
  isSettling: false,
  refused: () => undefined,
  said: undefined,
  isGone: false,
}

export const StandingContext = createContext<Standing>(nowhere)

export const useStanding = (): Standing => useContext(StandingContext)
