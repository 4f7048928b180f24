import { readSheet } from 'read-excel-file/universal'
import type { FileRows } from '@contract/console/file-rows'
import { cellIn, workbookOf } from '../../src/kit/list/file/workbook'

const file: FileRows = {
  columns: [
    ['单号', 'text'],
    ['账号', 'text'],
    ['金额', 'fen'],
    ['数量', 'qty'],
    ['门牌', 'number'],
    ['下单时间', 'at'],
    ['备注', 'text'],
  ],
  rows: [
    ['D261121-0007', '6222021234567890123', 123_456, 15_000, 128, Date.UTC(2026, 10, 21, 1, 30, 5), '=1+1'],
    ['0012', '', -1, 0, 0, null, '\u0007<b>&"'],
  ],
  seal: ['共 2 行', '审计 7', 'ab12'],
}

/** The bytes of a file; jsdom's files know no `arrayBuffer`. */
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer)
    reader.readAsArrayBuffer(blob)
  })

it('has texts as texts, money with two decimals, moments in the time of the city, and the seal below an empty row', async () => {
  const rows = await readSheet(await bytesOf(await workbookOf('订单', file)))
  expect(rows).toEqual([
    ['单号', '账号', '金额', '数量', '门牌', '下单时间', '备注'],
    ['D261121-0007', '6222021234567890123', 1234.56, 1.5, 128, new Date(Date.UTC(2026, 10, 21, 9, 30, 5)), '=1+1'],
    ['0012', null, -0.01, 0, 0, null, '<b>&"'],
    [null, null, null, null, null, null, null],
    ['共 2 行', '审计 7', 'ab12', null, null, null, null],
  ])
})

it.each([
  ['text', '=1+1', { value: '=1+1', type: String }],
  ['text', '', null],
  ['fen', 123_456, { value: 1234.56, type: Number, format: '#,##0.00' }],
  ['fen', -1, { value: -0.01, type: Number, format: '#,##0.00' }],
  ['fen', 0, { value: 0, type: Number, format: '#,##0.00' }],
  ['at', 0, { value: new Date(8 * 3_600_000), type: Date, format: 'yyyy-mm-dd hh:mm:ss' }],
  ['qty', 15_000, { value: 1.5, type: Number }],
  ['number', 128, { value: 128, type: Number }],
  ['number', null, null],
] as const)('has of %s %j a cell that is drawn as such, and no formula', (kind, value, cell) =>
  expect(cellIn(kind, value)).toEqual(cell),
)

it('is called as its list, without the signs that a sheet may not have', async () => {
  await expect(
    workbookOf('订单/[1]：一个比三十一个字还要长得多得多得多得多得多得多得多得多的名字', file),
  ).resolves.toBeDefined()
})
