import { fen } from '@contract/money'
import type { Deed } from '../journal'
import type { Order, Scene } from './scene'
import { answerOf, submit, takeRice, telling, untilPaid } from './scene'

/** An acknowledged payment of an order. */
function paid({ world }: Scene, deed: Deed, { orderNo, amount }: Order): void {
  deed.movements.push({ type: 'order_pay', about: orderNo, amount })
  world.journal.paidOrders += 1
}

/** Who was told how his order ended finds it among his own at once, wherever that list is read from. */
async function finds({ world, actor, id }: Scene, tab: 'done' | 'closed', orderId: number): Promise<void> {
  const { phone } = actor
  const { data } = await phone.read(() => phone.api.form('/bctOrder/list', { side: 'buy', tab, page: 1 }))
  world.journal.lookedAt.push(Date.now())
  if (!data.some((order) => order.orderId === orderId))
    world.journal.surprise(`action ${id}: an order that ended is not among the own ones (${tab})`)
}

/** The buyer asks for a part of the money; the seller agrees, declines, or the buyer takes it back. */
async function partly(scene: Scene, { seller, orderId, orderNo: about, amount }: Order, ver: number): Promise<void> {
  const { dice, actor, id } = scene
  const back = fen(Math.ceil(amount / 4))
  const asked = await actor.phone.sure('/bctOrder/refundPart', `${id}:refundPart`, (clientNo) =>
    actor.phone.api.json('/bctOrder/refundPart', { clientNo, id: orderId, ver, amount: back, text: '少了一点' }),
  )
  if (!answerOf(scene, asked)) return
  const next = { id: orderId, ver: ver + 1 }
  const how = dice.weighed({ agree: 60, deny: 20, withdraw: 20 })
  const { phone } = how === 'withdraw' ? actor : seller
  const sure = await phone.sure(`/bctOrder/${how}Part`, `${id}:${how}Part`, (clientNo) => {
    if (how === 'withdraw') return phone.api.json('/bctOrder/withdrawPart', { clientNo, ...next })
    if (how === 'deny') return phone.api.json('/bctOrder/denyPart', { clientNo, ...next, text: '' })
    return phone.api.json('/bctOrder/agreePart', { clientNo, ...next })
  })
  if (answerOf(scene, sure) && how === 'agree') sure.deed.movements.push({ type: 'order_part', about, amount })
}

/** What becomes of an order after it was paid: delivered and confirmed, or divided, refused, or left as it is. */
async function afterwards(scene: Scene, order: Order): Promise<void> {
  const { dice, actor, id } = scene
  const { seller, orderId, orderNo: about, amount } = order
  const verOf = async ({ phone }: typeof actor) =>
    (await phone.read(() => phone.api.form('/bctOrder/info', { id: orderId }))).ver
  const course = dice.weighed({ confirm: 45, refuse: 20, part: 15, leave: 20 })
  if (course === 'leave') return
  const sellerVer = await verOf(seller)
  const { phone } = seller
  if (course === 'refuse') {
    const sure = await phone.sure('/bctOrder/refuse', `${id}:refuse`, (clientNo) =>
      phone.api.json('/bctOrder/refuse', { clientNo, id: orderId, ver: sellerVer, text: '没有货了' }),
    )
    if (!answerOf(scene, sure)) return
    sure.deed.movements.push({ type: 'order_refund', about, amount })
    return finds(scene, 'closed', orderId)
  }
  const delivered = await phone.sure('/bctOrder/deliver', `${id}:deliver`, (clientNo) =>
    phone.api.json('/bctOrder/deliver', { clientNo, id: orderId, ver: sellerVer, ...parcelOf(orderId) }),
  )
  if (!answerOf(scene, delivered)) return
  const ver = await verOf(actor)
  if (course === 'part') return partly(scene, order, ver)
  const sure = await actor.phone.sure('/bctOrder/confirm', `${id}:confirm`, (clientNo) =>
    actor.phone.api.json('/bctOrder/confirm', { clientNo, id: orderId, ver }),
  )
  if (!answerOf(scene, sure)) return
  sure.deed.movements.push({ type: 'order_done', about, amount })
  await finds(scene, 'done', orderId)
}

/** All goods of the town are posted. */
const parcelOf = (orderId: number) => ({ carrier: 'other', trackingNo: `P${orderId}`, text: '', images: '' }) as const

/** An order paid from the balance. */
export async function orderByBalance(scene: Scene): Promise<void> {
  const order = await takeRice(scene)
  if (!order) return
  const sure = await submit(scene, order.payNo, order.amount, 'balance')
  if (!answerOf(scene, sure)) return
  paid(scene, sure.deed, order)
  await afterwards(scene, order)
}

/** An order paid by the platform, or by both; the payer waits for the end. */
export async function orderByPlatform(scene: Scene, channel: 'wechat' | 'mixed'): Promise<void> {
  const order = await takeRice(scene)
  if (!order) return
  const sure = await submit(scene, order.payNo, order.amount, channel)
  if (!answerOf(scene, sure)) return
  await scene.world.gateway.act(order.payNo, 'pay', telling(scene))
  if (!(await untilPaid(scene, order.payNo))) return
  paid(scene, sure.deed, order)
  await afterwards(scene, order)
}

/** Paid at the gateway, then the phone is put away: nobody asks how it ended. */
export async function orderWalkedAway(scene: Scene): Promise<void> {
  const order = await takeRice(scene)
  if (!order) return
  const sure = await submit(scene, order.payNo, order.amount, scene.dice.pick(['wechat', 'mixed'] as const))
  if (!answerOf(scene, sure)) return
  await scene.world.gateway.act(order.payNo, 'pay', 'drop')
  scene.later(async () => {
    const { phone } = scene.actor
    const pay = await phone.read(() => phone.api.form('/bctPay/info', { payNo: order.payNo }))
    if (pay.state === 'paid') paid(scene, sure.deed, order)
    else scene.world.journal.surprise(`action ${scene.id}: ${order.payNo} is ${pay.state}, and was paid at the gateway`)
  })
}

/** The platform fails, or its answer is lost, and the payer uses the balance: paid once, whichever counts. */
export async function orderTriedTwice(scene: Scene): Promise<void> {
  const order = await takeRice(scene)
  if (!order) return
  const first = await submit(scene, order.payNo, order.amount, scene.dice.pick(['wechat', 'mixed'] as const))
  if (!answerOf(scene, first)) return
  const isPaidThere = scene.dice.happens(0.5)
  await scene.world.gateway.act(order.payNo, isPaidThere ? 'pay' : 'fail', telling(scene))
  const second = await submit(scene, order.payNo, order.amount, 'balance')
  // The platform's message may have come first: then there is nothing left to pay.
  if (!second.ok && isPaidThere && (second.reason === 'MOVED' || second.reason === 'CLOSED')) {
    if (await untilPaid(scene, order.payNo)) paid(scene, first.deed, order)
    return
  }
  if (answerOf(scene, second)) paid(scene, isPaidThere ? first.deed : second.deed, order)
}

/** Started and cancelled; the money may still come, too late, and then stays available. */
export async function orderTakenBack(scene: Scene): Promise<void> {
  const order = await takeRice(scene)
  if (!order) return
  const { phone } = scene.actor
  if (!answerOf(scene, await submit(scene, order.payNo, order.amount, scene.dice.pick(['wechat', 'mixed'] as const))))
    return
  const sure = await phone.sure('/bctPay/cancel', `${scene.id}:cancel`, (clientNo) =>
    phone.api.json('/bctPay/cancel', { clientNo, payNo: order.payNo, ver: 1 }),
  )
  answerOf(scene, sure)
  if (scene.dice.happens(0.5)) await scene.world.gateway.act(order.payNo, 'pay', 'send', true)
}
