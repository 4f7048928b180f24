import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Outcome } from '../rules/outcome'
import type { Line } from '../rules/table'

/** What a file does, line by line, and how. */
export interface Plan {
  readonly outcomes: readonly Outcome[]
  readonly run: (tx: Tx) => Promise<void>
}

/** What is asked of a file: its city and lines, and whether rows that exist are changed to what it says. */
export interface Asked {
  readonly areaId: number
  readonly lines: readonly Line[]
  readonly isUpdate: boolean
}

export type Planner = (tx: Tx, deps: Deps, asked: Asked) => Promise<Plan>

/** A name that is missing or too long. */
export const nameProblem = (what: string, name: string, most: number): string | false =>
  (name === '' || name.length > most) && `${what}为 1–${most} 个字`

/** What changes, in words: 单价 99.00 → 88.00；格位 3 → 5. */
export const changeText = (changes: readonly (readonly [what: string, before: string, after: string])[]): string =>
  changes
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after]) => `${what} ${before} → ${after}`)
    .join('；')
