import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { OverviewSpan } from '@contract/console/limits'
import { overviewDays } from '@contract/console/limits'

const dayCount = (count: number): string => `${count} 天`

type Overview = ConsoleMap['/admin/stat/overview']['output']
type Kind = Overview['queue'][number]['kind']
type End = Overview['queue'][number]['otherwise']
type CityKind = Overview['city'][number]['kind']

export const kindNames: Readonly<Record<Kind, string>> = {
  dispute: '纠纷',
  handover: '过户',
  withdraw: '提现',
  approval: '复核',
  shop: '商铺',
  round: '扩容',
  report: '举报',
}

export const endNames: Readonly<Record<End, string>> = {
  alarm: '逾期告警',
  late: '晚于承诺',
  lapse: '过期作废',
  notOpened: '到时不开',
  stays: '保持不变',
}

export const cityNames: Readonly<Record<CityKind, string>> = {
  vote: '投票',
  election: '选举',
  round: '扩容期',
  spend: '支出',
  shop: '30 天内到期的商铺',
  mutual: '三天无人应答的互助',
}

/** What the picture of turnover shows: the choice, and what stands beside its head. */
export const spanTexts: Readonly<Record<OverviewSpan, { readonly choice: string; readonly head: string }>> = {
  today: { choice: '今天', head: '今天，按小时' },
  month: { choice: dayCount(overviewDays.month), head: `近 ${dayCount(overviewDays.month)}` },
  quarter: { choice: dayCount(overviewDays.quarter), head: `近 ${dayCount(overviewDays.quarter)}` },
}

export const copy = {
  title: '概览',
  until: (at: string) => `数据到 ${at}`,
  opening: '开城清单',
  openingLeft: (city: string, count: number) => `${city}还差 ${count} 项`,
  openingGo: '去看',
  turnover: '今日成交',
  against: (share: string) => `比昨日同一时刻 ${share}`,
  noneBefore: '昨日同一时刻无成交',
  held: '担保中',
  heldNote: (count: string, late: number) =>
    late === 0 ? `${count} 笔，都有到期时间` : `${count} 笔，${late} 笔已过期`,
  withdraw: '今日提现申请',
  withdrawNote: (count: number, two: number) => `${count} 笔，其中 ${two} 笔要复核`,
  fund: '社区基金',
  fundNote: (amount: string) => `已留 ${amount} 待支付`,
  books: '账本',
  equal: '一致',
  differ: '不一致',
  notYet: '尚未核对',
  entries: (count: string) => `${count} 条`,
  booksNote: (at: string, entries: string) => `${at} 核对，现在共 ${entries} 条`,
  queue: '要处理',
  byDeadline: '按到期先后',
  none: '暂无待处理',
  yourTurn: '轮到你',
  second: '复核',
  act: '处理',
  platform: '平台',
  noDeadline: '无期限',
  days: '成交额与订单',
  span: '成交额与订单的时段',
  details: '明细',
  file: '导出',
  today: '今天',
  yesterday: '昨天',
  orders: '订单数',
  amount: '成交额',
  day: '日期',
  hour: '时',
  hours: '今天付款，按小时',
  closed: '未开市',
  payments: (count: number) => `${count} 笔`,
  daysLabel: (span: string, sum: string, orders: number) => `${span}的成交额和订单数，合计 ${sum}，${orders} 笔`,
  holiday: '今天休市',
  opens: (hour: number) => `${hour} 点前未开市`,
  closes: (hour: number) => `${hour} 点后休市`,
  hoursLabel: (today: number, yesterday: number, closed: string) =>
    [`今天每小时的付款笔数，共 ${today} 笔，昨天 ${yesterday} 笔`, ...(closed === '' ? [] : [closed])].join('；'),
  city: '城里进行中',
  cityNone: '暂无进行中的事项',
  percent: (value: number) => `${value} %`,
  counted: { shop: (count: number) => `${count} 家`, mutual: (count: number) => `${count} 条` },
  left: (time: string) => `剩 ${time}`,
  system: '系统',
  jobs: '到期任务',
  onTime: '准时',
  jobsLate: (seconds: number) => `最晚晚 ${seconds} 秒`,
  jobsFailed: (count: number) => `${count} 件失败`,
  gateway: '支付网关对账',
  gatewayDone: (day: string, payments: number) => `${day} ${payments} 笔一致`,
  gatewayDiffers: (count: number) => `${count} 笔不符`,
  never: '从未',
  booksCheck: '账本核对',
  booksEqual: (at: string) => `${at} 一致`,
  messages: '短信与消息',
  messagesNow: (waiting: number, failed: number) => (failed === 0 ? `${waiting} 条，无失败` : `${failed} 条失败`),
  holds: (days: number) => `停留超过 ${days} 天的冻结`,
  holdsNow: (count: number) => `${count} 笔`,
  backup: '备份',
  backupAgo: (days: number) => (days === 0 ? '今天' : `${days} 天前`),
} as const
