import type { StaffRole } from '@contract/console/roles'
import { grouped } from '@contract/digits'

export const roleNames: Readonly<Record<StaffRole, string>> = {
  operator: '运营',
  finance: '财务',
  support: '客服',
  auditor: '审计',
  administrator: '管理员',
}

export const copy = {
  failed: '没有取到',
  retry: '重试',
  empty: '没有要处理的',
  noResult: '没有符合的内容',
  clear: '清除筛选',
  columns: '列',
  reload: '刷新',
  perPage: '每页',
  rows: (count: number) => `${grouped(count)} 条`,
  sum: (yuan: string) => `共 ${yuan}`,
  close: '关闭',
  atLeast: (yuan: string) => `≥ ${yuan}`,
  all: '全部',
  keys: '键盘：/ 搜索，j k 上下，Enter 打开，Esc 关闭',
  cancel: '取消',
  reason: '理由',
  remove: (label: string) => `去掉筛选：${label}`,
  noArea: '还没有给你的区域',
  shared: '已提交，还差一人',
  done: '已处理',
  reader: '你可以看，不能处理',
  nothingMoves: '没有钱动',
  postingsSum: '合计',
  postings: '入账预览',
  own: '不能复核自己提交的',
  reasonShort: (least: number) => `理由至少 ${least} 个字`,
  saved: '已导出，已记入审计',
  exportCsv: '导出 CSV',
  exported: (count: number) => `导出 ${count} 行，已记入审计`,
} as const
