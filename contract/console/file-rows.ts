/** How a file is asked for: as text that every program reads, or as rows with their kinds, of which the console makes a workbook. */
export const fileShapes = ['csv', 'rows'] as const
export type FileShape = (typeof fileShapes)[number]

/** What the cells of a column are: words and numbers of things, fen, epoch milliseconds, a quantity in 1/10000, or a count. */
export const cellKinds = ['text', 'fen', 'at', 'qty', 'number'] as const
export type SheetKind = (typeof cellKinds)[number]

/** The content type of rows, by which a page tells them from the envelope of other answers. */
export const rowsType = 'application/vnd.menpai.rows+json'

/** The rows of a file with what their columns are called and hold; `seal` is the last line, as in the CSV. */
export interface FileRows {
  readonly columns: readonly (readonly [head: string, kind: SheetKind])[]
  readonly rows: readonly (readonly (string | number | null)[])[]
  readonly seal: readonly string[]
}
