import type { ImportReport } from '@contract/endpoints/console/imports'

/** What a line of a file does. */
export interface Outcome {
  readonly line: number
  readonly outcome: ImportReport['lines'][number]['outcome']
  readonly text: string
}

export const problem = (line: number, text: string): Outcome => ({ line, outcome: 'problem', text })

/** All that is wrong with a line, said at once; undefined when nothing is. */
export function problemOf(line: number, ...found: readonly (string | false | undefined)[]): Outcome | undefined {
  const said = found.filter((one) => typeof one === 'string')
  return said.length === 0 ? undefined : problem(line, said.join('；'))
}
