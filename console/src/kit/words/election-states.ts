import { electionStates } from '@contract/mayor/transitions'
import type { ElectionState } from '@contract/mayor/transitions'

export const electionStateNames: Readonly<Record<ElectionState, string>> = {
  announced: '已宣布',
  nominating: '报名中',
  voting: '投票中',
  seated: '已选出',
  void: '无效',
}

/** Words with a state of an election at their end, such as `M2607 voting`, with that in Chinese. */
export function electionWords(words: string): string {
  const state = electionStates.find((one) => words.endsWith(` ${one}`))
  return state === undefined ? words : `${words.slice(0, -state.length)}${electionStateNames[state]}`
}
