import { cleanCopied, cleanLine } from '@contract/texts/clean'
import { parse } from 'csv-parse/sync'
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

/** What may stand between cells: Excel takes the one of its language, and people type those of a Chinese keyboard. */
const separators = [',', ';', '\t', '；', '，']

/** A line that tells a spreadsheet what stands between cells. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n)/i

export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/** What a file says: its lines, and those that cannot be read. */
export interface Table {
  readonly lines: readonly Line[]
  readonly faults: readonly Outcome[]
}

/** What stands between the cells of the heads; undefined when the heads are others. */
function separatorOf(kind: ImportKind, firstLine: string): string | undefined {
  const bare = (cell: string) =>
    cleanLine(cell)
      .replace(/^"(.*)"$/, '$1')
      .trim()
  return separators.find((one) => {
    const cells = firstLine.split(one).map(bare)
    return heads[kind].every((head, at) => cells[at] === head)
  })
}

const misquoted = (line: number): Outcome => ({
  line,
  outcome: 'fault',
  text: '引号有误：有引号的格子要用引号包起来，里面的引号写两遍',
})

function lineOf(kind: ImportKind, { line, cells }: Line): Line | Outcome {
  const [most, clean] = [heads[kind].length, cells.map(cleanLine)]
  const isMore = clean.slice(most).some((cell) => cell !== '')
  return isMore
    ? { line, outcome: 'fault', text: `多于 ${most} 格：名称里有逗号时要用引号包起来` }
    : { line, cells: clean }
}

/**
 * The lines of a file with their numbers, by RFC 4180; undefined when its heads are others. A quote out of place is the fault of its line.
 */
export function linesOf(kind: ImportKind, csv: string): Table | undefined {
  const whole = csv.replace(/^\uFEFF/, '')
  const told = separatorLine.exec(whole)
  const text = whole.slice(told?.[0].length ?? 0)
  const delimiter = told?.[1] ?? separatorOf(kind, /\S[^\r\n]*/.exec(text)?.[0] ?? '')
  if (delimiter === undefined) return undefined
  const faults: Outcome[] = []
  const read: Line[] = []
  const before = told ? 1 : 0
  parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      read.push({ line: lines + before, cells })
      return null
    },
    on_skip: (error) => {
      faults.push(misquoted(Number(error?.['lines'] ?? 1) + before))
      return undefined
    },
  })
  const [first, ...rest] = read.filter(({ cells }) => cells.some((cell) => cleanLine(cell) !== ''))
  if (!first || !heads[kind].every((head, at) => cleanLine(first.cells[at] ?? '') === head)) return undefined
  const checked = rest.map((one) => lineOf(kind, one))
  return {
    lines: checked.flatMap((one) => ('cells' in one ? [one] : [])),
    faults: [...faults, ...checked.flatMap((one) => ('cells' in one ? [] : [one]))],
  }
}

/** A whole number as a cell says it, from 1 on; NaN otherwise. */
export function numberIn(cell: string | undefined): number {
  const text = cleanCopied(cell ?? '')
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}

/** An amount in fen, such as 288.00 or ¥1,288.00; NaN otherwise. */
export function fenIn(cell: string): number {
  const text = withoutGroups(cleanCopied(cell).replace(/^[¥￥]/, ''))
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

/** A quantity in 1/10000, more than nothing; NaN otherwise. */
export function qtyIn(cell: string): number {
  const text = withoutGroups(cleanCopied(cell))
  const qty = /^\d{1,7}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 10_000) : Number.NaN
  return qty > 0 ? qty : Number.NaN
}

/** A number as spreadsheets show it, without the commas of its thousands. */
const withoutGroups = (text: string): string => (/^\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text)
