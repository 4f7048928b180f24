import { lookOf } from '../texts/alike'
import { cleanLine } from '../texts/clean'

/** What a file may bring into a city. Source: operate §6. */
export const importKinds = ['blocks', 'items', 'residents'] as const
export type ImportKind = (typeof importKinds)[number]

/** A column of a file: its name, the other names that people give it, and what stands in the example. */
export interface ImportColumn {
  readonly name: string
  readonly also: readonly string[]
  readonly isRequired: boolean
  readonly example: string
}

const column = (name: string, example: string, isRequired: boolean, ...also: readonly string[]): ImportColumn => ({
  name,
  also,
  isRequired,
  example,
})

/** The columns of each kind of file. They may stand in any order; those that are not required may be missing. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  blocks: [
    column('起号', '1', true, '起始号', '开始号', '号码', '门牌号', '区块编号'),
    column('止号', '2000', false, '截止号', '结束号', '终止号'),
    column('片区', '南城', true, '分区', '片区名', '片区名称', '区域'),
    column('单价', '99.00', false, '价格', '未售单价', '标价', '售价'),
  ],
  items: [
    column('类目', '米面', true, '分类', '类别', '类目名', '类目名称', '品类'),
    column('物品', '东北大米', true, '品名', '名称', '物品名', '物品名称', '商品', '商品名称'),
    column('单位', '斤', true, '计量单位'),
    column('起售量', '1', false, '最小量', '起售', '最小起售量'),
    column('步长', '0.5', false, '递增', '递增量', '增量'),
  ],
  residents: [
    column('门牌号', '128', true, '门牌', '区块', '区块号', '区块编号', '编号', '房号'),
    column('昵称', '老周', true, '姓名', '名字', '名称', '居民', '业主', '户主'),
    column('手机号', '13800000000', true, '手机', '手机号码', '电话', '电话号码', '联系电话', '联系方式'),
    column('格位', '3', false, '格位数', '格数'),
  ],
}

/** A head without what people write around its name: 手机号（必填）, *单价/元. */
const bareHead = (cell: string): string =>
  lookOf(
    cleanLine(cell)
      .replace(/[（(【[].*$/, '')
      .replace(/\/.*$/, '')
      .replace(/[*＊:：]/g, ''),
  )

/** How the heads of a file answer the columns of its kind. */
export interface Heads {
  /** For each column, which cell of a line it is; -1 when there is none. */
  readonly places: readonly number[]
  /** Required columns that were not found, and columns that two heads name. */
  readonly missing: readonly string[]
  readonly doubled: readonly string[]
  /** Heads that no column knows. */
  readonly unknown: readonly string[]
}

/** Reads a line of heads. */
export function headsOf(kind: ImportKind, cells: readonly string[]): Heads {
  const columns = importColumns[kind]
  const bare = cells.map(bareHead)
  const placesOf = (name: string) => bare.flatMap((cell, at) => (cell === lookOf(name) ? [at] : []))
  // The first name that somebody uses counts: beside 门牌号, 编号 is a serial number.
  const found = columns.map(({ name, also }) => [name, ...also].map(placesOf).find(({ length }) => length > 0) ?? [])
  const known = new Set(found.flat())
  return {
    places: found.map(([first = -1]) => first),
    missing: columns.filter(({ isRequired }, at) => isRequired && found[at]?.length === 0).map(({ name }) => name),
    doubled: columns.filter((_, at) => (found[at]?.length ?? 0) > 1).map(({ name }) => name),
    unknown: cells.map(cleanLine).filter((cell, at) => cell !== '' && !known.has(at)),
  }
}
