import type { Cell } from 'write-excel-file/universal'
import type { FileRows, SheetKind } from '@contract/console/file-rows'
import { areaOffsetMs } from '@contract/hours'
import { fen, qtyScale } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'

/** Letters and signs of these take the room of two. */
const isWide = /[\u1100-\uffee]/g

/** How wide a column may become, in letters. */
const widest = 40
const widthOf = (text: string): number => text.length + (text.match(isWide) ?? []).length

/** How numbers of a kind are drawn. A moment is the wall clock of the city: a workbook knows no zones. */
const formats = { fen: '#,##0.00', at: 'yyyy-mm-dd hh:mm:ss' } as const
const momentLetters = 20

/** Fen as yuan, by what is written of them: no amount is divided. One below nothing is what moved back. */
const yuanIn = (value: number): number => Math.sign(value) * Number(yuanText(fen(Math.abs(value))).replaceAll(',', ''))

type Value = FileRows['rows'][number][number]

/** A cell of a workbook. A text is one whatever it begins with: nothing of ours is a formula. */
export function cellIn(kind: SheetKind, value: Value): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { value, type: String }
  if (kind === 'fen') return { value: yuanIn(value), type: Number, format: formats.fen }
  if (kind === 'at') return { value: new Date(value + areaOffsetMs), type: Date, format: formats.at }
  return { value: kind === 'qty' ? value / qtyScale : value, type: Number }
}

const widthIn = ({ rows }: FileRows, at: number, [head, kind]: FileRows['columns'][number]): number => {
  const first = kind === 'at' ? momentLetters : widthOf(head)
  return Math.min(
    widest,
    rows.reduce((width, row) => Math.max(width, kind === 'at' ? 0 : widthOf(String(row[at] ?? ''))), first) + 2,
  )
}

/** Rows as a workbook of one sheet: its head stays in sight, the seal stands below an empty row, as in the CSV. Source: operating §4. */
export async function workbookOf(title: string, file: FileRows): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  const { columns, rows, seal } = file
  const head = columns.map(([name]): Cell => ({ value: name, type: String, fontWeight: 'bold' }))
  const body = rows.map((row) => columns.map(([, kind], at) => cellIn(kind, row[at] ?? null)))
  const last = seal.map((text): Cell => ({ value: text, type: String }))
  return write([head, ...body, [], last], {
    sheet: title.replaceAll(/[[\]/\\:*?]/g, ' ').slice(0, 31),
    columns: columns.map((column, at) => ({ width: widthIn(file, at, column) })),
    stickyRowsCount: 1,
  }).toBlob()
}
