import { parse } from 'csv-parse/sync'
import type { Heads, ImportKind } from '@contract/console/import-columns'
import { headsOf, importColumns } from '@contract/console/import-columns'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { cleanLine } from '@contract/texts/clean'
import type { Outcome } from './outcome'
import { problem } from './outcome'

/** What may stand between cells: Excel takes the one of its language, and people type those of a Chinese keyboard. */
const separators = [',', ';', '\t', '；', '，']

/** A line that tells a spreadsheet what stands between cells. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n)/i

/** Lines in which the heads are looked for: above them people write what the table is. */
const headLines = 10

/** A line of a file with its number; its cells stand in the order of the kind's columns, '' where there is none. */
export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/** What a file says: its lines, those that cannot be read, and the heads that no column knows. */
export interface Table {
  readonly lines: readonly Line[]
  readonly problems: readonly Outcome[]
  readonly unknown: readonly string[]
}

const isHead = ({ missing, doubled }: Heads): boolean => missing.length === 0 && doubled.length === 0

/** What stands between the cells: that with which the heads are right, else that with which most of them are. */
function separatorOf(kind: ImportKind, text: string): string {
  const bare = (cell: string) => cleanLine(cell).replace(/^"(.*)"$/, '$1')
  const first = text.split(/\r\n|\r|\n/, 3 * headLines).filter((one) => cleanLine(one) !== '')
  const found = separators.map((one) => {
    const missed = first.slice(0, headLines).map((line) => headsOf(kind, line.split(one).map(bare)).missing.length)
    return { one, missed: Math.min(...missed) }
  })
  return found.reduce((best, next) => (next.missed < best.missed ? next : best)).one
}

const misquoted = '引号有误：有引号的格子要用引号包起来，里面的引号写两遍'

/** The lines of a text by RFC 4180; a quote out of place is the problem of its line. */
function readCells(text: string, delimiter: string, before: number) {
  const problems: Outcome[] = []
  const read: Line[] = []
  parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      read.push({ line: lines + before, cells: cells.map(cleanLine) })
      return null
    },
    on_skip: (error) => {
      problems.push(problem(Number(error?.['lines'] ?? 1) + before, misquoted))
      return undefined
    },
  })
  return { problems, read: read.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** Why a file has no heads, in words. */
function headProblem(kind: ImportKind, tried: readonly Heads[]): string {
  const columns = importColumns[kind].filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const [best] = [...tried].sort((one, other) => one.missing.length - other.missing.length)
  if (!best || best.missing.length === columns.length) return `未找到表头，应有这些列：${columns.join('、')}`
  if (best.missing.length > 0) return `未认出这些列：${best.missing.join('、')}`
  return `这些列有两个：${best.doubled.join('、')}`
}

/**
 * The lines of a file with their numbers; an error, in words, when its heads are not those of its kind. Columns are known by their names,
 * in any order. Our decision: docs/decisions/0490-texts.md
 */
export function tableOf(kind: ImportKind, csv: string): Result<Table, string> {
  const whole = csv.replace(/^\uFEFF/, '')
  const told = separatorLine.exec(whole)
  const text = whole.slice(told?.[0].length ?? 0)
  const { read, problems } = readCells(text, told?.[1] ?? separatorOf(kind, text), told ? 1 : 0)
  const tried = read.slice(0, headLines).map(({ cells }) => headsOf(kind, cells))
  const at = tried.findIndex(isHead)
  const [heads, head] = [tried[at], read[at]]
  if (!heads || !head) return err(headProblem(kind, tried))
  const checked = read.slice(at + 1).map(({ line, cells }): Line | Outcome => {
    const isMore = cells.slice(head.cells.length).some((cell) => cell !== '')
    if (isMore) return problem(line, `多于 ${head.cells.length} 格：名称里有逗号时要用引号包起来`)
    return { line, cells: heads.places.map((place) => cells[place] ?? '') }
  })
  return ok({
    lines: checked.flatMap((one) => ('cells' in one && !isBare(one) ? [one] : [])),
    problems: [...problems, ...checked.flatMap((one) => ('cells' in one ? [] : [one]))],
    unknown: heads.unknown,
  })
}

/** Nothing stands in the columns that are known: a remark below the table, or a line for sums. */
const isBare = ({ cells }: Line): boolean => cells.every((cell) => cell === '')
