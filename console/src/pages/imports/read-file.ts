import type { CellValue } from 'read-excel-file/browser'
import { fileText } from '@contract/texts/file-text'
import { decode } from '../../doors/decode'

/** What a file says as CSV, or why it cannot be read: no text, a workbook of before 2007, or one that is broken or locked. */
export type FileRead = { readonly csv: string } | { readonly problem: 'unread' | 'old' | 'broken' }

const beginsWith = (bytes: Uint8Array, ...marks: readonly number[]) => marks.every((mark, at) => bytes[at] === mark)

/** Reads what an office program, an editor or a telephone wrote. Of a workbook its first sheet. Source: operate §6. */
export async function readFile(file: Blob): Promise<FileRead> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // An archive, as which a workbook is kept; and the storage of office programs of before, in which locked workbooks are kept, too.
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readWorkbook(file)
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'old' }
  const csv = fileText(bytes, decode)
  return csv === null ? { problem: 'unread' } : { csv }
}

async function readWorkbook(file: Blob): Promise<FileRead> {
  try {
    const { readSheet } = await import('read-excel-file/browser')
    return { csv: csvOf(await readSheet(file)) }
  } catch {
    return { problem: 'broken' }
  }
}

type Cell = CellValue | null

/** Rows of a sheet as CSV, one line each, so that lines have the numbers of their rows. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cellText).join(',')).join('\n')

function cellText(cell: Cell): string {
  const text = cell === null ? '' : String(cell).replaceAll(/\s+/g, ' ').trim()
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
