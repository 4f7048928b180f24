/** Texts of a description. Source: community §0; mockup 22-expand-about. */
export const copy = {
  title: '说明',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId}`,
  updated: (areaName: string, areaId: number, day: string) => `${areaName} ${areaId} · ${day} 更新`,
  look: { expand: '看本期扩容', fund: '看基金', shop: '看商铺', mutual: '看互助', mayor: '看市长选举' },
  missing: '未找到该说明',
} as const
