import { expansion } from '@contract/expand/limits'

/** Texts of a description. Source: community §0; mockup 22-expand-about. */
export const copy = {
  title: '说明',
  updated: (areaName: string, areaId: number, day: string) => `${areaName} ${areaId} · ${day} 更新`,
  since: (areaName: string, areaId: number, ver: number, day: string) =>
    `${areaName} ${areaId} · 第 ${ver} 版 · ${day} 起`,
  look: { expand: '看本期扩容', fund: '看基金', shop: '看商铺', mutual: '看互助', mayor: '看市长选举' },
  missing: '未找到该说明',
} as const

/** Words around the versions of what is agreed to. Source: operating §5. */
export const versionCopy = {
  versions: '历次版本',
  version: (ver: number, day: string) => `第 ${ver} 版 · ${day} 起`,
  agreed: (day: string) => `${day} 你已同意`,
  shown: '当前查看',
  older: (ver: number) => `这是旧版，现行的是第 ${ver} 版。`,
  toInForce: '看现行版',
} as const

/** Words around the questions and answers; these come from the server. Our decision: docs/decisions/0410-help-and-agreements.md */
export const helpCopy = {
  seek: '搜索问题',
  open: (ask: string) => `${ask}展开`,
  close: (ask: string) => `${ask}收起`,
  found: '搜索结果',
  none: '未找到相关问题',
  noneText: '换个说法试试',
  service: '联系客服',
  agreements: '协议和规则',
  names: { agreement: '用户协议', privacy: '隐私政策', rules: '交易规则' },
} as const

/** Words of the drawings about expansion. Source: mockup 22-expand-about. */
export const figureCopy = {
  plots: '新区块',
  plotNo: '5001',
  plotsNote: '虚线是未售的',
  slots: '格位',
  slotsNote: `每块从 ${expansion.startCapacity} 个起，最多 ${expansion.maxCapacity} 个`,
  purse: '你的可用',
  treasury: '城市财库',
} as const
