import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { riceId } from '../../../support/city/small-city'
import type { WholeCity } from './whole-city'
import { areaId } from '../../../support/server/server'

/** A person of the city; staff with this account are a party. */
export type Party = 'buyer' | 'seller' | 'blockSeller' | 'candidate' | 'shopOwner' | 'author'

/**
 * What a call is about, a second time and by hand: `list` shows what lies in one's areas; `thing` is found there alone; `nowhere` belongs
 * to no area and needs all of them; `free` is about no area. `own`: whose thing it is, who may not act on it.
 */
export interface Case<P extends ConsolePath> {
  readonly of: 'list' | 'thing' | 'nowhere' | 'free'
  readonly input?: (city: WholeCity, no: string) => ConsoleMap[P]['input']
  readonly own?: readonly [Party, 'OWN']
}

const because = { reason: '核实后处理这件事' }
const list = { of: 'list' } as const
const nowhereList = { of: 'nowhere' } as const
const free = { of: 'free' } as const
const thing = <P extends ConsolePath>(input: Case<P>['input'], own?: Case<P>['own']): Case<P> => ({
  of: 'thing',
  ...(input && { input }),
  ...(own && { own }),
})
const withId =
  (of: (city: WholeCity) => number, more: object = {}) =>
  (city: WholeCity, clientNo: string) =>
    ({ clientNo, id: of(city), ver: 1, ...more }) as never

const inArea =
  (more: object = {}) =>
  (_city: WholeCity, clientNo: string) =>
    ({ clientNo, areaId, ...more }) as never

const goods = { name: '新米', unit: '斤', minQty: 10_000, tick: 10_000 }
const zone = { zoneId: null, ver: 0, name: '南桥', noFrom: 900, noTo: 950, price: null, ...because }
const nothing = { audience: null, sendAt: null, expireAt: null }
const notice = { title: '停水', content: '周日', type: 'system', popup: false, ...nothing } as const
const csv = '起号,止号,片区,单价\n1001,1002,城南,888.00\n'
const decision = { kind: 'refund', reason: '没有收到，退款' }

export const cases: { readonly [P in ConsolePath]: Case<P> } = {
  '/admin/session/login': free,
  '/admin/session/enrol': free,
  '/admin/session/totp': free,
  '/admin/session/recover': free,
  '/admin/session/logout': free,
  '/admin/session/me': free,
  '/admin/approval/list': list,
  '/admin/approval/export': list,
  '/admin/approval/approve': thing(
    withId((c) => c.approvalId, { payloadHash: 'x' }),
    ['seller', 'OWN'],
  ),
  '/admin/approval/refuse': thing(
    withId((c) => c.approvalId, because),
    ['seller', 'OWN'],
  ),
  '/admin/withdraw/list': list,
  '/admin/withdraw/info': thing(withId((c) => c.withdrawId)),
  '/admin/withdraw/approve': thing(
    withId((c) => c.withdrawId, because),
    ['seller', 'OWN'],
  ),
  '/admin/withdraw/reject': thing(
    withId((c) => c.withdrawId, because),
    ['seller', 'OWN'],
  ),
  '/admin/withdraw/paying': thing(
    withId((c) => c.withdrawId),
    ['seller', 'OWN'],
  ),
  '/admin/withdraw/paid': thing(
    withId((c) => c.withdrawId, { reference: '20261126001' }),
    ['seller', 'OWN'],
  ),
  '/admin/withdraw/fail': thing(
    withId((c) => c.withdrawId, because),
    ['seller', 'OWN'],
  ),
  '/admin/withdraw/export': list,
  '/admin/withdraw/batch': list,
  '/admin/dispute/list': list,
  '/admin/dispute/rows': list,
  '/admin/dispute/export': list,
  '/admin/dispute/info': thing(
    withId((c) => c.disputed),
    ['buyer', 'OWN'],
  ),
  '/admin/dispute/beside': thing(withId((c) => c.disputed)),
  '/admin/dispute/messages': thing(withId((c) => c.disputed)),
  '/admin/dispute/address': thing(withId((c) => c.disputed)),
  '/admin/dispute/decide': thing(
    withId((c) => c.disputed, decision),
    ['buyer', 'OWN'],
  ),
  '/admin/dispute/ask': thing(
    withId((c) => c.disputed, decision),
    ['buyer', 'OWN'],
  ),
  '/admin/dispute/handOver': thing(
    withId((c) => c.disputed, { staffId: 1 }),
    ['buyer', 'OWN'],
  ),
  '/admin/dispute/askEvidence': thing(
    withId((c) => c.disputed, { of: 'both', text: '请拍封口照片' }),
    ['buyer', 'OWN'],
  ),
  '/admin/draft/list': thing((c) => ({ refType: 'dispute', refId: c.disputed })),
  '/admin/draft/add': thing(
    (c, clientNo) => ({ clientNo, refType: 'dispute', refId: c.disputed, way: 'refund', ...because }),
    ['buyer', 'OWN'],
  ),
  '/admin/handover/list': list,
  '/admin/handover/export': list,
  '/admin/handover/info': thing(withId((c) => c.handoverId)),
  '/admin/handover/act': thing(
    (c, clientNo) => ({ clientNo, orderId: c.handoverId, ver: 2, act: 'askUndo', ...because }),
    ['blockSeller', 'OWN'],
  ),
  '/admin/report/list': list,
  '/admin/report/export': list,
  '/admin/report/read': thing((c) => ({ refType: 'mutual', refId: c.mutualId, ...because })),
  '/admin/report/decide': thing(
    (c, clientNo) => ({ clientNo, refType: 'mutual', refId: c.mutualId, decision: 'kept', ...because }),
    ['buyer', 'OWN'],
  ),
  '/admin/report/freeze': thing(
    (c, clientNo) => ({ clientNo, refType: 'mutual', refId: c.mutualId, ...because }),
    ['buyer', 'OWN'],
  ),
  '/admin/shop/list': thing(inArea()),
  '/admin/shop/export': list,
  '/admin/shop/level': thing(inArea({ level: 'street', ver: 1, fee: 399_00, seats: 20, ...because }), [
    'shopOwner',
    'OWN',
  ]),
  '/admin/shop/approve': thing((c, clientNo) => ({ clientNo, shopId: c.shopId, ver: 1 }), ['shopOwner', 'OWN']),
  '/admin/shop/reject': thing(
    (c, clientNo) => ({ clientNo, shopId: c.shopId, ver: 1, ...because }),
    ['shopOwner', 'OWN'],
  ),
  '/admin/shop/remove': thing(
    (c, clientNo) => ({ clientNo, shopId: c.shopId, ver: 1, ...because }),
    ['shopOwner', 'OWN'],
  ),
  '/admin/round/list': thing(inArea()),
  '/admin/round/export': list,
  '/admin/round/preview': thing((c) => c.plan),
  '/admin/round/add': thing((c, clientNo) => ({ clientNo, ...c.plan })),
  '/admin/round/edit': thing((c, clientNo) => ({ clientNo, ...c.plan, roundId: c.roundId, ver: 1 })),
  '/admin/round/act': thing((c, clientNo) => ({ clientNo, roundId: c.roundId, ver: 1, act: 'withdraw', ...because })),
  '/admin/fund/list': thing(inArea()),
  '/admin/fund/export': list,
  '/admin/fund/act': thing((c, clientNo) => ({ clientNo, spendId: c.spendId, ver: 1, act: 'askStop', ...because })),
  '/admin/election/list': list,
  '/admin/election/export': list,
  '/admin/election/info': thing(withId((c) => c.electionId)),
  '/admin/election/roll': thing(withId((c) => c.electionId)),
  '/admin/election/rule': thing(inArea()),
  '/admin/election/setRule': thing(inArea({ ver: 1, mostInRow: 2, ...because }), ['candidate', 'OWN']),
  '/admin/election/announce': thing(inArea()),
  '/admin/election/strike': thing((c, clientNo) => ({
    clientNo,
    electionId: c.electionId,
    ver: 1,
    place: 1,
    act: 'askStrike',
    ...because,
  })),
  '/admin/vote/list': list,
  '/admin/vote/export': list,
  '/admin/vote/info': thing(withId((c) => c.voteId)),
  '/admin/vote/roll': thing(withId((c) => c.voteId)),
  '/admin/vote/remove': thing((c, clientNo) => ({ clientNo, voteId: c.voteId, ver: 1, ...because }), ['author', 'OWN']),
  '/admin/mutual/list': list,
  '/admin/mutual/export': list,
  '/admin/mutual/info': thing(withId((c) => c.mutualId)),
  '/admin/mutual/words': thing(withId((c) => c.mutualId, because)),
  '/admin/mutual/remove': thing(
    (c, clientNo) => ({ clientNo, mutualId: c.mutualId, ver: 1, ...because }),
    ['buyer', 'OWN'],
  ),
  '/admin/saleRemove': thing(
    withId((c) => c.saleId, because),
    ['seller', 'OWN'],
  ),
  '/admin/buyRemove': thing(
    withId((c) => c.buyId, because),
    ['buyer', 'OWN'],
  ),
  '/admin/offer/list': list,
  '/admin/offer/export': list,
  '/admin/block/list': list,
  '/admin/block/export': list,
  '/admin/block/map': thing(inArea()),
  '/admin/block/act': thing(
    (c, clientNo) => ({ clientNo, blockId: c.seller.blockId, ver: 1, act: 'freeze', ...because }),
    ['seller', 'OWN'],
  ),
  '/admin/area/list': list,
  '/admin/area/export': list,
  '/admin/area/save': thing(inArea({ ver: 1, name: '测试新城', ...because })),
  '/admin/area/reach': thing(inArea()),
  '/admin/area/halt': thing(inArea({ halted: true, ...because })),
  '/admin/area/switch': thing(inArea({ switches: [{ name: 'vote', platform: 'browser', on: true }], ...because })),
  '/admin/area/switches': thing(inArea()),
  '/admin/area/textNow': thing(inArea({ key: 'shop' })),
  '/admin/area/text': thing(inArea({ key: 'shop', content: '开店须知' })),
  '/admin/zone/list': list,
  '/admin/zone/export': list,
  '/admin/zone/preview': thing(inArea({ noFrom: 1, noTo: 9 })),
  '/admin/zone/save': thing(inArea(zone)),
  '/admin/zone/remove': thing(withId((c) => c.zoneId, because)),
  '/admin/category/list': list,
  '/admin/category/save': thing(inArea({ categoryId: null, ver: 0, name: '干果' })),
  '/admin/category/act': thing(withId(() => 1, { on: false, ...because })),
  '/admin/category/sort': thing(inArea({ ids: [1] })),
  '/admin/item/list': list,
  '/admin/item/export': list,
  '/admin/item/save': thing((_c, clientNo) => ({ clientNo, itemId: null, ver: 0, categoryId: 1, ...goods })),
  '/admin/item/act': thing(withId(() => riceId, { on: false, ...because })),
  '/admin/sale/toItem': thing(withId((c) => c.saleId, { itemId: riceId, item: null })),
  '/admin/item/sort': thing((_c, clientNo) => ({ clientNo, categoryId: 1, ids: [riceId] })),
  '/admin/order/list': list,
  '/admin/order/export': list,
  '/admin/order/info': thing(withId((c) => c.orderId)),
  '/admin/user/list': list,
  '/admin/user/export': { ...list, input: () => because },
  '/admin/user/info': thing(withId((c) => c.buyer.userId)),
  '/admin/user/reveal': thing(withId((c) => c.buyer.userId, because)),
  '/admin/user/endSessions': thing(
    withId((c) => c.buyer.userId, because),
    ['buyer', 'OWN'],
  ),
  '/admin/limit/list': thing(withId((c) => c.buyer.userId)),
  '/admin/limit/set': thing(
    withId((c) => c.buyer.userId, { name: 'gift', ver: 0, amount: 100, ...because }),
    ['buyer', 'OWN'],
  ),
  '/admin/threshold/list': free,
  '/admin/threshold/set': {
    of: 'nowhere',
    input: (_c, clientNo) => ({ clientNo, name: 'refund', ver: 0, amount: 400_00, ...because }),
  },
  '/admin/note/add': thing((c, clientNo) => ({ clientNo, refType: 'order', refId: c.orderId, text: '已核实' })),
  '/admin/search': free,
  '/admin/notice/list': list,
  '/admin/notice/export': list,
  '/admin/notice/reach': thing(inArea()),
  '/admin/notice/save': thing((c, clientNo) => ({ clientNo, areaId, planId: c.planId, ver: 1, ...notice })),
  '/admin/notice/plan': thing(withId((c) => c.planId)),
  '/admin/notice/withdraw': thing(withId((c) => c.planId, because)),
  '/admin/import/check': thing(inArea({ kind: 'blocks', csv })),
  '/admin/import/run': thing(inArea({ kind: 'blocks', csv, ...because })),
  '/admin/audit/list': { of: 'nowhere', input: () => ({}) },
  '/admin/act/list': list,
  '/admin/act/export': list,
  '/admin/books/check': { of: 'nowhere', input: () => ({}) },
  '/admin/book/list': nowhereList,
  '/admin/book/export': nowhereList,
  '/admin/account/list': nowhereList,
  '/admin/account/export': nowhereList,
  '/admin/entry/list': nowhereList,
  '/admin/entry/export': nowhereList,
  '/admin/refund/list': nowhereList,
  '/admin/refund/export': nowhereList,
  '/admin/pay/payments': { of: 'nowhere', input: () => ({ reference: 'P261121-0001' }) },
  '/admin/pay/refund': {
    of: 'nowhere',
    input: (_c, clientNo) => ({ clientNo, outTradeNo: 'x', amount: 100, ...because }),
  },
  '/admin/refund/ask': {
    of: 'nowhere',
    input: (_c, clientNo) => ({ clientNo, outTradeNo: 'x', amount: 100, ...because }),
  },
  '/admin/txnList': { of: 'nowhere', input: () => ({ reference: 'D261121-0001' }) },
  '/admin/correction/preview': { of: 'nowhere', input: () => ({ txnId: 1 }) },
  '/admin/correctionList': { of: 'nowhere', input: () => ({}) },
  '/admin/correction/export': nowhereList,
  '/admin/correctionAdd': { of: 'nowhere', input: (_c, clientNo) => ({ clientNo, txnId: 1, ...because }) },
  '/admin/correctionConfirm': { of: 'nowhere', input: withId(() => 1) },
  '/admin/correctionRefuse': { of: 'nowhere', input: withId(() => 1, because) },
  '/admin/stat/overview': free,
  '/admin/stat/series': free,
  '/admin/stat/export': free,
  '/admin/staff/list': free,
  '/admin/staff/export': free,
  '/admin/staff/add': free,
  '/admin/staff/edit': free,
  '/admin/staff/reset': free,
  '/admin/staff/invite': free,
  '/admin/staff/endSessions': free,
}
