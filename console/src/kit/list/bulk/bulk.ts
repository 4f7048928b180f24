import type { ReactNode } from 'react'
import type { ConsolePath } from '@contract/console/rights'
import { grouped } from '@contract/digits'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { JsonPath } from '../../../client/call'
import type { Wish } from '../../../client/use-act'

/** The act of one row: the same call that its panel makes. */
export type RowAct = { readonly [P in JsonPath]: { readonly path: P; readonly wish: Wish<P> } }[JsonPath]

/** What can be done to several rows at once, one after another. Source: operating §4 (ticked rows). */
export interface BulkAct<Row> {
  readonly key: string
  readonly label: string
  readonly look?: 'primary' | 'danger'
  /** Whose roles may do it. */
  readonly path: ConsolePath
  /** Whether it can be done to this row now. */
  readonly can: (row: Row) => boolean
  readonly actOf: (row: Row, reason: string) => RowAct
  /** Another step follows with the same rows: they stay ticked when it was done. */
  readonly isStep?: boolean
  /** What is asked for with it, once for all; `least` 0: a word may be left out. */
  readonly reason: {
    readonly label: string
    readonly hint?: string
    readonly least?: number
    readonly most?: number
  }
}

/** The rows of a list that can be ticked. */
export interface Bulk<Row> {
  /** By what a row is known. */
  readonly nameOf: (row: Row) => string
  readonly acts: readonly BulkAct<Row>[]
  /** Ticked rows are dealt with together only where this says the same of all: their kind. */
  readonly kindOf?: (row: Row) => string
  /** What the ticked rows come to: fen, or a count. */
  readonly sums?: readonly { readonly label: string; readonly isCount?: boolean; readonly of: (row: Row) => number }[]
  /** What else the ticked rows are good for, such as a file of them. */
  readonly more?: (chosen: readonly Row[]) => ReactNode
}

/** What rows come to, in words; what comes to nothing is not said. */
export const sumsText = <Row>({ sums = [] }: Bulk<Row>, rows: readonly Row[]): readonly string[] =>
  sums.flatMap(({ label, isCount = false, of }) => {
    const sum = rows.reduce((all, row) => all + of(row), 0)
    return sum === 0 ? [] : [`${label} ${isCount ? grouped(sum) : yuanText(fen(sum))}`]
  })

/**
 * How an act on a row went. `unknown`: no answer came; a repeat carries the same number, so that nothing is done twice. `waits`: not tried
 * yet.
 */
export interface Line {
  readonly id: string
  readonly name: string
  readonly state: 'waits' | 'runs' | 'done' | 'refused' | 'unknown'
  /** Why it was not done. */
  readonly why: string
}

export const countOf = (lines: readonly Line[], ...states: readonly Line['state'][]): number =>
  lines.filter(({ state }) => states.includes(state)).length
