import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readFile } from '../../../console/src/pages/imports/read-file'
import { tableOf } from '../../../server/modules/imports/rules/table'

const folder = path.join(__dirname, 'files')

/** What a file says in the end: why it cannot be read, what its heads lack, or its lines. */
async function answerOf(name: string): Promise<unknown> {
  const read = await readFile(new Blob([readFileSync(path.join(folder, name))]))
  if ('problem' in read) return read.problem
  const table = tableOf('residents', read.csv)
  return table.ok ? table.value : table.error
}

const wang = ['2001', '王五', '13912349999', '3']
const li = ['2002', '李四', '13912349998', '5']
const both = (first = 2, second = 3) => ({
  lines: [
    { line: first, cells: wang },
    { line: second, cells: li },
  ],
  problems: [],
  unknown: [],
})
const bare = ([no = '', name = '', mobile = '']: readonly string[]) => [no, name, mobile, '']

/** Files as people have them, by the program that wrote them, each with what comes of it. Source: operate §6. */
const answers: Readonly<Record<string, unknown>> = {
  'cut-short.xlsx': 'broken',
  'excel-97.xls': 'old',
  'excel-big-endian.txt': both(),
  'excel-gbk.csv': both(),
  'excel-merged-title-blank-rows.xlsx': both(4, 6),
  'excel-numbers-as-numbers.xlsx': both(),
  'excel-sep-line.csv': both(3, 4),
  'excel-unicode-text.txt': both(),
  'excel-utf8.csv': both(),
  'missing-column.csv': '未认出这些列：手机号',
  'numbers-export.csv': both(),
  'numbers-inline-strings.xlsx': both(),
  'other-order.csv': {
    lines: [
      { line: 2, cells: bare(wang) },
      { line: 3, cells: bare(li) },
    ],
    problems: [],
    unknown: ['序号', '备注'],
  },
  'quoted.csv': both(),
  'rare-name-gb18030.csv': {
    ...both(),
    lines: [{ line: 2, cells: ['2001', '王㐂𠮷', ...wang.slice(2)] }, both().lines[1]],
  },
  'scientific-mobile.csv': {
    ...both(),
    lines: [{ line: 2, cells: ['2001', '王五', '1.39123E+10', '3'] }, both().lines[1]],
  },
  'title-and-sum.csv': { ...both(5, 6), lines: [...both(5, 6).lines, { line: 8, cells: ['合计', '2 户', '', ''] }] },
  'typed-chinese-commas.txt': both(),
  'wps-tabs.tsv': both(),
  'wps-two-sheets.xlsx': both(),
}

it('every file of the folder is read as it should be', () =>
  expect(readdirSync(folder).sort()).toEqual(Object.keys(answers)))

it.each(Object.entries(answers))('%s', async (name, answer) => expect(await answerOf(name)).toEqual(answer))
