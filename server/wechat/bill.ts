/** One line of the gateway's bill. Money in fen. */
export interface BillRow {
  readonly kind: 'payment' | 'refund'
  readonly transactionId: string
  readonly outTradeNo: string
  readonly amount: number
  /** The refund's number, for a refund. */
  readonly outRefundNo: string
}

/** The bill's amounts in yuan as fen, read digit by digit; thousands may be set apart. NaN for anything else. */
function fenOf(text: string): number {
  const parts = /^(\d+)(?:\.(\d{1,2}))?\d*$/.exec(text.replaceAll(',', ''))
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) : Number.NaN
}

/** How a row begins: with the moment of the payment. The sums begin with a number. */
const rowStart = /^`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},`/

const sumsStart = '总交易单数'

/** The rows; a line break within a value belongs to its row. */
function rowsOf(lines: readonly string[]): readonly string[] {
  const sums = lines.map((line) => line.startsWith(sumsStart)).lastIndexOf(true)
  const rows: string[] = []
  for (const line of sums < 0 ? lines : lines.slice(0, sums)) {
    if (rowStart.test(line)) rows.push(line)
    else if (rows.length > 0) rows.push(`${rows.pop()}\n${line}`)
  }
  return rows
}

/** The values of a row. What is sold is called as its seller likes, also with the signs that part values. */
function cellsOf(row: string, { count, title }: { readonly count: number; readonly title: number }): readonly string[] {
  const cells = row.replace(/^`/, '').split(',`')
  const more = Math.max(0, cells.length - count)
  return [...cells.slice(0, title), cells.slice(title, title + more + 1).join(',`'), ...cells.slice(title + more + 1)]
}

/**
 * Reads a bill of all payments and refunds: columns by their names in the first line, a backquote before every value, sums at the end.
 * Merchants without coupons that need no recharge have fewer columns, and other names for the amounts. Undefined when a column is missing.
 * Source: WeChat Pay v2 (downloadbill).
 */
export function readBill(text: string): readonly BillRow[] | undefined {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const names = head.split(',').map((name) => name.replace(/[`"]/g, '').trim())
  const first = (...wanted: readonly string[]) => names.indexOf(wanted.find((name) => names.includes(name)) ?? '')
  const id = first('微信订单号')
  const number = first('商户订单号')
  const state = first('交易状态')
  const total = first('订单金额', '总金额', '应结订单金额')
  const refundNo = first('商户退款单号')
  const refundFee = first('申请退款金额', '退款金额')
  const title = first('商品名称')
  if ([id, number, state, total, refundNo, refundFee, title].includes(-1)) return undefined
  return rowsOf(lines).map((row): BillRow => {
    const cells = cellsOf(row, { count: names.length, title })
    const cell = (at: number) => (cells[at] ?? '').trim()
    const isRefund = cell(state) === 'REFUND'
    return {
      kind: isRefund ? 'refund' : 'payment',
      transactionId: cell(id),
      outTradeNo: cell(number),
      amount: fenOf(cell(isRefund ? refundFee : total)),
      outRefundNo: isRefund ? cell(refundNo) : '',
    }
  })
}
