import type { ConsolePath } from './rights'
import { mayCall } from './rights'
import type { StaffRole } from './roles'

/** What two persons decide, and who of them may ask and approve. Source: community §9 (two persons, roles). */
export const approvalKinds = {
  withdraw: ['finance'],
  dispute: ['operator'],
  refund: ['finance'],
  limit: ['finance'],
  feeSetting: ['operator'],
  moneySetting: ['finance'],
  timeSetting: ['operator'],
  citySetting: ['operator'],
  thresholdSetting: ['administrator'],
  areaText: ['operator'],
  staffAdd: ['administrator'],
  staffEdit: ['administrator'],
  staffReset: ['administrator'],
  correction: ['operator', 'finance'],
  reallot: ['operator'],
  advance: ['finance'],
  returned: ['finance'],
  loss: ['finance'],
  goodwill: ['operator'],
  undo: ['operator', 'finance'],
  unfreeze: ['operator'],
  fundStop: ['operator', 'finance'],
  strike: ['operator'],
  round: ['operator'],
  roundHalt: ['operator'],
  zoneOffer: ['operator'],
  letter: ['operator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type ApprovalKind = keyof typeof approvalKinds

export const approvalKindNames: Readonly<Record<ApprovalKind, string>> = {
  withdraw: '提现',
  dispute: '裁定',
  refund: '退款',
  limit: '居民限额',
  feeSetting: '改收费',
  moneySetting: '改充值与提现',
  timeSetting: '改时间',
  citySetting: '改城市和模块',
  thresholdSetting: '改门槛',
  areaText: '改协议',
  staffAdd: '新员工',
  staffEdit: '改权限',
  staffReset: '重置验证器',
  correction: '更正',
  reallot: '重新分配',
  advance: '平台垫付',
  returned: '提现退票',
  loss: '记损失',
  goodwill: '补偿',
  undo: '撤销过户',
  unfreeze: '解冻',
  fundStop: '停付',
  strike: '除名',
  round: '开扩容期',
  roundHalt: '扩容期停售',
  zoneOffer: '分区按标价卖',
  letter: '发信件',
}

/** The call that shows what an ask is about: who may not read the thing does not read what is asked about it. */
const shownBy: Readonly<Record<ApprovalKind, ConsolePath>> = {
  withdraw: '/admin/withdraw/list',
  dispute: '/admin/dispute/rows',
  refund: '/admin/refund/list',
  limit: '/admin/limit/list',
  feeSetting: '/admin/setting/list',
  moneySetting: '/admin/setting/list',
  timeSetting: '/admin/setting/list',
  citySetting: '/admin/setting/list',
  thresholdSetting: '/admin/setting/list',
  areaText: '/admin/text/list',
  staffAdd: '/admin/staff/list',
  staffEdit: '/admin/staff/list',
  staffReset: '/admin/staff/list',
  correction: '/admin/correctionList',
  reallot: '/admin/order/list',
  advance: '/admin/order/list',
  returned: '/admin/withdraw/list',
  loss: '/admin/withdraw/list',
  goodwill: '/admin/user/list',
  undo: '/admin/handover/list',
  unfreeze: '/admin/block/list',
  fundStop: '/admin/fund/list',
  strike: '/admin/election/list',
  round: '/admin/round/list',
  roundHalt: '/admin/round/list',
  zoneOffer: '/admin/zone/list',
  letter: '/admin/letter/list',
}

/** What somebody with these roles reads. */
export const readableKinds = (roles: readonly StaffRole[]): ApprovalKind[] =>
  (Object.keys(shownBy) as ApprovalKind[]).filter((kind) => mayCall(shownBy[kind], roles))

export const approvalStateNames = {
  waiting: '待复核',
  approved: '已同意',
  refused: '已驳回',
  lapsed: '已作废',
} as const
