import { stateNames } from './copy'

/** A state in words, as far as it is one of ours. */
export const stateText = (state: string): string =>
  state in stateNames ? stateNames[state as keyof typeof stateNames] : state
