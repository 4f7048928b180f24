import type { ApiInput, ApiPath } from '@contract/endpoints/all'
import { fen } from '@contract/money'
import { demoAreaId as areaId, demoPayPassword } from '../../../demo/residents'
import { clientNo, valueOf } from '../../support/city/small-city'
import type { Command } from './command'
import { from } from './command'
import type { Stage } from './commands-city'
import * as city from './commands-city'
import { at, sealed, seen } from './commands-city'
import { communityCommands } from './community-commands'
import type { act, excused } from './reads'
import type { ReadsCity } from './reads-city'

/** Every call that carries a number of its own. */
type Numbered = { [P in ApiPath]: 'clientNo' extends keyof ApiInput<P> ? P : never }[ApiPath]

/** The acts without one that `reads.ts` sends here. */
type Act = { [P in keyof typeof excused]: (typeof excused)[P] extends typeof act ? P : never }[keyof typeof excused]

export type CommandPath = Numbered | Act

/** An act of one party on an order of its own that has come so far. */
const onOrder =
  <M extends object>(stage: Stage, party: 'buyer' | 'seller', more: M) =>
  async (demo: ReadsCity) => {
    const { id, [party]: by } = await stage(demo)
    return { by, input: { ...(await seen(by, id)), ...more } }
  }
const nothing = {}

/** An act of who lives there on an own listing. */
const onSale = (blockNo: number) => async (demo: ReadsCity) => {
  const by = await at(demo, blockNo)
  const { saleId: id, ver } = await city.ownSale(by)
  return { by, input: { id, ver } }
}

/** The same after another act on it. */
const afterOnSale = (blockNo: number, before: '/bctSale/pause' | '/bctSale/off') => async (demo: ReadsCity) => {
  const { by, input } = await onSale(blockNo)(demo)
  const { saleId: id, ver } = valueOf(await by.json(before, { ...input, clientNo: clientNo() }))
  return { by, input: { id, ver } }
}

/** What who lives there has asked to be paid out. */
const openWithdrawal = (blockNo: number) => async (demo: ReadsCity) => {
  const by = await at(demo, blockNo)
  const { open } = valueOf(await by.form('/bctWithdraw/getInfo', {}))
  if (!open) throw new Error(`${blockNo} has asked for nothing`)
  return { by, input: { id: open.withdrawId, ver: open.ver } }
}

/** Another bid in the place of one that was open, by who lives there. */
const newBid = async (demo: ReadsCity, blockNo: number) => {
  const by = await at(demo, blockNo)
  const { itemId, price, qty, delivery, place } = await city.closedBid(by)
  return { by, input: { itemId, title: '', content: '自用', price, qty, delivery, place, days: 7 } }
}

/** In this order: what moves the clock comes last. A call with a number that is added and is not here does not compile. */
export const commands: { readonly [P in CommandPath]: Command<P> } = {
  '/sms/send': async ({ guest }) => ({ by: guest, input: { mobile: '19900000036', purpose: 'login' } }),
  '/fault/tell': async ({ guest }) => ({
    by: guest,
    input: { kind: 'error', text: 'TypeError', page: 'pages/index/index', version: '1.0.0' },
  }),
  '/user/sendProof': from(409, {}),
  '/user/prove': (demo) => city.provable(demo, 132),
  '/user/bindWechat': async (demo) => ({ by: await city.proven(demo, 94), input: { code: await city.miniCode(demo) } }),
  '/user/unbindWechat': from(94, {}),
  '/user/setPayPassword': async (demo, no) => ({
    by: await at(demo, 36),
    input: {
      password: await sealed(demo, `582914|${no}`),
      proof: 'pay',
      proofPassword: await sealed(demo, `${demoPayPassword}|${no}`),
    },
  }),
  '/user/logoutAll': from(2107, { keep: 'this' as const }),
  '/bctAccount/close': async (demo) => ({ by: await city.blockless(demo), input: { rest: 0 } }),
  '/bctAccount/takeBack': async (demo) => {
    const by = await city.blockless(demo)
    valueOf(await by.json('/bctAccount/close', { clientNo: clientNo(), rest: 0 }))
    return { by, input: {} }
  },
  '/bctPay/login': async (demo) => {
    const by = await at(demo, 130)
    return { by, input: { code: await city.browserCode(by) } }
  },
  '/bctSearch/note': from(128, { areaId, q: '大米' }),
  '/log/add': from(130, { content: '扫落叶' }),
  '/log/edit': async (demo) => {
    const by = await at(demo, 36)
    const { log } = valueOf(await by.json('/log/add', { content: '浇水', clientNo: clientNo() }))
    return { by, input: { id: log.logId, content: '浇水、除草' } }
  },
  '/bctFav/add': async (demo) => ({
    by: demo.resident,
    input: { kind: 'seller', refId: (await at(demo, 77)).userId },
  }),
  '/bctFav/remove': async (demo) => {
    const { id, owner } = await demo.find('favourite')
    return { by: await demo.as(owner), input: { kind: 'shop', refId: id } }
  },
  '/bctAddress/save': from(130, { name: '张姨', mobile: '19900000130', regionCode: 310_115, street: '花木路 130 弄' }),
  '/bctAddress/setDefault': async ({ resident: by }) => {
    const { data } = valueOf(await by.form('/bctAddress/list', {}))
    return { by, input: { id: data.at(-1)?.addressId ?? 0 } }
  },
  '/bctAddress/remove': async ({ resident: by }) => {
    const { data } = valueOf(await by.form('/bctAddress/list', {}))
    return { by, input: { id: data.at(-1)?.addressId ?? 0 } }
  },
  '/area/agree': from(128, { agreed: [{ key: 'agreement' as const, ver: 1 }] }),
  '/bctNotice/readAll': from(128, {}),
  '/bctNotice/add': async (demo) => ({
    by: await demo.as((await demo.find('mayor')).owner),
    input: { areaId, title: '北门修路', content: '周三起绕行。' },
  }),
  '/bctNotice/withdraw': async (demo) => {
    const by = await demo.as((await demo.find('mayor')).owner)
    const words = { areaId, title: '停水', content: '后天', clientNo: clientNo() }
    const { areaNoticeId } = valueOf(await by.json('/bctNotice/add', words))
    return { by, input: { areaNoticeId } }
  },
  '/block/edit': async (demo) => {
    const by = await at(demo, 77)
    const { ver } = valueOf(await by.json('/block/blockInfo', { blockId: by.blockId }))
    return { by, input: { ver, name: '西门小院' } }
  },
  '/block/carPay': async (demo) => {
    const by = await at(demo, 132)
    const { data } = valueOf(await by.form('/block/list', { areaId, state: 'offered' }))
    const blockId = data[0]?.blockId ?? 0
    const { ver, transfer } = valueOf(await by.json('/block/blockInfo', { blockId }))
    return { by, input: { lines: [{ blockId, ver, price: transfer?.price ?? fen(0) }] } }
  },
  '/block/objectHandover': async (demo) => {
    const { id: orderId, owner } = await demo.find('sold')
    const by = await demo.as(owner)
    const { ver } = valueOf(await by.form('/block/handover', { orderId }))
    return { by, input: { orderId, ver, text: '不是我本人设置的转让' } }
  },
  '/block/delCar': async ({ resident: by }) => {
    const { lines } = valueOf(await by.form('/block/carList', {}))
    return { by, input: { ids: String(lines[0]?.blockId ?? 0) } }
  },
  '/block/remind': async ({ resident: by }) => {
    const { data } = valueOf(await by.form('/block/list', { areaId, state: 'reserved' }))
    return { by, input: { blockId: data[0]?.blockId ?? 0, on: 1 } }
  },
  '/bctExpand/remind': async ({ resident: by }) => {
    const { rounds } = valueOf(await by.form('/bctExpand/list', { areaId, state: 'planned' }))
    return { by, input: { roundId: rounds[0]?.roundId ?? 0, on: 1 } }
  },
  '/bctReport/add': async (demo) => ({
    by: demo.resident,
    input: { refType: 'user', refId: (await at(demo, 77)).userId, reason: 'ad' },
  }),
  '/bctRecharge/add': from(77, { amount: 10_00 }),
  '/bctMoney/turn': from(3021, { amount: 1_00 }),
  '/bctWithdraw/cancel': openWithdrawal(3021),
  '/bctWithdraw/add': async (demo, no) => {
    const { by, input } = await openWithdrawal(128)(demo)
    valueOf(await by.json('/bctWithdraw/cancel', { ...input, clientNo: clientNo() }))
    const payee = { name: '王小明', account: '6222021234561234', bank: '工商银行' }
    const payPassword = await sealed(demo, `${demoPayPassword}|${no}`)
    return { by, input: { amount: fen(50_00), way: 'bank', payee, payPassword } }
  },
  ...communityCommands,
  '/bctSale/add': async (demo) => {
    const { by, input: off } = await afterOnSale(130, '/bctSale/off')(demo)
    const { itemId, title, thumbs, price, delivery, place, minQty, qty } = valueOf(await by.form('/bctSale/info', off))
    const goods = { itemId, title, content: '', thumbs, price, delivery, place, minQty }
    return { by, input: { ...goods, qty, days: 7 } }
  },
  '/bctSale/edit': async (demo) => {
    const { resident: by } = demo
    const { saleId: id, ver, title, thumbs, price, delivery, place, minQty, qtyLeft } = await city.ownSale(by)
    const goods = { title, content: '新到的', thumbs, price, delivery, place, minQty }
    return { by, input: { id, ver, ...goods, qtyLeft, qtyLeftSeen: qtyLeft } }
  },
  '/bctSale/pause': onSale(36),
  '/bctSale/resume': afterOnSale(94, '/bctSale/pause'),
  '/bctSale/top': onSale(12),
  '/bctSale/off': onSale(409),
  '/bctSale/renew': afterOnSale(132, '/bctSale/off'),
  '/bctBuy/add': (demo) => newBid(demo, 132),
  '/bctBuy/cancel': async (demo) => {
    const { by, input } = await newBid(demo, 94)
    const { buyId: id, ver } = valueOf(await by.json('/bctBuy/add', { ...input, clientNo: clientNo() }))
    return { by, input: { id, ver } }
  },
  '/bctBuy/close': async (demo) => {
    const by = await at(demo, 130)
    const { buyId: id, ver } = await city.ownBid(by)
    return { by, input: { id, ver } }
  },
  '/bctBuy/renew': async (demo) => {
    const by = await at(demo, 36)
    const { buyId: id, ver } = await city.closedBid(by)
    return { by, input: { id, ver } }
  },
  '/bctBuy/take': city.partOfBid,
  '/bctSale/take': city.partOfSale,
  '/bctPay/submit': async (demo) => {
    const { by, input } = await city.toPay(demo)
    return { by, input: { ...input, channel: 'balance' } }
  },
  '/bctPay/cancel': city.toPay,
  '/bctOrder/setAddress': city.toPost,
  '/bctOrder/cancel': onOrder(city.unpaid, 'buyer', nothing),
  '/bctOrder/askCancel': onOrder(city.paid, 'seller', { text: '没有货了' }),
  '/bctOrder/agreeCancel': onOrder(city.asked, 'buyer', nothing),
  '/bctOrder/denyCancel': onOrder(city.asked, 'buyer', { text: '等两天也行' }),
  '/bctOrder/withdrawCancel': onOrder(city.asked, 'seller', nothing),
  '/bctOrder/refuse': onOrder(city.paid, 'seller', { text: '没有货了' }),
  '/bctOrder/deliver': onOrder(city.paid, 'seller', { text: '已放在服务点' }),
  '/bctOrder/confirm': onOrder(city.delivered, 'buyer', nothing),
  '/bctOrder/refundPart': onOrder(city.delivered, 'buyer', city.part),
  '/bctOrder/agreePart': onOrder(city.parting, 'seller', nothing),
  '/bctOrder/denyPart': onOrder(city.parting, 'seller', { text: '称过的' }),
  '/bctOrder/withdrawPart': onOrder(city.parting, 'buyer', nothing),
  '/bctOrder/extend': onOrder(city.paid, 'buyer', nothing),
  '/bctOrder/remind': async (demo) => {
    const { id, buyer: by } = await city.paid(demo)
    return { by, input: { id } }
  },
  '/bctMsg/add': async (demo) => {
    const { id, buyer: by } = await city.paid(demo)
    return { by, input: { id, text: '几点方便来取？' } }
  },
  '/bctOrder/rate': onOrder(city.done, 'buyer', { stars: 5, text: '很香' }),
  '/bctReview/answer': async (demo) => {
    const { id, seller: by } = await city.rated(demo)
    return { by, input: { id, text: '欢迎再来' } }
  },
  '/bctOrder/dispute': onOrder(city.delivered, 'buyer', city.complaint),
  '/bctOrder/evidence': onOrder(city.disputed, 'seller', { text: '交付前拍了照，是好的' }),
  '/bctOrder/undispute': onOrder(city.disputed, 'buyer', nothing),
  '/bctDispute/decide': async (demo) => city.judged(demo, await city.disputed(demo)),
  '/bctOrder/accept': onOrder(city.decided, 'buyer', nothing),
  '/bctOrder/appeal': onOrder(city.decided, 'seller', { text: '一袋都没有坏' }),
}
