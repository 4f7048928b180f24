import { refundStateNames } from '@contract/console/queue-words'

/** A state in words, as far as it is one of ours. */
export const stateText = (state: string): string =>
  state in refundStateNames ? refundStateNames[state as keyof typeof refundStateNames] : state
