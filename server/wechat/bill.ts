/** One line of the gateway's bill. Money in fen. */
export interface BillRow {
  readonly kind: 'payment' | 'refund'
  readonly transactionId: string
  readonly outTradeNo: string
  readonly amount: number
  /** The refund's number, for a refund. */
  readonly outRefundNo: string
}

/** The bill's amounts in yuan as fen, read digit by digit. */
function fenOf(text: string | undefined): number {
  const parts = /^(\d+)(?:\.(\d{1,2}))?\d*$/.exec(text ?? '')
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) : Number.NaN
}

/**
 * Reads a bill of all payments and refunds: columns by their names in the first line, a backquote before every value, sums at the end.
 * Undefined when a column is missing. Source: WeChat Pay v2 (downloadbill).
 */
export function readBill(text: string): readonly BillRow[] | undefined {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const place = (name: string) => names.indexOf(name)
  const [id, number, state, total] = ['微信订单号', '商户订单号', '交易状态', '订单金额'].map(place)
  const [refundNo, refundFee] = ['商户退款单号', '申请退款金额'].map(place)
  const places = [id, number, state, total, refundNo, refundFee]
  if (places.some((at) => at === undefined || at < 0)) return undefined
  const rows = lines.filter((line) => line.startsWith('`') && line.split(',').length >= names.length)
  return rows.map((line): BillRow => {
    const cells = line.split(',').map((cell) => cell.replace(/^`/, ''))
    const cell = (at: number | undefined) => cells[at ?? -1] ?? ''
    const isRefund = cell(state) === 'REFUND'
    return {
      kind: isRefund ? 'refund' : 'payment',
      transactionId: cell(id),
      outTradeNo: cell(number),
      amount: fenOf(isRefund ? cell(refundFee) : cell(total)),
      outRefundNo: isRefund ? cell(refundNo) : '',
    }
  })
}
