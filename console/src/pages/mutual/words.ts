import { mutualStateNames } from '@contract/console/row-words'
import { mutualStates } from '@contract/mutual/transitions'

/** A post's state in words, as far as it is one of ours. */
export const stateText = (state: string): string => {
  const known = mutualStates.find((one) => one === state)
  return known ? mutualStateNames[known] : state
}
