import { fen } from '@contract/money'
import { demoAreaId as areaId } from '../../../../demo/residents'
import type { Device, Person } from '../../support/device'
import { ask, clientNo } from '../../support/device'

// The things that a walk opens by id. Without a valid id a page would only say that the thing does not exist.

/** The id of the first thing in a list. Throws when there is none. */
export function idOf(what: string, id: number | undefined): number {
  if (id === undefined || id <= 0) throw new Error(`the city has no ${what}`)
  return id
}

/** The first listing of somebody else. */
async function foreignSale(device: Device) {
  const { data } = await ask(device, '/bctSale/list', { areaId })
  const sale = data.find(({ mine }) => !mine)
  if (!sale) throw new Error('the city has no listing of others')
  return sale
}

/** The id of the first running order of this side. */
export async function runningOrder(device: Device, side: 'buy' | 'sale'): Promise<number> {
  const { data } = await ask(device, '/bctOrder/list', { side, tab: 'running' })
  return idOf(`running order of block ${device.user.blockNo} to ${side}`, data[0]?.orderId)
}

/** With what the page of somebody who sells is opened. */
export async function homeOfSeller(buyer: Device): Promise<string> {
  const { saleId } = await foreignSale(buyer)
  const { sellerBlockId } = await ask(buyer, '/bctSale/info', { id: saleId })
  return `?id=${sellerBlockId}&home=1`
}

/** With what the pages of a purchase are opened: somebody else's listing, and the own running order. */
export async function purchaseOf(buyer: Device) {
  const { saleId } = await foreignSale(buyer)
  const orderId = await runningOrder(buyer, 'buy')
  return {
    salePay: `?saleId=${saleId}`,
    order: `?id=${orderId}`,
    paid: `?orderId=${orderId}`,
  }
}

/** Writes a log and gives its id: the demo city has none. */
export async function writeLog(device: Device): Promise<number> {
  const { log } = await ask(device, '/log/add', { clientNo: clientNo(), content: '上午送了两袋米，下午整理货架' })
  return log.logId
}

/** Delivers what this buyer has paid for, so that it is the buyer's turn. */
export async function deliverTo(seller: Device, { blockNo }: Person): Promise<number> {
  const { data } = await ask(seller, '/bctOrder/list', { side: 'sale', tab: 'running' })
  const order = data.find(({ buyer, acts }) => buyer.blockNo === blockNo && acts.includes('deliver'))
  if (!order) throw new Error(`nothing of block ${seller.user.blockNo} is to be delivered to ${blockNo}`)
  await ask(seller, '/bctOrder/deliver', { clientNo: clientNo(), id: order.orderId, ver: order.ver, ...given(order) })
  return order.orderId
}

/** What a seller says with a delivery: where it lies, or how it was sent. */
const given = ({ orderId, delivery }: { readonly orderId: number; readonly delivery: string }) =>
  delivery === 'post' ? ({ carrier: 'other', trackingNo: `P${orderId}` } as const) : { text: '已放北门' }

/** Takes one piece of what this seller sells, and pays for it when asked to. */
export async function buyFrom(buyer: Device, seller: Device, isPaid: boolean): Promise<number> {
  const { data } = await ask(buyer, '/bctSale/list', { areaId })
  const sale = data.find((one) => one.seller.blockNo === seller.user.blockNo)
  if (!sale) throw new Error(`block ${seller.user.blockNo} sells nothing`)
  const { saleId, ver, price, minQty: qty } = sale
  const { orderId, payNo } = await ask(buyer, '/bctSale/take', { clientNo: clientNo(), saleId, ver, price, qty })
  if (isPaid) await payFor(buyer, payNo)
  return orderId
}

/** Takes one slot more that waits for its money, unless some do; its pay order. */
export async function reserveSlot(buyer: Device): Promise<string> {
  const { round, mine } = await ask(buyer, '/bctExpand/info', { areaId })
  if (mine?.unpaid) return mine.unpaid.payNo
  const next = (mine?.capacity ?? 0) + 1
  const tier = round?.tiers.find(({ from, to }) => from <= next && next <= to)
  if (!round || !tier) throw new Error('no slot is for sale')
  const slot = { roundId: round.roundId, ver: round.ver, count: 1, amount: tier.price }
  return (await ask(buyer, '/bctExpand/add', { clientNo: clientNo(), ...slot })).payNo
}

/** Pays from the balance. */
export const payFor = (device: Device, payNo: string) =>
  ask(device, '/bctPay/submit', { clientNo: clientNo(), payNo, channel: 'balance', ver: 1 })

/** Has something to pay: a demo city that is made while trading is closed has nothing that waits for its money. */
export async function owe(buyer: Device, seller: Device): Promise<void> {
  const { data } = await ask(buyer, '/bctOrder/list', { side: 'buy', tab: 'running' })
  if (!data.some(({ acts }) => acts.includes('pay'))) await buyFrom(buyer, seller, false)
}

const acting = async (by: Device, id: number) => {
  const { ver } = await ask(by, '/bctOrder/info', { id })
  return { clientNo: clientNo(), id, ver }
}

/** The people of a trade and of what went wrong with it. */
export interface Cast {
  readonly buyer: Device
  readonly seller: Device
  /** Bought of the same seller. */
  readonly other: Device
  readonly arbiter: Device
}

/** Prepares orders on which both sides together can do every act that there is. */
export async function everyAct({ buyer, seller, other, arbiter }: Cast): Promise<void> {
  const asked = await runningOrder(other, 'buy')
  await ask(other, '/bctOrder/askCancel', { ...(await acting(other, asked)), text: '买多了' })
  const changed = await buyFrom(buyer, seller, true)
  await ask(buyer, '/bctOrder/askCancel', { ...(await acting(buyer, changed)), text: '买多了' })
  const wrong = await buyFrom(buyer, seller, true)
  await ask(seller, '/bctOrder/deliver', { ...(await acting(seller, wrong)), text: '已放北门' })
  const dispute = { ...(await acting(buyer, wrong)), reason: 'tooLittle', text: '少了一千克' } as const
  await ask(buyer, '/bctOrder/dispute', dispute)
  for (const isAsked of [true, false]) {
    const little = await buyFrom(buyer, seller, true)
    await ask(seller, '/bctOrder/deliver', { ...(await acting(seller, little)), text: '已放南门' })
    const part = { ...(await acting(buyer, little)), amount: fen(1), text: '数量不足' }
    if (isAsked) await ask(buyer, '/bctOrder/refundPart', part)
  }
  const { data } = await ask(arbiter, '/bctDispute/list', {})
  const ripe = data.find(({ mayDecide, ...one }) => mayDecide && one.buyer.blockNo === buyer.user.blockNo)
  if (!ripe) throw new Error('no dispute waits for a decision')
  const ruling = {
    clientNo: clientNo(),
    id: ripe.orderId,
    ver: ripe.ver,
    kind: 'refund',
    reason: '照片能看出裂口',
  } as const
  await ask(arbiter, '/bctDispute/decide', ruling)
}

/** Every act that this person may do now, each with an order for it. */
export async function actsOf(device: Device): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const side of ['buy', 'sale'] as const)
    for (const tab of ['running', 'done', 'closed'] as const)
      for (const { orderId, acts } of (await ask(device, '/bctOrder/list', { side, tab })).data)
        for (const act of acts) if (!found.has(act)) found.set(act, orderId)
  return found
}
