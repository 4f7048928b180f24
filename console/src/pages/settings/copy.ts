import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { Running } from '@contract/settings/setting'

type ChangeState = ConsoleMap['/admin/setting/history']['output']['changes'][number]['state']

export const setByNames: Readonly<Record<SettingView['setBy'], string>> = {
  here: '已设置',
  all: '随全部城市',
  standard: '默认',
}

/** What goes on with the figures it was made with. */
type Kept = Exclude<Running, 'slots' | 'gifts' | 'votes' | 'elections'>

const runningWords: Readonly<Record<Kept, (count: number) => string>> = {
  orders: (count) => `${count} 笔订单在进行，按下单时的数`,
  withdrawals: (count) => `${count} 笔提现在处理，按申请时的数`,
  shops: (count) => `${count} 家商铺在申请、付款，按申请和下单时的数`,
  recharges: (count) => `${count} 笔充值待付款，按下单时的数`,
  payments: (count) => `${count} 笔在等付款，期限不变`,
  handovers: (count) => `${count} 块区块在等付款、货款在冻结，期限不变`,
  listings: (count) => `${count} 件商品在售，有效期不变`,
  bids: (count) => `${count} 条求购在等付款、在接单，有效期不变`,
  transfers: (count) => `${count} 个区块在转让，有效期不变`,
  posts: (count) => `${count} 条互助在进行，有效期不变`,
}

/** What goes on, whatever is read only or closed. */
const runsOn: Readonly<Partial<Record<Running, (count: number) => string>>> = {
  recharges: (count) => `${count} 笔充值待付款`,
  withdrawals: (count) => `${count} 笔提现在处理`,
  slots: (count) => `${count} 笔格位待付款`,
  gifts: (count) => `${count} 笔捐赠待付款、支出未了结`,
  votes: (count) => `${count} 项投票在写、在投`,
  shops: (count) => `${count} 家商铺在申请、付款`,
  posts: (count) => `${count} 条互助在进行`,
  elections: (count) => `${count} 场选举在进行`,
  handovers: (count) => `${count} 块区块在等付款、货款在冻结`,
}

export const changeStateNames: Readonly<Record<ChangeState, string>> = {
  waiting: '等生效',
  holds: '生效中',
  held: '已被替换',
  takenBack: '已撤回',
}

export const copy = {
  title: '设置',
  note: (place: string) => `${place}，每一项改前改后都有记录`,
  all: '全部城市',
  group: '分组',
  name: '名称',
  now: '现在',
  from: '来自',
  next: '等生效',
  allNextAt: (after: string, at: string) => `全部城市 ${at} 起 ${after}`,
  allWaits: (at: string, said: string) => `全部城市 ${at} 起改：${said}`,
  comesHere: '这里随全部城市，到时一起改。',
  staysHere: '这里有自己的设置，不随它改。',
  nextAt: (after: string, at: string) => `${at} 起 ${after}`,
  asked: '还差一人',
  since: '生效',
  standard: '默认',
  range: '范围',
  running: (kind: Running, count: number) => (kind in runningWords ? runningWords[kind as Kept](count) : ''),
  runsOn: (kind: Running, count: number) => `${runsOn[kind]?.(count) ?? count}，照常进行`,
  goesOn: '照旧的',
  waits: (at: string) => `${at} 起改`,
  change: '改这一项',
  follow: '随上一级',
  followAll: '改回随全部城市',
  followStandard: '改回默认',
  form: (name: string) => `改${name}`,
  reason: '理由，写进审计',
  immediate: '立即生效。',
  atClose: (at: string) => `${at} 起生效，已经开始的照旧。`,
  dearer: '居民要多付，会收到公告，三天后才生效。',
  two: '要另一人复核，同意后开始计时。',
  effects: { fees: '手续费', fund: '进基金的' },
  effect: (count: number, what: string, differs: string) => `上月 ${count} 笔，按改后的数算，${what}${differs}`,
  more: (yuan: string) => `会多 ${yuan}`,
  less: (yuan: string) => `会少 ${yuan}`,
  same: '不变',
  save: (before: string, after: string) => `${before} → ${after}`,
  ask: (before: string, after: string) => `提请：${before} → ${after}`,
  sure: (place: string, name: string, before: string, after: string) => `${place} ${name}：${before} → ${after}`,
  saved: '已保存',
  unchanged: '改一个数再保存',
  takeBack: '撤回改动',
  takeBackSure: (name: string, stays: string) => `${name}不改，仍为 ${stays}`,
  takenBack: '已撤回',
  onlyFor: (role: string) => `这一组由${role}改`,
  everywhereOnly: '只能对全部城市设置，管全部城市的人才能改',
  history: '改动记录',
  never: '没有改过',
  of: (value: string, at: string) => `${value}，${at} 起`,
  by: (by: string, second: string) => (second === '' ? by : `${by} 提交，${second} 复核`),
  setUp: '建城时',
  takenBackBy: (by: string, at: string, reason: string) => `${by} ${at} 撤回：${reason}`,
  people: '人',
  percent: '%',
  full: '满',
  give: '送',
  up: (name: string) => `${name}上移`,
  down: (name: string) => `${name}下移`,
  onAll: '全部平台',
  pickArea: '选一个城市',
  add: '加一个',
  drop: (no: number) => `去掉第 ${no} 个`,
  nth: (name: string, no: number) => `${name} 第 ${no} 个`,
} as const
