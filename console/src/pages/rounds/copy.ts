import type { roundKinds } from '@contract/endpoints/community/expand'
import type { TierFault } from '@contract/expand/price'
import type { RoundDeskAct, RoundState } from '@contract/expand/transitions'

export const stateNames: Readonly<Record<RoundState, string>> = {
  draft: '待复核',
  planned: '已排期',
  open: '开放中',
  archived: '已结束',
  withdrawn: '已撤回',
}

export const kindNames: Readonly<Record<(typeof roundKinds)[number], string>> = { plot: '新区块', slot: '格位' }

export const actNames: Readonly<Record<RoundDeskAct, string>> = {
  approve: '输入动态码并同意',
  edit: '修改',
  withdraw: '撤回',
  askHalt: '提请停售',
  halt: '同意停售',
  unaskHalt: '收回提请',
}

export const faultWords: Readonly<Record<TierFault, string>> = {
  order: '号段要从小到大排',
  range: '号段超出了范围',
  overlap: '号段重叠了',
  hole: '有号码没有价',
}

export const copy = {
  title: '扩容期',
  note: (area: string) => `${area}，一人排期，另一位运营复核后到时自动开放`,
  state: '状态',
  kind: '类别',
  no: '期号',
  head: '名称',
  tiers: '按号段定价',
  sold: '已售',
  soldOf: (sold: number, quota: number) => (quota === 0 ? `${sold}` : `${sold} / ${quota}`),
  openAt: '开放',
  closeAt: '截止',
  by: '排期',
  approvedBy: '复核',
  perUser: '每人最多',
  quota: '一共几格，0 是不限',
  startCapacity: '初始格位',
  roundNo: '第几期',
  description: '说明',
  from: '起',
  to: '止',
  price: '单价',
  addTier: '加一段',
  removeTier: (row: number) => `去掉第 ${row} 段`,
  tierField: (row: number, field: string) => `第 ${row} 段${field}`,
  count: '数量',
  plots: (count: string) => `${count} 块`,
  meets: '时间重叠',
  meetsNone: '没有',
  taken: '和已有号码重复',
  takenOf: (count: string, first: string, isMore: boolean) => `${count} 块：${first}${isMore ? '等' : ''}`,
  zones: '分区',
  zoneless: (count: string) => `${count} 块不在任何分区`,
  wouldRefuse: '这样提交会被退回',
  preview: '开放后',
  sum: '全部售出进财库',
  priceFault: '定价',
  fine: '连续，不重叠',
  plan: '新开一期',
  change: '改这一期',
  submit: '提交复核',
  warning: '开放后号段、价格、数量都不能改。要另一位运营复核才生效。',
  asked: '已提交，等另一位运营复核',
  required: '请填写',
  reason: '理由',
  haltReason: '理由，所有人可见',
  haltAsked: (name: string, reason: string) => `${name} 提请停售：${reason}`,
  halted: (reason: string) => `已停售：${reason}`,
  approveHint: '同意后到时自动开放。',
  sure: (act: string, no: string, count: string) => `${act}：${no}，${count}`,
  left: '还剩',
  reserved: '待付款占用',
} as const
