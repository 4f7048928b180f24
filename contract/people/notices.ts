import type { ModuleName } from '../modules'
import { moduleNames, moduleWords } from '../modules'

type ToldApart = Exclude<ModuleName, 'expand'>
const toldApart = moduleNames.filter((name): name is ToldApart => name !== 'expand')
const shortWords: Partial<Record<ModuleName, string>> = { mayor: '选举' }
const ofModules = Object.fromEntries(
  toldApart.map((name) => [name, shortWords[name] ?? moduleWords[name]]),
) as Readonly<Record<ToldApart, string>>

/** The types of notices, with what the console calls them: a module of the city has its own, but rounds are told of as blocks. */
export const noticeTypeNames = {
  trade: '交易',
  money: '资金',
  ...ofModules,
  block: '区块',
  system: '系统',
} as const
export type NoticeType = keyof typeof noticeTypeNames
export const noticeTypes = Object.keys(noticeTypeNames) as readonly NoticeType[]

/** What a notice is about; what each of them means is said at `NoticeView`. The database knows the same words (migrations). */
export const noticeRefTypes = [
  'order',
  'dispute',
  'sale',
  'buy',
  'block',
  'handover',
  'recharge',
  'withdraw',
  'withdrawDesk',
  ...moduleNames,
  'round',
  'fundSpend',
  'areaNotice',
  'account',
  'none',
] as const
export type NoticeRefType = (typeof noticeRefTypes)[number]
