import type { ActThing } from './module'
import { by, partOf } from './module'
import { moduleActs } from './city-modules'
import type { ConsoleMap } from '../endpoints/console/all'

/** A call of the console that does something: it carries a number of its own. */
export type ActPath = {
  [P in keyof ConsoleMap]: ConsoleMap[P]['input'] extends { readonly clientNo: string } ? P : never
}[keyof ConsoleMap]

/** What each act is about: so whoever comes second is told who was first. Our decision: docs/decisions/0270-staff.md */
export const actThings: Readonly<Record<ActPath, ActThing>> = {
  ...moduleActs,
  '/admin/approval/approve': by('id', 'approval'),
  '/admin/approval/refuse': by('id', 'approval'),
  '/admin/withdraw/approve': by('id', 'withdraw'),
  '/admin/withdraw/reject': by('id', 'withdraw'),
  '/admin/withdraw/paying': by('id', 'withdraw'),
  '/admin/withdraw/paid': by('id', 'withdraw'),
  '/admin/withdraw/fail': by('id', 'withdraw'),
  '/admin/dispute/decide': by('id', 'dispute', 'order'),
  '/admin/dispute/ask': by('id', 'dispute', 'order'),
  '/admin/dispute/handOver': by('id', 'dispute', 'order'),
  '/admin/dispute/askEvidence': by('id', 'dispute', 'order'),
  '/admin/draft/add': by('refId'),
  '/admin/handover/act': by('orderId', 'handover'),
  '/admin/report/decide': by('refId'),
  '/admin/report/freeze': by('refId'),
  '/admin/saleRemove': by('id', 'sale'),
  '/admin/buyRemove': by('id', 'buy'),
  '/admin/sale/toItem': by('id', 'sale'),
  '/admin/block/act': by('blockId', 'block'),
  '/admin/area/save': by('areaId', 'area'),
  '/admin/area/halt': by('areaId', 'area'),
  '/admin/import/run': by('areaId', 'area'),
  '/admin/zone/save': by('zoneId', 'zone'),
  '/admin/zone/remove': by('id', 'zone'),
  '/admin/category/save': by('categoryId', 'category'),
  '/admin/category/act': by('id', 'category'),
  '/admin/category/sort': by('areaId', 'category'),
  '/admin/item/save': by('itemId', 'item'),
  '/admin/item/act': by('id', 'item'),
  '/admin/item/sort': by('categoryId', 'category'),
  '/admin/pay/refund': by('outTradeNo', 'pay'),
  '/admin/refund/ask': by('outTradeNo', 'pay'),
  '/admin/correctionAdd': by('txnId', 'txn'),
  '/admin/remedy/add': by('refId'),
  '/admin/limit/set': by('id', 'limit'),
  '/admin/text/edit': by('textId', 'text'),
  '/admin/setting/edit': by('settingId', 'setting'),
  '/admin/setting/takeBack': by('settingId', 'setting'),
  '/admin/alarm/edit': by('channelId', 'alarmChannel'),
  '/admin/opening/dismiss': partOf('areaId', 'key', 'area'),
  '/admin/user/endSessions': by('id', 'user'),
  '/admin/note/add': by('refId'),
  '/admin/letter/edit': by('letterId', 'letter'),
  '/admin/letter/test': by('id', 'letter'),
  '/admin/letter/send': by('id', 'letter'),
  '/admin/letter/takeBack': by('id', 'letter'),
  '/admin/template/edit': by('templateId', 'template'),
  '/admin/template/remove': by('id', 'template'),
  '/admin/staff/add': by('name', 'staff'),
  '/admin/staff/edit': by('id', 'staff'),
  '/admin/staff/reset': by('id', 'staff'),
  '/admin/staff/endSessions': by('id', 'staff'),
}

const thingBy: ReadonlyMap<string, ActThing> = new Map(Object.entries(actThings))

/** The thing that an act names, and which of its parts, if it has to do with one. */
export interface Named {
  readonly by: string
  readonly kinds: readonly string[]
  readonly value: number | string
  /** The word of the audit's details that tells its parts apart, and what it says. */
  readonly part?: { readonly by: string; readonly value: string }
}

/** The thing that an act names: by which words or number, and as which kinds it is kept. Nothing of one that is new, or of a reading. */
export function namedBy(path: string, input: unknown): Named | undefined {
  const thing = thingBy.get(path)
  if (!thing || typeof input !== 'object' || input === null) return undefined
  const { [thing.by]: value, [thing.part ?? '']: part, refType } = input as Readonly<Record<string, unknown>>
  if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) return undefined
  const named = { by: thing.by, kinds: thing.kinds.length > 0 ? thing.kinds : [String(refType)], value }
  return thing.part !== undefined && typeof part === 'string'
    ? { ...named, part: { by: thing.part, value: part } }
    : named
}
