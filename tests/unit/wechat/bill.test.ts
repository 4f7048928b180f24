import type { BillRow } from '../../../server/wechat/bill'
import { readBill } from '../../../server/wechat/bill'

/** The columns of merchants with coupons that need no recharge. Source: WeChat Pay v2 (downloadbill). */
const full =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

/** Those of the others. Source: WeChat Pay v2 (downloadbill). */
const older =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,总金额,企业红包金额,微信退款单号,商户退款单号,退款金额,企业红包退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率'

interface Sold {
  readonly title?: string
  readonly total?: string
  readonly fee?: string
  readonly no?: string
}

/** A payment, or a refund where there is a fee. */
function row(columns: string, { title = '门牌-青菜', total = '12.34', fee, no = 'P1-1' }: Sold): string {
  const of: Readonly<Record<string, string>> = {
    交易时间: '2026-11-21 10:00:00',
    微信订单号: '4200001',
    商户订单号: no,
    交易状态: fee === undefined ? 'SUCCESS' : 'REFUND',
    应结订单金额: '12.00',
    总金额: total,
    订单金额: total,
    商户退款单号: fee === undefined ? '0' : 'R1',
    退款金额: fee ?? '0.00',
    申请退款金额: fee ?? '0.00',
    商品名称: title,
  }
  return columns
    .split(',')
    .map((name) => `\`${of[name] ?? ''}`)
    .join(',')
}

const sums = ['总交易单数,应结订单总金额', '`1,`12.34']
const bill = (columns: string, rows: readonly string[], end = '\r\n') => [columns, ...rows, ...sums].join(end)

const paid: BillRow = { kind: 'payment', transactionId: '4200001', outTradeNo: 'P1-1', amount: 1_234, outRefundNo: '' }
const back: BillRow = { ...paid, kind: 'refund', amount: 1_000, outRefundNo: 'R1' }

const titles: readonly (readonly [what: string, title: string])[] = [
  ['plain', '门牌-青菜'],
  ['a comma', '门牌-苹果,红富士'],
  ['two commas', '门牌-苹果,红富士,五斤'],
  ['a comma and a backquote', '门牌-苹果,`红富士'],
  ['a backquote', '门牌-`苹果'],
  ['quotes', '门牌-"苹果" \'大\''],
  ['a line break', '门牌-苹果\n红富士'],
  ['a line break of Windows', '门牌-苹果\r\n红富士'],
  ['an old line break', '门牌-苹果\r红富士'],
  ['a line break and a backquote', '门牌-苹果\n`1,`红富士'],
  ['what sums begin with', '门牌-苹果\n总交易单数'],
  ['an amount', '门牌-`1,234.00'],
  ['nothing', ''],
]

describe.each([
  ['with all columns', full],
  ['without coupons that need no recharge', older],
])('a bill %s', (_, columns) => {
  it.each(titles)('is read whatever a title says: %s', (_what, title) => {
    const rows = [row(columns, { title }), row(columns, { title, fee: '10.00' }), row(columns, { no: 'P2-1' })]
    expect(readBill(bill(columns, rows))).toEqual([paid, back, { ...paid, outTradeNo: 'P2-1' }])
  })

  it.each([
    ['its own line ends', bill(columns, [row(columns, {})])],
    ['line ends of Unix', bill(columns, [row(columns, {})], '\n')],
    ['line ends of old', bill(columns, [row(columns, {})], '\r')],
    ['a mark of its encoding', `\uFEFF${bill(columns, [row(columns, {})])}`],
    ['a line at its end', `${bill(columns, [row(columns, {})])}\r\n`],
    ['names in quotes', bill(columns.replace(/[^,]+/g, '"$&"'), [row(columns, {})])],
    ['no sums', [columns, row(columns, {})].join('\r\n')],
  ])('is read with %s', (_what, text) => {
    expect(readBill(text)).toEqual([paid])
  })

  it.each([
    ['1,234.00', 123_400],
    ['1,234,567.89', 123_456_789],
    ['0.10', 10],
    ['7', 700],
    ['12.3', 1_230],
    ['', Number.NaN],
    ['-1.00', Number.NaN],
    ['十元', Number.NaN],
  ])('has the amount %s', (total, amount) => {
    expect(readBill(bill(columns, [row(columns, { total })]))).toEqual([{ ...paid, amount }])
  })

  it('of a day without trade has no rows', () => {
    expect(readBill(bill(columns, []))).toEqual([])
  })

  it('leaves no row out that is cut', () => {
    const cut = row(columns, {}).split(',').slice(0, 8).join(',')
    expect(readBill(bill(columns, [cut, row(columns, {})]))).toMatchObject([{ outTradeNo: 'P1-1', amount: NaN }, paid])
  })

  it.each(['微信订单号', '商户订单号', '交易状态', '商户退款单号', '商品名称'])('is no bill without %s', (name) => {
    expect(readBill(bill(columns.replace(name, '别的'), [row(columns, {})]))).toBeUndefined()
  })
})
