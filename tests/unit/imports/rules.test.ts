import * as fc from 'fast-check'
import { fileText } from '@contract/texts/file-text'
import { decode } from '../../../server/format/decode'
import { fenIn, linesOf, numberIn, qtyIn } from '../../../server/modules/imports/rules'

const gbk: Readonly<Record<string, readonly number[]>> = {
  门: [0xc3, 0xc5],
  牌: [0xc5, 0xc6],
  号: [0xba, 0xc5],
  昵: [0xea, 0xc7],
  称: [0xb3, 0xc6],
  手: [0xca, 0xd6],
  机: [0xbb, 0xfa],
  格: [0xb8, 0xf1],
  位: [0xce, 0xbb],
  王: [0xcd, 0xf5],
  五: [0xce, 0xe5],
}

const head = ['门牌号', '昵称', '手机号', '格位']
const row = ['2001', '王五', '13912349999', '3']

const written = (separator = ',', end = '\r\n') => [head, row].map((cells) => cells.join(separator) + end).join('')
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const ansi = (text: string) => Uint8Array.from([...text].flatMap((sign) => gbk[sign] ?? [sign.charCodeAt(0)]))

/** What Excel, WPS, editors and telephones really write. */
const files: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['UTF-8', utf8(written())],
  ['UTF-8 with its mark', utf8(`\ufeff${written()}`)],
  ['GBK of Chinese Excel', ansi(written())],
  ['UTF-16 of Excel (Unicode 文本)', utf16(written('\t'))],
  ['UTF-16, the other way round', Uint8Array.from(Buffer.from(utf16(written())).swap16())],
  ['line feeds alone', utf8(written(',', '\n'))],
  ['carriage returns alone', utf8(written(',', '\r'))],
  ['semicolons', utf8(written(';'))],
  ['tabs', utf8(written('\t'))],
  ['commas of a Chinese keyboard', utf8(written('，'))],
  ['semicolons of a Chinese keyboard', utf8(written('；'))],
  ['a line for the separator', utf8(`sep=;\r\n${written(';')}`)],
  ['quotes around all', utf8(written().replace(/[^,\r\n]+/g, '"$&"'))],
  ['blanks and hidden marks', utf8(written().replaceAll(',', '\u200b,\ufeff ').replace('王五', '\u202a王五\u202c'))],
  ['empty lines and no end', utf8(`\r\n${written()}\r\n,,,\r\n`.trimEnd())],
  ['a tab before a long number', utf8(written().replace('13912349999', '"\t13912349999"'))],
]

it.each(files)('a file is read: %s', (_what, bytes) => {
  const text = fileText(bytes, decode)
  expect(linesOf('residents', text ?? '')).toMatchObject({ lines: [{ cells: row }], faults: [] })
})

it('a file that is no text is not read', () => {
  expect(fileText(Uint8Array.from([0x81, 0xff, 0xff]), decode)).toBeNull()
})

it('whatever bytes come, they are a text or none, and a table of the right heads or none', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = fileText(bytes, decode)
      expect(linesOf('items', text ?? '')).toBeUndefined()
      expect(linesOf('items', `类目,物品,单位,起售量,步长\n${text ?? ''}`)).toHaveProperty('faults')
    }),
  )
})

const items = (...lines: readonly string[]) => linesOf('items', ['类目,物品,单位,起售量,步长', ...lines].join('\n'))

describe('a name is whole or its line is a fault', () => {
  it.each([
    ['米面,"大米, 5 斤",袋', '大米, 5 斤'],
    ['米面,"12"" 锅",个', '12" 锅'],
    ['米面,"大米\n新",袋', '大米 新'],
    ['米面,大米；新,袋', '大米；新'],
  ])('%j', (line, name) => {
    expect(items(line)).toMatchObject({ lines: [{ cells: ['米面', name, expect.anything()] }], faults: [] })
  })

  it.each([['米面,12" 锅,个'], ['米面,"12" 锅",个'], ['米面,大米, 5 斤,袋,1,1']])('%j', (line) => {
    const table = items('米面,面粉,袋', line, '米面,小米,袋')
    expect(table?.faults).toMatchObject([{ line: 3, outcome: 'fault' }])
    expect(table?.lines.map(({ line: no, cells }) => [no, cells[1]])).toEqual([
      [2, '面粉'],
      [4, '小米'],
    ])
  })

  it.each([['米面,"面粉,袋'], ['米面,"面粉"新,袋']])(
    '%j, and nothing behind it is read as if it were right',
    (line) => {
      const table = items('米面,大米,袋', line, '米面,小米,袋')
      expect(table?.lines.map(({ cells }) => cells[1])).toEqual(['大米'])
      expect(table?.faults[0]).toMatchObject({ outcome: 'fault' })
    },
  )
})

it('other heads are told', () => {
  expect(linesOf('blocks', '类目,物品\n1,2')).toBeUndefined()
})

it('numbers are read as people and spreadsheets write them', () => {
  expect([numberIn('１２'), numberIn('0'), numberIn('1234567'), numberIn(undefined)]).toEqual([12, NaN, NaN, NaN])
  expect(['288.00', '¥1,288.5', '２８８', '1,28', '1.234', '-1'].map(fenIn)).toEqual([
    28800,
    128850,
    28800,
    NaN,
    NaN,
    NaN,
  ])
  expect(['0.5', '１', '0', '1,000', 'x'].map(qtyIn)).toEqual([5000, 10_000, NaN, 10_000_000, NaN])
})
