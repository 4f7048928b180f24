import type { ShopAdminAct } from '@contract/shop/transitions'

export const actNames: Readonly<Record<ShopAdminAct, string>> = {
  approve: '通过',
  reject: '驳回',
  approveEdit: '通过新的名称和图片',
  rejectEdit: '驳回新的名称和图片',
  remove: '移除',
}

/** The call of each act. */
export const paths = {
  approve: '/admin/shop/approve',
  approveEdit: '/admin/shop/approve',
  reject: '/admin/shop/reject',
  rejectEdit: '/admin/shop/reject',
  remove: '/admin/shop/remove',
} as const satisfies Readonly<Record<ShopAdminAct, string>>

export const copy = {
  title: '商铺审核',
  note: (area: string) => `${area}，先到期的在前`,
  tabs: [
    { value: 'queue', label: '要审核' },
    { value: 'running', label: '营业中' },
    { value: 'all', label: '全部' },
  ],
  tabsLabel: '状态',
  q: '编号、名称、门牌号或店主',
  level: '位置',
  seats: '席位',
  seatsOf: (level: string, taken: number, seats: number) =>
    `${level} ${taken}${seats === 0 ? '，不限' : ` / ${seats}`}`,
  setLevel: (level: string) => `设置${level}`,
  seatsNote: (taken: number) => `已占 ${taken} 席，不能再少；0 为不限。`,
  levelReason: '为什么改，写进审计',
  levelHint: '从现在起算。一期的费用在设置的收费里改。',
  save: '保存',
  sureLevel: (level: string, seats: number) => `${level}：${seats === 0 ? '不限席位' : `${seats} 席`}`,
  no: '单号',
  name: '店名',
  block: '门牌',
  owner: '店主',
  category: '类别',
  fee: '一期费用',
  applied: '申请',
  reviewBy: '最晚审核',
  until: '营业到',
  slogan: '一句话',
  intro: '介绍',
  hours: '时间',
  place: '地点',
  contact: '联系',
  pictures: '图片',
  pending: '等审核的新名称和图片',
  reason: '理由：驳回的给店主看，移除的大家都看得到',
  hint: '通过后占一个位置七天，等店主付款。移除后付过的不退，要退走更正。',
  sure: (act: string, no: string, block: number, amount: string) => `${act}：${no}，${block} 号，${amount}`,
  platform: '平台',
  act: '审核',
  alarm: '逾期告警',
} as const
