import type { ImportKind } from '@contract/console/import-columns'
import { importColumns } from '@contract/console/import-columns'
import type { ImportReport } from '@contract/endpoints/console/imports'

export const kindNames: Readonly<Record<ImportKind, string>> = { blocks: '区块', items: '物品', residents: '居民' }

/** The heads of a kind of file, and a line of it. */
export const exampleOf = (kind: ImportKind): string =>
  [importColumns[kind].map(({ name }) => name), importColumns[kind].map(({ example }) => example)]
    .map((cells) => cells.join(','))
    .join('\n')

export const outcomeNames: Readonly<Record<ImportReport['lines'][number]['outcome'], string>> = {
  new: '新增',
  changed: '修改',
  same: '已有',
  problem: '有误',
}

export const copy = {
  title: '导入',
  note: (area: string) => `导入到${area}；先试跑，逐行看结果，再执行`,
  kind: '类别',
  file: '选 Excel（.xlsx）或 CSV 文件',
  drop: '把文件拖到这里，或点这里选；列按表头认，顺序不限',
  text: '内容，第一行是表头',
  example: '填一个例子',
  template: '下载模板',
  templateName: (kind: string) => `${kind}导入模板.csv`,
  update: '已有的行按文件修改',
  updateHint: '不勾选就保持原样；登录过的居民只由本人修改',
  check: '试跑',
  run: '执行导入',
  line: '行',
  outcome: '结果',
  what: '内容',
  counts: ({ fresh, changed, same, problems }: ImportReport) =>
    [`新增 ${fresh}`, ...(changed > 0 ? [`修改 ${changed}`] : []), `已有 ${same}`, `有误 ${problems}`].join('，'),
  dry: '这是试跑，未作任何修改',
  ran: '已导入',
  unknown: (heads: readonly string[]) => `这些列无法识别，不会导入：${heads.join('、')}`,
  first: (count: number) => `只列前 ${count} 行，有误的在前；全部在结果文件里`,
  marked: '下载逐行结果',
  markedName: (kind: string) => `${kind}导入结果.csv`,
  problems: '有误的行改好以后才能执行，要么全部导入，要么一行也不导入',
  reason: '理由，写进审计',
  sure: (kind: string, { fresh, changed }: ImportReport, area: string) =>
    changed > 0 ? `导入 ${fresh} 行${kind}、修改 ${changed} 行到${area}` : `导入 ${fresh} 行${kind}到${area}`,
  tooLong: '文件太长',
  unread: '无法识别这个文件的编码，请另存为 UTF-8 的 CSV 后重选',
  old: '这是旧版的 .xls，请另存为 .xlsx 再选',
  broken: '打不开这个 Excel 文件，可能已损坏或有密码，请另存为 .xlsx 再选',
  changed: '内容已修改，请重新试跑',
  none: '尚未试跑',
} as const

/** Words of the slips with the first founder passwords. */
export const slipCopy = {
  title: '创始密码条',
  note: '没有短信服务时，居民用区块编号和纸条上的创始密码登录。只给从未登录过的居民生成，重新生成后旧纸条作废。',
  count: (waiting: number, withPassword: number) =>
    withPassword > 0 ? `${waiting} 位居民未登录过，其中 ${withPassword} 位已有创始密码` : `${waiting} 位居民未登录过`,
  none: '所有居民都登录过，无需密码条',
  onlyNew: '只给还没有创始密码的居民',
  make: (count: number) => `生成 ${count} 张`,
  making: (done: number, all: number) => `已生成 ${done} / ${all}`,
  stop: '停止',
  made: (count: number) => `已生成 ${count} 张，文件只保存这一次`,
  lost: (count: number) => `有 ${count} 张未收到，先重新生成这些，其余的不受影响`,
  reason: '理由，写进审计',
  fileName: (area: string, day: string) => `${area}创始密码条 ${day}.html`,
  slip: { block: '区块编号', password: '创始密码', keep: '16 位数字，登录后请马上修改，纸条不要给别人看' },
} as const
