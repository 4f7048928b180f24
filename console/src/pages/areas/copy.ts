import type { areaTextKeys } from '@contract/endpoints/community/community'

type AreaTextKey = (typeof areaTextKeys)[number]

export const copy = {
  title: '区域',
  note: '新区域没有区块，所有入口都关着，从开关打开',
  q: '名称或编号',
  no: '编号',
  name: '名称',
  sort: '顺序',
  blocks: '区块',
  held: '有主',
  unsold: '未售',
  frozen: '冻结',
  state: '交易',
  open: '正常',
  halted: '停市',
  haltedSince: (at: string) => `${at} 起停市`,
  add: '新区域',
  save: '保存',
  saved: '已保存',
  reason: '理由，写进审计',
  required: '请填写',
  texts: '说明',
  preview: '应用里的样子',
  sent: '已发布',
  text: { expand: '扩容', fund: '基金', shop: '商铺', mutual: '互助', mayor: '市长选举' } satisfies Record<
    AreaTextKey,
    string
  >,
  key: '哪一页的说明',
  content: '内容，可用简单的 HTML',
  saveText: '发布',
  everybody: '发布后所有人立即看到新的内容。',
  zones: '看分区',
} as const
