import { moduleThings } from './city-modules'
import { rights } from './rights'

/** What mayors, arbiters and the set-up do outside the console, and the audit records. */
const outside = {
  '/bctDispute/decide': '市长或仲裁员裁定纠纷',
  '/bctNotice/add': '市长发公告',
  '/bctNotice/edit': '市长改公告',
  '/bctNotice/withdraw': '市长撤回公告',
  setup: '建城时设管理员',
} as const

/** Of every call that may stand in the audit. */
export const callWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(rights).map(([call, { words }]) => [call, words])),
  ...outside,
}

/** The calls whose words contain these: what an auditor types is what the page says. */
export const callsSaying = (typed: string): string[] =>
  Object.entries(callWords).flatMap(([call, said]) => (said.includes(typed) ? [call] : []))

/** What acts are about. */
export const aboutNames: Readonly<Record<string, string>> = {
  dispute: '纠纷',
  order: '订单',
  handover: '过户',
  blockOrder: '买区块',
  withdraw: '提现',
  pay: '支付单',
  txn: '更正',
  user: '居民',
  block: '区块',
  area: '区域',
  zone: '分区',
  ...Object.fromEntries(Object.entries(moduleThings).map(([kind, { word }]) => [kind, word])),
  sale: '挂牌',
  buy: '求购',
  message: '消息',
  buyerRating: '买家写的评价',
  sellerRating: '卖家写的评价',
  reviewAnswer: '对评价的回复',
  areaNotice: '公告',
  letter: '信件',
  template: '模板',
  category: '类目',
  item: '物品',
  limit: '居民限额',
  setting: '设置',
  alarmChannel: '告警通道',
  staff: '员工',
  export: '导出',
  books: '对账',
}
