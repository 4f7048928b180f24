import type { FundEntryKind } from '../../../server/modules/fund/rules/entries'
import {
  entryTypes,
  giftTitle,
  giverName,
  kindOf,
  maskedOrderNo,
  shareTitle,
} from '../../../server/modules/fund/rules/entries'

/** Whether the database's `like` would take a type: `%` any text, `\_` an underscore. */
const takes = (patterns: readonly string[], type: string) =>
  patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('\\_', '_').replaceAll('%', '.*')}$`).test(type))

it.each<[string, FundEntryKind]>([
  ['order_release', 'share'],
  ['order_split', 'share'],
  ['handover_sale', 'share'],
  ['handover_undo', 'share'],
  ['shop_sponsor', 'sponsor'],
  ['fund_gift', 'gift'],
  ['fund_spend', 'spend'],
  ['fund_back', 'back'],
  ['correction', 'correction'],
  ['correction_undo', 'correction'],
])('the ledger shows %s as %s, and asks for it with that kind alone', (type, kind) => {
  expect(kindOf(type)).toBe(kind)
  const asking = Object.entries(entryTypes).flatMap(([name, patterns]) => (takes(patterns, type) ? [name] : []))
  expect(asking).toEqual([kind])
})

it.each([
  ['order_done', '订单手续费分成'],
  ['handover_sale', '区块过户手续费分成'],
  ['handover_undo', '过户撤销，退回手续费分成'],
  ['order_reallot', '更正：订单重新分配'],
  ['order_advance', '更正：订单重新分配'],
])('a share of the kind %s is called %s', (type, title) => {
  expect(shareTitle(type)).toBe(title)
})

it.each([
  ['D261121-0047', 'D261121-····'],
  ['D261121-10047', 'D261121-····'],
  ['F261121-0001', 'F261121-0001'],
  ['XD261121-0047', 'XD261121-0047'],
  ['D26112-0047', 'D26112-0047'],
  ['D261121-', 'D261121-'],
  ['D7-261121-0047', 'D7-261121-····'],
  ['DB-261121-0047', 'DB-261121-0047'],
  ['B261121-0047', 'B261121-····'],
  ['B7-261121-0047', 'B7-261121-····'],
])('strangers see of the number %s: %s', (no, shown) => {
  expect(maskedOrderNo(no)).toBe(shown)
})

it.each([
  [{ blockNo: 128, isAnonymous: false, isReader: false }, '128 号', '128 号捐赠'],
  [{ blockNo: 128, isAnonymous: false, isReader: true }, '128 号', '128 号捐赠'],
  [{ blockNo: 128, isAnonymous: true, isReader: false }, '一位居民', '一位居民捐赠'],
  [{ blockNo: 128, isAnonymous: true, isReader: true }, '128 号', '你的匿名捐赠'],
  [{ blockNo: null, isAnonymous: false, isReader: true }, '一位居民', '一位居民捐赠'],
  [{ blockNo: null, isAnonymous: true, isReader: true }, '一位居民', '你的匿名捐赠'],
])('a gift of %j is told as by %s: %s', (giver, name, title) => {
  expect(giverName(giver)).toBe(name)
  expect(giftTitle(giver)).toBe(title)
})
