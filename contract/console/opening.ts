import type { SettingKey } from '../settings/settings'
import { settingKeys, settingOf } from '../settings/settings'
import type { GroupName } from '../settings/groups'

/** In what parts the list of a city's first day is shown. Source: operating §9. */
export const openingGroups = {
  people: '员工',
  rules: '规则',
  vendors: '服务商',
  city: '城市',
  machine: '服务器',
  trial: '试运行',
} as const
export type OpeningGroup = keyof typeof openingGroups

/** One thing that a city needs before its residents come. */
interface Opening {
  readonly name: string
  readonly group: OpeningGroup
  /** Why it matters; of a vendor, what does not work without it. */
  readonly why: string
  /** Where it is done: a page of the console, with the fields of its address. */
  readonly at?: { readonly path: string; readonly fields?: Readonly<Record<string, string>> }
  /** Or in the settings of the server, by the first variable of its account. */
  readonly variable?: string
  /** Or by a command on the server. */
  readonly command?: string
  /** It is the server's, and so of all cities. */
  readonly isForAll?: true
  /** Nothing shows it but that somebody says so: looking is all that is asked. */
  readonly isSeen?: true
}

const vendor = { group: 'vendors', isForAll: true } as const
const machine = { group: 'machine', isForAll: true } as const

/** Fewer persons than this cannot do what takes two: two administrators, and two who are operators and of finance. */
export const fewestStaff = 4

/**
 * Every line of the list, in its order: the page, the checks of the server and the handbook follow this table; a new line is one entry, and
 * its check in `server/modules/opening/rules/checks.ts`. Source: operating §9.
 */
export const openings = {
  staff: {
    name: '人手',
    group: 'people',
    why: `大额提现、退款、裁定、开扩容期、加员工都要两人复核，至少要 ${fewestStaff} 人。`,
    at: { path: '/staff' },
  },
  hours: {
    name: '营业时间',
    group: 'rules',
    why: '休市时居民不能购买和付款。',
    at: { path: '/settings', fields: { group: 'time' } },
    isSeen: true,
  },
  fees: {
    name: '收费与充值',
    group: 'rules',
    why: '手续费、限额和充值赠送从第一笔交易起按它计算。',
    at: { path: '/settings', fields: { group: 'fees' } },
    isSeen: true,
  },
  wechatPay: {
    ...vendor,
    name: '微信支付',
    why: '未接通时，居民不能充值，也不能用微信付款和原路退款。',
    variable: 'MENPAI_WECHAT_MCH_ID',
  },
  sms: {
    ...vendor,
    name: '短信',
    why: '未接通时，居民收不到验证码：导入的居民要凭密码条登录，忘记密码只能联系运营。',
    variable: 'MENPAI_SMS_KEY_ID',
  },
  storage: {
    ...vendor,
    name: '图片存储',
    why: '未接通时，商品、头像和证据图片无法上传，也无法显示。',
    variable: 'MENPAI_STORE_URL',
  },
  parcels: {
    ...vendor,
    name: '快递查询',
    why: '未接通时，居民看不到物流，包裹长期无动静也不算未发货，到期自动确认收货。',
    variable: 'MENPAI_KUAIDI100_KEY',
  },
  news: {
    ...vendor,
    name: '微信消息',
    why: '未接通时，居民不打开小程序就不知道已交付、已卖出和提现结果。',
    variable: 'MENPAI_WECHAT_NEWS_DELIVERY',
  },
  mail: {
    ...vendor,
    name: '发信邮箱',
    why: '未接通时，告警只能发到群机器人。',
    variable: 'MENPAI_SMTP_HOST',
  },
  blocks: {
    name: '可买的区块',
    group: 'city',
    why: '无在售的区块，新居民无法加入。',
    at: { path: '/zones' },
  },
  texts: {
    name: '说明与备案号',
    group: 'city',
    why: '用户协议和隐私政策要写明谁在运营、怎么联系，依法要公示备案号。',
    at: { path: '/texts' },
  },
  backup: {
    ...machine,
    name: '备份',
    why: '服务器损坏时，未备份的数据无法找回。',
    command: 'systemctl start menpai-backup',
  },
  restore: {
    ...machine,
    name: '恢复演练',
    why: '未恢复过的备份不算备份。',
    command: 'systemctl start menpai-restore-check',
  },
  alarms: {
    name: '告警通道',
    group: 'machine',
    why: '逾期、账目不符、服务器出事时，要有人马上知道。',
    at: { path: '/alarms', fields: { tab: 'channels' } },
  },
  payment: {
    name: '付 0.01，再退回',
    group: 'trial',
    why: '付一笔再退回，账本与次日的微信账单一致，才能向居民收款。',
    at: { path: '/refunds' },
    isForAll: true,
  },
  trade: {
    name: '两位居民试买一次',
    group: 'trial',
    why: '从挂牌到放款走一遍，居民会遇到的问题你先遇到。',
    at: { path: '/orders' },
  },
} as const satisfies Readonly<Record<string, Opening>>

export type OpeningKey = keyof typeof openings
export const openingKeys = Object.keys(openings) as OpeningKey[]
export const openingOf = (key: OpeningKey): Opening => openings[key]

/** `dismissed`: somebody said, with a reason, that this city does without. */
export const openingStates = { open: '未完成', done: '完成', dismissed: '不做' } as const
export type OpeningState = keyof typeof openingStates

/** The settings that a line asks somebody to look at; the waits of 时间 have standards that a city may live with. */
const groupsOf: Readonly<Partial<Record<OpeningKey, readonly GroupName[]>>> = {
  hours: ['time'],
  fees: ['fees', 'money'],
}

export const settingsLookedAt = (key: OpeningKey): SettingKey[] =>
  settingKeys.filter((one) => groupsOf[key]?.includes(settingOf(one).group) && settingOf(one).wait === undefined)
