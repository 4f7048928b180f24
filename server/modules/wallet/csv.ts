import { exactMoment } from '@contract/moments'
import { fileMark } from '@contract/texts/file-text'
import type { StatementRow, Stretch } from '../../ledger/statement'
import { csvLine, textCell } from '../../format/csv'
import { plainYuan } from '../../format/yuan'

const head = ['时间', '说明', '编号', '收入', '支出', '余额']

/**
 * A statement as CSV, oldest first: UTF-8 with BOM and CRLF, as spreadsheets expect it. The first line is the opening balance, the last
 * the closing one.
 */
export function statementCsv(rows: readonly StatementRow[], { opening, closing }: Stretch): string {
  const edge = (what: string, balance: number) => ['', textCell(what), '', '', '', plainYuan(balance)]
  const lines = [
    head.map(textCell),
    edge('期初余额', opening),
    ...rows.map((row) => [
      textCell(exactMoment(row.at)),
      textCell(row.memo),
      textCell(row.reference),
      row.direction === 'in' ? plainYuan(row.amount) : '',
      row.direction === 'out' ? plainYuan(row.amount) : '',
      plainYuan(row.balance),
    ]),
    edge('期末余额', closing),
  ]
  return `${fileMark}${lines.map(csvLine).join('')}`
}
