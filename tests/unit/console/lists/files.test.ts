import { cellKinds } from '@contract/console/file-rows'
import {
  cellOf,
  headLine,
  lineOf,
  sealLine,
  sealOf,
  sheetKind,
  valueOf,
} from '../../../../server/modules/console/rules'
import { fenIn, numberIn, qtyIn } from '../../../../server/modules/imports/rules/cells'
import { tableOf } from '../../../../server/modules/imports/rules/table'

describe('a file that goes out', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+86', `"'+86"`],
    ['-2', `"'-2"`],
    ['@a', `"'@a"`],
    ['\ta', `"'\ta"`],
    ['a=1', '"a=1"'],
    ['说"好"', '"说""好"""'],
    ['', '""'],
    ['6222021234567890123', '"\t6222021234567890123"'],
    ['123456789012', '"\t123456789012"'],
    ['12345678901', '"12345678901"'],
    ['0012', '"\t0012"'],
  ])('has %j as text that no spreadsheet calculates', (text, cell) => expect(cellOf(text, 'text')).toBe(cell))

  it('says nothing for what is not there', () =>
    expect([cellOf(null, 'fen'), cellOf(undefined, 'text')]).toEqual(['', '']))

  it('says in words what has its own, and anything else as it is', () =>
    expect(['open', 'new', null].map((value) => cellOf(value, { open: '待裁定' }))).toEqual(['"待裁定"', '"new"', '']))

  it('writes what is no text as JSON', () => expect(cellOf({ a: 1 }, 'text')).toBe('"{""a"":1}"'))

  it.each([
    [0, '0.00'],
    [288_00, '288.00'],
    [-1, '-0.01'],
  ])('writes %d fen as %s', (amount, cell) => expect(cellOf(amount, 'fen')).toBe(cell))

  it('writes quantities in their units, and numbers as they are', () =>
    expect([cellOf(15_000, 'qty'), cellOf('7', 'number')]).toEqual(['1.5', '7']))

  it('writes an instant in the time of the city', () => expect(cellOf(0, 'at')).toMatch(/^"1970-01-01 08:00/))

  it.each([
    ['=1+1', 'text', '=1+1', 'text'],
    [1234567890123456, 'text', '1234567890123456', 'text'],
    ['open', { open: '待裁定' }, '待裁定', 'text'],
    ['34000', 'fen', 34_000, 'fen'],
    ['15000', 'qty', 15_000, 'qty'],
    [null, 'at', null, 'at'],
  ] as const)('has %j as rows of %j: %j, a column of %s', (value, kind, said, column) =>
    expect([valueOf(value, kind), sheetKind(kind)]).toEqual([said, column]),
  )

  it('says of each column what it holds', () => {
    const kinds = ['text', 'fen', 'at', 'qty', 'number', 'txnKind', 'account', {}] as const
    expect(kinds.map(sheetKind)).toEqual([...cellKinds, 'text', 'text', 'text'])
  })

  it('begins with a mark for its letters, ends lines as files of CSV do, and names its place in the audit', () => {
    expect(headLine(['编号', '金额'])).toBe('\uFEFF"编号","金额"\r\n')
    expect(lineOf(['1', '2'])).toBe('1,2\r\n')
    expect(sealLine(sealOf(7, { no: 12, hash: 'ab' }))).toBe('\r\n"共 7 行","审计 12","ab"\r\n')
  })
})

describe('a file that comes in', () => {
  it('is read by lines with their numbers, without its head and without empty lines', () =>
    expect(tableOf('residents', '\uFEFF门牌号,昵称,手机号,格位\r\n\r\n128, 老周 ,13800000000,3\n')).toMatchObject({
      value: { lines: [{ line: 3, cells: ['128', '老周', '13800000000', '3'] }] },
    }))

  it('may have commas and quotes in quoted cells', () =>
    expect(tableOf('items', '类目,物品,单位,起售量,步长\n"果,蔬","说""好""",斤,,')).toMatchObject({
      value: { lines: [{ cells: ['果,蔬', '说"好"', '斤', '', ''] }] },
    }))

  it.each(['', '起号,止号', '止号,片区,单价'])('is refused with the heads %j', (heads) =>
    expect(tableOf('blocks', heads).ok).toBe(false),
  )

  it.each([
    ['1', 1],
    ['999999', 999_999],
    ['1000000', Number.NaN],
    ['0', Number.NaN],
    ['01', Number.NaN],
    ['-1', Number.NaN],
    [undefined, Number.NaN],
  ])('reads the number %j as %d', (cell, number) => expect(numberIn(cell)).toBe(number))

  it.each([
    ['288.00', 288_00],
    ['0.1', 10],
    ['12345678', 1_234_567_800],
    ['123456789', Number.NaN],
    ['1.234', Number.NaN],
    ['1,5', Number.NaN],
  ])('reads the amount %j as %d fen', (cell, amount) => expect(fenIn(cell)).toBe(amount))

  it.each([
    ['0.5', 5_000],
    ['1.0001', 10_001],
    ['0', Number.NaN],
    ['1.00001', Number.NaN],
    ['12345678', Number.NaN],
  ])('reads the quantity %j as %d', (cell, qty) => expect(qtyIn(cell)).toBe(qty))
})
