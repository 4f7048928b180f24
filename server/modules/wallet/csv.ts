import { exactMoment } from '@contract/moments'
import type { StatementRow, Stretch } from '../../ledger/statement'
import { plainYuan } from '../../format/yuan'

/** Text that a spreadsheet would read as a formula gets an apostrophe in front. Source: OWASP, CSV injection. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** A cell of text: quoted, with its quotes doubled. */
const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

const head = ['时间', '说明', '编号', '收入', '支出', '余额']

/**
 * A statement as CSV, oldest first: UTF-8 with BOM and CRLF, as spreadsheets expect it. The first line is the opening balance, the last
 * the closing one.
 */
export function statementCsv(rows: readonly StatementRow[], { opening, closing }: Stretch): string {
  const edge = (what: string, balance: number) => ['', cell(what), '', '', '', plainYuan(balance)]
  const lines = [
    head.map(cell),
    edge('期初余额', opening),
    ...rows.map((row) => [
      cell(exactMoment(row.at)),
      cell(row.memo),
      cell(row.reference),
      row.direction === 'in' ? plainYuan(row.amount) : '',
      row.direction === 'out' ? plainYuan(row.amount) : '',
      plainYuan(row.balance),
    ]),
    edge('期末余额', closing),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
