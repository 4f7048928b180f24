import { approvalKindNames } from '@contract/console/approval-kinds'
import type { draftWays } from '@contract/endpoints/console/disputes'

const { undo } = approvalKindNames

export const actNames: Readonly<Record<(typeof draftWays.handover)[number], string>> = {
  uphold: '维持过户，放款',
  askUndo: `提请${undo}`,
}

export const copy = {
  title: '过户申诉',
  note: '卖家说不是本人转让；钱先留着，区块先冻结',
  tabs: [
    { value: 'open', label: '要处理' },
    { value: 'decided', label: '已处理' },
    { value: 'all', label: '全部申诉' },
    { value: 'sales', label: '全部过户' },
  ],
  tabsLabel: '状态',
  q: '单号、门牌号或昵称',
  no: '单号',
  block: '区块',
  area: '区域',
  seller: '卖家',
  buyer: '买家',
  city: '城市',
  price: '价格',
  fee: '手续费',
  held: '保留的货款',
  at: '过户',
  objectedAt: '申诉',
  decideBy: '最晚',
  objection: '申诉内容',
  sessions: '过户时退出的登录',
  sessionsNow: (count: number) => `${count} 处`,
  undoAsked: (name: string, reason: string) => `${name} 提请${undo}：${reason}`,
  oneMore: `${undo}要两人：提请后由另一位运营或财务同意。还差一人`,
  decided: (at: string, text: string) => `${at} 已处理：${text}`,
  platform: '平台',
  ruling: '裁定',
  alarm: '逾期告警',
  repeat: (no: number, price: string) => `${no} 号区块，${price}`,
  reason: '理由，双方可见',
  uphold: '维持：钱放给卖家，区块归买家。不能撤回。',
  suggest: (act: string) => `草拟：${act}`,
  shared: (devices: string) => `双方用过同一台设备：${devices}`,
  notShared: '双方没有用过同一台设备',
  toPerson: '看这位居民',
  reader: '你可以看，不能处理',
  done: '已处理',
} as const
