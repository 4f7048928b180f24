import type { ImportKind, ImportReport } from '@contract/endpoints/console/imports'

export const kindNames: Readonly<Record<ImportKind, string>> = { blocks: '区块', items: '物品', residents: '居民' }

/** The heads of each kind of file, and a line of it. */
export const examples: Readonly<Record<ImportKind, string>> = {
  blocks: '起号,止号,片区,单价\n1,2000,南城,99.00',
  items: '类目,物品,单位,起售量,步长\n米面,东北大米,斤,1,0.5',
  residents: '门牌号,昵称,手机号,格位\n128,老周,13800000000,3',
}

export const outcomeNames: Readonly<Record<ImportReport['lines'][number]['outcome'], string>> = {
  new: '新增',
  same: '已有',
  fault: '有误',
}

export const copy = {
  title: '导入',
  note: (area: string) => `导入到${area}；先试跑，逐行看结果，再执行`,
  kind: '类别',
  file: '选 CSV 文件',
  drop: '把文件拖到这里，或点这里选',
  text: '内容，第一行是表头',
  example: '填一个例子',
  check: '试跑',
  run: '执行导入',
  line: '行',
  outcome: '结果',
  what: '内容',
  counts: (fresh: number, same: number, faults: number) => `新增 ${fresh}，已有 ${same}，有误 ${faults}`,
  dry: '这是试跑，什么都没有改',
  ran: '已导入',
  first: (count: number) => `只列前 ${count} 行，有误的在前`,
  faults: '有误的行改好以后才能执行，要么全部导入，要么一行也不导入',
  reason: '理由，写进审计',
  sure: (kind: string, count: number, area: string) => `导入 ${count} 行${kind}到${area}`,
  tooLong: '文件太长',
  unread: '认不出这个文件的编码，请另存为 UTF-8 的 CSV 再选',
  changed: '内容改过了，先再试跑一次',
  none: '还没有试跑',
} as const
