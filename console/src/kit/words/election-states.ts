import { electionStateNames } from '@contract/console/row-words'
import { electionStates } from '@contract/mayor/transitions'

/** Words with a state of an election at their end, such as `M2607 voting`, with that in Chinese. */
export function electionWords(words: string): string {
  const state = electionStates.find((one) => words.endsWith(` ${one}`))
  return state === undefined ? words : `${words.slice(0, -state.length)}${electionStateNames[state]}`
}
