/** A row of a table of transitions: who makes which act from which states. No state: the act makes the thing. */
interface Row {
  readonly act: string
  readonly by: string
  readonly from: readonly string[]
}

/** The row for this role's act on a thing in this state, if the table has one; `state` undefined: the act makes the thing. */
export const rowFor = <R extends Row>(
  table: readonly R[],
  act: R['act'],
  by: R['by'],
  state?: R['from'][number],
): R | undefined =>
  table.find(
    (row) =>
      row.act === act && row.by === by && (state === undefined ? row.from.length === 0 : row.from.includes(state)),
  )
