import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import type { FileRows } from '@contract/console/file-rows'
import { workbookOf } from '../../src/kit/list/file/workbook'

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

it('calculates nothing, whatever a text begins with, and draws money and moments as such', async () => {
  const parts = unzipSync(new Uint8Array(await bytesOf(await workbookOf('订单/[1]', file))))
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const sheet = Object.keys(parts).find((name) => name.includes('worksheets/')) ?? ''
  expect(text(sheet)).not.toMatch(/<f[ >]/)
  expect(text('xl/styles.xml')).toMatch(/formatCode="#,##0\.00"/)
  expect(text('xl/styles.xml')).toMatch(/formatCode="yyyy-mm-dd hh:mm:ss"/)
  expect(text('xl/workbook.xml')).toContain('name="订单  1 "')
  expect(text(sheet)).toContain('ySplit="1"')
})
