import { moduleRights } from './city-modules'
import type { Right } from './module'
import { both, city, cityRead } from './module'
import type { StaffRole } from './roles'
import { staffRoles } from './roles'

const money = ['finance'] as const
const moneyRead = ['operator', 'finance', 'auditor'] as const
const caseRead = ['operator', 'finance', 'support', 'auditor'] as const
const asking = ['operator', 'finance', 'administrator'] as const
/** Who asks for something, and so takes it back. */
const takingBack = ['operator', 'finance', 'support', 'administrator'] as const
const remedying = ['operator', 'finance', 'support'] as const
const books = ['finance', 'auditor'] as const
const switchRead = ['operator', 'auditor'] as const
const settingRead = ['operator', 'finance', 'auditor', 'administrator'] as const
const writing = ['operator', 'support'] as const
const alarming = ['operator', 'administrator'] as const
const staffRead = ['auditor', 'administrator'] as const

/**
 * The table of community §9, call by call, in the subjects by which the matrix shows it: the only place that says what which role may do,
 * and how a call is called. Those of a module of the city stand in its own folder.
 */
// prettier-ignore
const table = {
  登录: {
    '/admin/session/login': { words: '登录，输密码', roles: 'anybody', area: 'none' },
    '/admin/session/enrol': { words: '用邀请码开通', roles: 'anybody', area: 'none' },
    '/admin/session/totp': { words: '登录，输动态码', roles: 'started', area: 'none' },
    '/admin/session/recover': { words: '登录，用恢复码', roles: 'started', area: 'none' },
    '/admin/session/logout': { words: '退出登录', roles: 'started', area: 'none' },
    '/admin/session/me': { words: '看自己的登录', roles: staffRoles, area: 'none' },
  },
  列表: {
    '/admin/filter/list': { words: '看我的筛选和列', roles: staffRoles, area: 'none' },
    '/admin/filter/edit': { words: '改我的筛选和列', roles: staffRoles, area: 'none' },
  },
  复核: {
    '/admin/approval/list': { words: '看复核', roles: [...takingBack, 'auditor'], area: 'found' },
    '/admin/approval/export': { words: '导出复核', roles: [...asking, 'auditor'], area: 'found' },
    '/admin/approval/approve': { words: '复核同意', roles: asking, area: 'found', isFresh: true },
    '/admin/approval/refuse': { words: '复核驳回或撤回', roles: takingBack, area: 'found' },
  },
  纠纷: {
    '/admin/dispute/info': { words: '看一件纠纷', roles: caseRead, area: 'found' },
    '/admin/dispute/messages': { words: '看纠纷双方的消息', roles: caseRead, area: 'found' },
    '/admin/dispute/address': { words: '看纠纷订单的收货地址', roles: city, area: 'found' },
    '/admin/dispute/decide': { words: '裁定纠纷', roles: ['operator'], area: 'found', isFresh: true },
    '/admin/dispute/ask': { words: '提请裁定复核', roles: ['operator'], area: 'found', isFresh: true },
    '/admin/dispute/rows': { words: '看全部纠纷', roles: caseRead, area: 'found' },
    '/admin/dispute/export': { words: '导出纠纷', roles: caseRead, area: 'found' },
    '/admin/dispute/beside': { words: '看纠纷双方的往来', roles: caseRead, area: 'found' },
    '/admin/dispute/handOver': { words: '纠纷转交同事', roles: city, area: 'found' },
    '/admin/dispute/askEvidence': { words: '要求补证据', roles: city, area: 'found' },
    '/admin/draft/list': { words: '看草拟', roles: caseRead, area: 'found' },
    '/admin/draft/add': { words: '草拟裁定', roles: ['support'], area: 'found' },
  },
  提现: {
    '/admin/withdraw/list': { words: '看提现', roles: moneyRead, area: 'found' },
    '/admin/withdraw/info': { words: '看一笔提现', roles: moneyRead, area: 'found' },
    '/admin/withdraw/approve': { words: '同意提现', roles: money, area: 'found', isFresh: true },
    '/admin/withdraw/reject': { words: '驳回提现', roles: money, area: 'found' },
    '/admin/withdraw/paying': { words: '开始打款', roles: money, area: 'found', isFresh: true },
    '/admin/withdraw/paid': { words: '登记已付', roles: money, area: 'found' },
    '/admin/withdraw/fail': { words: '登记打款失败', roles: money, area: 'found' },
    '/admin/withdraw/export': { words: '导出提现', roles: moneyRead, area: 'found' },
    '/admin/withdraw/batch': { words: '导出打款文件', roles: money, area: 'found', isFresh: true },
  },
  退款和更正: {
    '/admin/pay/payments': { words: '查付款', roles: moneyRead, area: 'found' },
    '/admin/pay/refund': { words: '原路退款', roles: money, area: 'found', isFresh: true },
    '/admin/refund/ask': { words: '提请退款复核', roles: money, area: 'found', isFresh: true },
    '/admin/correctionList': { words: '看更正', roles: moneyRead, area: 'found' },
    '/admin/correction/export': { words: '导出更正', roles: moneyRead, area: 'found' },
    '/admin/correctionAdd': { words: '提出更正', roles: both, area: 'found', isFresh: true },
    '/admin/txnList': { words: '查一个单号的账', roles: moneyRead, area: 'found' },
    '/admin/refund/list': { words: '看退款', roles: moneyRead, area: 'found' },
    '/admin/refund/export': { words: '导出退款', roles: moneyRead, area: 'found' },
    '/admin/correction/preview': { words: '预览更正', roles: moneyRead, area: 'found' },
    '/admin/remedy/preview': { words: '看善后', roles: caseRead, area: 'found' },
    '/admin/remedy/add': { words: '善后，更正或补偿', roles: remedying, area: 'found', isFresh: true },
  },
  过户: {
    '/admin/handover/info': { words: '看一件过户申诉', roles: caseRead, area: 'found' },
    '/admin/handover/list': { words: '看过户申诉', roles: caseRead, area: 'found' },
    '/admin/handover/export': { words: '导出过户申诉', roles: caseRead, area: 'found' },
    '/admin/handover/act': { words: '处理过户申诉', roles: both, area: 'found', isFresh: true },
  },
  举报: {
    '/admin/report/list': { words: '看举报', roles: ['operator', 'support', 'auditor'], area: 'found' },
    '/admin/report/export': { words: '导出举报', roles: ['operator', 'support', 'auditor'], area: 'found' },
    '/admin/report/read': { words: '看被举报的内容', roles: ['operator', 'support', 'auditor'], area: 'found' },
    '/admin/report/decide': { words: '处理举报', roles: ['operator'], area: 'found' },
    '/admin/report/freeze': { words: '因举报冻结', roles: ['operator'], area: 'found', isFresh: true },
  },
  订单和挂牌: {
    '/admin/saleRemove': { words: '移除挂牌', roles: city, area: 'found' },
    '/admin/buyRemove': { words: '移除求购', roles: city, area: 'found' },
    '/admin/order/list': { words: '看订单', roles: caseRead, area: 'found' },
    '/admin/order/export': { words: '导出订单', roles: caseRead, area: 'found' },
    '/admin/order/info': { words: '看一笔订单', roles: caseRead, area: 'found' },
    '/admin/sale/toItem': { words: '把自写商品归入物品', roles: city, area: 'found' },
    '/admin/offer/list': { words: '看挂牌与求购', roles: caseRead, area: 'found' },
    '/admin/offer/export': { words: '导出挂牌与求购', roles: caseRead, area: 'found' },
  },
  居民: {
    '/admin/user/list': { words: '看居民', roles: caseRead, area: 'found' },
    '/admin/user/export': { words: '导出居民和手机号', roles: caseRead, area: 'found', isFresh: true },
    '/admin/person/info': { words: '看一位居民', roles: caseRead, area: 'found' },
    '/admin/person/notices': { words: '看居民收到的通知', roles: caseRead, area: 'found' },
    '/admin/user/reveal': { words: '看完整手机号', roles: caseRead, area: 'found' },
    '/admin/user/endSessions': { words: '让居民重新登录', roles: city, area: 'found' },
    '/admin/note/add': { words: '写同事备注', roles: ['operator', 'finance', 'support'], area: 'found' },
    '/admin/search': { words: '搜索', roles: caseRead, area: 'found' },
    '/admin/limit/list': { words: '看居民限额', roles: moneyRead, area: 'found' },
    '/admin/limit/set': { words: '改居民限额', roles: money, area: 'found', isFresh: true },
  },
  区域和区块: {
    '/admin/block/act': { words: '冻结区块，提请解冻', roles: city, area: 'found', isFresh: true },
    '/admin/area/halt': { words: '停市或恢复', roles: city, area: 'found', isFresh: true },
    '/admin/block/list': { words: '看区块', roles: caseRead, area: 'found' },
    '/admin/block/export': { words: '导出区块', roles: caseRead, area: 'found' },
    '/admin/area/list': { words: '看区域', roles: caseRead, area: 'found' },
    '/admin/area/export': { words: '导出区域', roles: caseRead, area: 'found' },
    '/admin/zone/list': { words: '看分区', roles: cityRead, area: 'found' },
    '/admin/zone/export': { words: '导出分区', roles: cityRead, area: 'found' },
    '/admin/area/save': { words: '改区域', roles: city, area: 'found' },
    '/admin/area/reach': { words: '看停市影响', roles: switchRead, area: 'found' },
    '/admin/zone/preview': { words: '预览分区', roles: cityRead, area: 'found' },
    '/admin/zone/save': { words: '改分区', roles: city, area: 'found' },
    '/admin/zone/remove': { words: '删分区', roles: city, area: 'found' },
    '/admin/block/map': { words: '看地籍图', roles: caseRead, area: 'found' },
  },
  说明与协议: {
    '/admin/text/list': { words: '看说明与协议', roles: caseRead, area: 'found' },
    '/admin/text/info': { words: '看一版说明或协议', roles: caseRead, area: 'found' },
    '/admin/text/edit': { words: '改说明与协议', roles: city, area: 'found' },
  },
  设置: {
    '/admin/setting/list': { words: '看设置', roles: settingRead, area: 'found' },
    '/admin/setting/history': { words: '看设置的改动', roles: settingRead, area: 'found' },
    '/admin/setting/preview': { words: '预览改设置', roles: settingRead, area: 'found' },
    '/admin/setting/edit': { words: '改设置', roles: asking, area: 'found', isFresh: true },
    '/admin/setting/takeBack': { words: '撤回设置的改动', roles: asking, area: 'found' },
  },
  ...moduleRights,
  信件: {
    '/admin/letter/list': { words: '看信件', roles: caseRead, area: 'found' },
    '/admin/letter/export': { words: '导出信件', roles: caseRead, area: 'found' },
    '/admin/letter/info': { words: '看一封信件', roles: caseRead, area: 'found' },
    '/admin/letter/count': { words: '算信件人数', roles: writing, area: 'found' },
    '/admin/letter/edit': { words: '写信件', roles: writing, area: 'found' },
    '/admin/letter/test': { words: '试发信件给自己', roles: writing, area: 'found' },
    '/admin/letter/send': { words: '发信件', roles: city, area: 'found' },
    '/admin/letter/takeBack': { words: '撤回信件', roles: city, area: 'found' },
    '/admin/template/list': { words: '看模板', roles: caseRead, area: 'found' },
    '/admin/template/export': { words: '导出模板', roles: caseRead, area: 'found' },
    '/admin/template/edit': { words: '写模板', roles: writing, area: 'found' },
    '/admin/template/remove': { words: '删模板', roles: writing, area: 'found' },
    '/admin/upload/token': { words: '传图片', roles: writing, area: 'none' },
  },
  类目和导入: {
    '/admin/item/list': { words: '看物品', roles: cityRead, area: 'found' },
    '/admin/item/export': { words: '导出物品', roles: cityRead, area: 'found' },
    '/admin/import/check': { words: '试跑导入', roles: city, area: 'found' },
    '/admin/import/run': { words: '执行导入', roles: city, area: 'found', isFresh: true },
    '/admin/import/waiting': { words: '看未登录过的居民', roles: city, area: 'found' },
    '/admin/import/slips': { words: '生成创始密码条', roles: city, area: 'found', isFresh: true },
    '/admin/category/list': { words: '看类目', roles: cityRead, area: 'found' },
    '/admin/category/save': { words: '改类目', roles: city, area: 'found' },
    '/admin/category/act': { words: '类目上下架', roles: city, area: 'found' },
    '/admin/category/sort': { words: '类目排序', roles: city, area: 'found' },
    '/admin/item/save': { words: '改物品', roles: city, area: 'found' },
    '/admin/item/act': { words: '物品上下架', roles: city, area: 'found' },
    '/admin/item/sort': { words: '物品排序', roles: city, area: 'found' },
  },
  账本和对账: {
    '/admin/books/check': { words: '核对账本', roles: books, area: 'found' },
    '/admin/account/list': { words: '看账户', roles: moneyRead, area: 'found' },
    '/admin/account/export': { words: '导出账户', roles: moneyRead, area: 'found' },
    '/admin/entry/list': { words: '看分录', roles: moneyRead, area: 'found' },
    '/admin/entry/export': { words: '导出分录', roles: moneyRead, area: 'found' },
    '/admin/book/list': { words: '看对账', roles: moneyRead, area: 'found' },
    '/admin/book/export': { words: '导出对账', roles: moneyRead, area: 'found' },
  },
  统计: {
    '/admin/stat/overview': { words: '看概览', roles: caseRead, area: 'found' },
    '/admin/stat/series': { words: '看统计', roles: moneyRead, area: 'found' },
    '/admin/stat/export': { words: '导出统计', roles: moneyRead, area: 'found' },
  },
  告警: {
    '/admin/alarm/list': { words: '看告警', roles: settingRead, area: 'found' },
    '/admin/alarm/export': { words: '导出告警', roles: settingRead, area: 'found' },
    '/admin/alarm/channels': { words: '看告警通道', roles: settingRead, area: 'found' },
    '/admin/alarm/edit': { words: '改告警通道', roles: alarming, area: 'found', isFresh: true },
    '/admin/alarm/test': { words: '测试告警通道', roles: alarming, area: 'found' },
  },
  开城清单: {
    '/admin/opening/list': { words: '看开城清单', roles: settingRead, area: 'found' },
    '/admin/opening/dismiss': { words: '标记开城清单', roles: alarming, area: 'found' },
  },
  审计: {
    '/admin/act/list': { words: '看审计', roles: ['auditor'], area: 'found' },
    '/admin/act/export': { words: '导出审计', roles: ['auditor'], area: 'found' },
  },
  员工: {
    '/admin/staff/list': { words: '看员工', roles: staffRead, area: 'none' },
    '/admin/staff/export': { words: '导出员工', roles: staffRead, area: 'none' },
    '/admin/staff/add': { words: '加员工', roles: ['administrator'], area: 'none', isFresh: true },
    '/admin/staff/edit': { words: '改员工权限', roles: ['administrator'], area: 'none', isFresh: true },
    '/admin/staff/reset': { words: '重置员工验证器', roles: ['administrator'], area: 'none', isFresh: true },
    '/admin/staff/invite': { words: '发邀请码', roles: ['administrator'], area: 'none', isFresh: true },
    '/admin/staff/endSessions': { words: '让同事重新登录', roles: ['administrator'], area: 'none' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Right>>>>

type Table = typeof table
export type ConsolePath = { [S in keyof Table]: keyof Table[S] }[keyof Table]

/** The subjects in their order, each with its calls. */
export const subjects: readonly (readonly [subject: string, calls: Readonly<Record<string, Right>>])[] =
  Object.entries(table)

/** What each call asks for. */
export const rights = Object.fromEntries(subjects.flatMap(([, calls]) => Object.entries(calls))) as Readonly<
  Record<ConsolePath, Right>
>

/** Whether this is a call of the console. */
export const isConsolePath = (path: string): path is ConsolePath => Object.keys(rights).includes(path)

/** Whether somebody with these roles may make a call; where a thing lies is asked when it was found. */
export function mayCall(path: ConsolePath, own: readonly StaffRole[]): boolean {
  const { roles } = rights[path]
  return typeof roles === 'string' || roles.some((role) => own.includes(role))
}
