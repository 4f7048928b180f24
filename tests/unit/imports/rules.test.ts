import * as fc from 'fast-check'
import { fileText } from '@contract/texts/file-text'
import { decode } from '../../../server/format/decode'
import type { ImportKind } from '@contract/console/import-columns'
import { fenIn, numberIn, qtyIn } from '../../../server/modules/imports/rules/cells'
import { problemOf } from '../../../server/modules/imports/rules/outcome'
import { tableOf } from '../../../server/modules/imports/rules/table'

const linesOf = (kind: ImportKind, csv: string) => {
  const read = tableOf(kind, csv)
  return read.ok ? read.value : read.error
}

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
  expect(linesOf('residents', text ?? '')).toMatchObject({ lines: [{ cells: row }], problems: [] })
})

it('a file that is no text is not read', () => {
  expect(fileText(Uint8Array.from([0x81, 0xff, 0xff]), decode)).toBeNull()
})

it('whatever bytes come, they are a text or none, and a table of the right heads or none', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = fileText(bytes, decode)
      expect(linesOf('items', text ?? '')).toMatch(/表头|未认出/)
      expect(linesOf('items', `类目,物品,单位,起售量,步长\n${text ?? ''}`)).toHaveProperty('problems')
    }),
  )
})

const items = (...lines: readonly string[]) => {
  const read = tableOf('items', ['类目,物品,单位,起售量,步长', ...lines].join('\n'))
  if (!read.ok) throw new Error(read.error)
  return read.value
}

describe('a name is whole or its line is a problem', () => {
  it.each([
    ['米面,"大米, 5 斤",袋', '大米, 5 斤'],
    ['米面,"12"" 锅",个', '12" 锅'],
    ['米面,"大米\n新",袋', '大米 新'],
    ['米面,大米；新,袋', '大米；新'],
  ])('%j', (line, name) => {
    expect(items(line)).toMatchObject({ lines: [{ cells: ['米面', name, expect.anything(), '', ''] }], problems: [] })
  })

  it.each([['米面,12" 锅,个'], ['米面,"12" 锅",个'], ['米面,大米, 5 斤,袋,1,1']])('%j', (line) => {
    const table = items('米面,面粉,袋', line, '米面,小米,袋')
    expect(table.problems).toMatchObject([{ line: 3, outcome: 'problem' }])
    expect(table.lines.map(({ line: no, cells }) => [no, cells[1]])).toEqual([
      [2, '面粉'],
      [4, '小米'],
    ])
  })

  it.each([['米面,"面粉,袋'], ['米面,"面粉"新,袋']])(
    '%j, and nothing behind it is read as if it were right',
    (line) => {
      const table = items('米面,大米,袋', line, '米面,小米,袋')
      expect(table.lines.map(({ cells }) => cells[1])).toEqual(['大米'])
      expect(table.problems[0]).toMatchObject({ outcome: 'problem' })
    },
  )
})

describe('columns are known by their names', () => {
  it.each([
    [
      'in another order, with others between them',
      '序号,手机号码,备注,姓名（必填）,*门牌\n1,13912349999,租客,王五,2001',
      ['序号', '备注'],
    ],
    ['below what the table is', '南城居民名单\n2026 年 11 月制表,,\n门牌号,昵称,手机号\n2001,王五,13912349999', []],
    ['beside a serial number of the same name', '编号,门牌号,昵称,手机号\n1,2001,王五,13912349999', ['编号']],
  ])('%s', (_what, csv, unknown) => {
    expect(linesOf('residents', csv)).toMatchObject({
      lines: [{ cells: ['2001', '王五', '13912349999', ''] }],
      unknown,
    })
  })

  it('that are missing, or there twice, are told', () => {
    expect(linesOf('blocks', '类目,物品\n1,2')).toBe('未找到表头，应有这些列：起号、片区')
    expect(linesOf('residents', '门牌号,昵称\n1,王五')).toBe('未认出这些列：手机号')
    expect(linesOf('residents', '门牌号,昵称,手机号,手机号\n1,王五,13912349999,')).toBe('这些列有两个：手机号')
    expect(linesOf('residents', '')).toBe('未找到表头，应有这些列：门牌号、昵称、手机号')
  })

  it('and a line in which only others are filled in says nothing', () => {
    expect(linesOf('blocks', '起号,片区,备注\n1,南城,\n,,以上共一段')).toMatchObject({
      lines: [{ line: 2 }],
      problems: [],
    })
  })
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

it('all that is wrong with a line is said at once', () => {
  expect(problemOf(3, '号段有误', false, undefined, '片区名有误')).toEqual({
    line: 3,
    outcome: 'problem',
    text: '号段有误；片区名有误',
  })
  expect(problemOf(3, false, undefined)).toBeUndefined()
})
