import type { ImportKind, ImportReport } from '@contract/endpoints/console/imports'

/** What a line of a file does. */
export interface Outcome {
  readonly line: number
  readonly outcome: ImportReport['lines'][number]['outcome']
  readonly text: string
}

/** The heads of each kind of file, in their order. */
export const heads: Readonly<Record<ImportKind, readonly string[]>> = {
  blocks: ['起号', '止号', '片区', '单价'],
  items: ['类目', '物品', '单位', '起售量', '步长'],
  residents: ['门牌号', '昵称', '手机号', '格位'],
}

/** The cells of a line of CSV: those in quotes may hold commas, and quotes twice. */
function cellsOf(text: string): string[] {
  const cells = [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)]
  return cells.map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}

/** The lines of a file with their numbers; undefined when its heads are others. */
export function linesOf(kind: ImportKind, csv: string) {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, at) => ({ line: at + 1, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = lines
  return first && heads[kind].every((head, at) => first.cells[at] === head) ? rest : undefined
}

/** A whole number as a cell says it, from 1 on; NaN otherwise. */
export const numberIn = (cell: string | undefined): number =>
  /^[1-9]\d{0,5}$/.test(cell ?? '') ? Number(cell) : Number.NaN

/** An amount in fen, such as 288.00; NaN otherwise. */
export const fenIn = (cell: string): number =>
  /^\d{1,8}(\.\d{1,2})?$/.test(cell) ? Math.round(Number(cell) * 100) : Number.NaN

/** A quantity in 1/10000, more than nothing; NaN otherwise. */
export function qtyIn(cell: string): number {
  const qty = /^\d{1,7}(\.\d{1,4})?$/.test(cell) ? Math.round(Number(cell) * 10_000) : Number.NaN
  return qty > 0 ? qty : Number.NaN
}
