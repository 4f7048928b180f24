import { dayMs } from '@contract/durations'
import type { HandoverView } from '@contract/endpoints/market/handover'
import type { HandoverAdminAct } from '@contract/block/transitions'
import { fen } from '@contract/money'
import { Phone } from '../phone'
import { founderPassword } from '../town'
import type { Actor, Scene } from './scene'
import { answerOf, adminOf, pay } from './scene'

/** A block that its owner has put up for sale, by a phone that acts as it. */
interface Offered {
  readonly phone: Phone
  readonly blockId: number
  readonly ver: number
  readonly price: number
}

/** Signs in with the block that is to be sold, and offers it; every session that acts as it ends with the sale. */
async function offer(scene: Scene, blockNo: number): Promise<Offered | undefined> {
  const { world, dice: chance, id } = scene
  const phone = new Phone({ url: world.url, journal: world.journal, endsWithSale: true })
  await phone.signIn(world.town.areaId, blockNo, founderPassword)
  const { blocks } = await phone.read(() =>
    phone.api.form('/block/map', { areaId: world.town.areaId, noFrom: blockNo }),
  )
  const blockId = blocks.find((block) => block.blockNo === blockNo)?.blockId
  if (blockId === undefined) throw new Error(`block ${blockNo} is not on the map`)
  const { ver } = await phone.read(() => phone.api.json('/block/blockInfo', { blockId }))
  const price = chance.between(100, 900) * 100
  const transfer = { price: fen(price), until: world.clock.now() + dayMs }
  const sure = await phone.sure('/block/edit', `${id}:offer`, (clientNo) =>
    phone.api.json('/block/edit', { clientNo, ver, transfer }),
  )
  const offered = answerOf(scene, sure)
  return offered && { phone, blockId, ver: offered.ver, price }
}

/** The owner changes his mind, and has the block as before. */
async function takeBack(scene: Scene, { phone, ver }: Offered): Promise<void> {
  const sure = await phone.sure('/block/edit', `${scene.id}:keep`, (clientNo) =>
    phone.api.json('/block/edit', { clientNo, ver, transfer: null }),
  )
  answerOf(scene, sure)
}

/** Two residents want the block at the same moment; gives the one who got it, and the check-out. */
async function reserve(scene: Scene, { blockId, ver, price }: Offered) {
  const { dice: chance, others, world, id } = scene
  const first = chance.pick(others)
  const second = chance.pick(others.filter((other) => other !== first))
  const lines = [{ blockId, ver, price: fen(price) }]
  const wish = async (buyer: Actor) => {
    const { phone } = buyer
    const sure = await phone.sure('/block/carPay', `${id}:house`, (clientNo) =>
      phone.api.json('/block/carPay', { clientNo, lines }),
    )
    const cart = answerOf(scene, sure, ['SOLD_OUT'])
    return cart ? [{ buyer, cart }] : []
  }
  const got = (await Promise.all([wish(first), wish(second)])).flat()
  if (got.length > 1) world.journal.surprise(`action ${id}: block ${blockId} was reserved by two`)
  return got[0]
}

/** What an operator decides about an objection. */
async function decide(scene: Scene, operator: Actor, act: HandoverAdminAct, { orderId, ver }: HandoverView) {
  const { phone, home } = operator
  const admin = adminOf(scene.world, home)
  const sure = await phone.sure('/admin/handover/act', `${scene.id}:${act}`, (clientNo) =>
    admin.call('/admin/handover/act', { clientNo, orderId, ver, act, reason: '通话记录都核对过' }),
  )
  const decided = answerOf(scene, sure)
  return decided && { decided, deed: sure.deed }
}

/** Another one agrees to the undoing that waits; gives the deed. */
async function undo(scene: Scene, { phone, home }: Actor, orderId: number) {
  const admin = adminOf(scene.world, home)
  const { data } = await phone.read(() => admin.call('/admin/approval/list', { kind: 'undo', refId: orderId }))
  const [asked] = data
  if (!asked) return undefined
  const { approvalId: id, ver, payloadHash } = asked
  const sure = await phone.sure('/admin/approval/approve', `${scene.id}:undo`, (clientNo) =>
    admin.call('/admin/approval/approve', { clientNo, id, ver, payloadHash }),
  )
  return answerOf(scene, sure) && sure.deed
}

/** The former owner objects: operators let the sale stand, undo it by two, or have not decided yet. */
async function dispute(scene: Scene, sale: HandoverView): Promise<void> {
  const { actor, dice: chance, id, operator, otherOperator } = scene
  const { phone } = actor
  const { orderId, no, price, fee } = sale
  const sure = await phone.sure('/block/objectHandover', `${id}:object`, (clientNo) =>
    phone.api.json('/block/objectHandover', { clientNo, orderId, ver: sale.ver, text: '不是我本人设置的转让' }),
  )
  const objected = answerOf(scene, sure)
  if (!objected) return
  const course = chance.weighed({ uphold: 30, undo: 50, wait: 20 })
  if (course === 'wait') return
  if (course === 'uphold') {
    const upheld = await decide(scene, operator, 'uphold', objected)
    upheld?.deed.movements.push({ type: 'block_income', about: no, amount: price - fee })
    return
  }
  const asked = await decide(scene, operator, 'askUndo', objected)
  const undone = asked && (await undo(scene, otherOperator, orderId))
  // What was held goes back, and beside it the fee.
  for (const amount of [price - fee, fee]) undone?.movements.push({ type: 'handover_undo', about: no, amount })
}

/** One of the own blocks is sold, from the offer to the end of the case; nothing once all are sold, as each rests for a day. */
export async function house(scene: Scene): Promise<void> {
  const { world, dice: chance, actor } = scene
  const houses = world.town.houses.get(actor.home.userId)
  const blockNo = houses?.pop()
  if (blockNo === undefined) return
  const offered = await offer(scene, blockNo)
  if (!offered) return
  if (chance.happens(0.2)) {
    await takeBack(scene, offered)
    houses?.push(blockNo)
    return
  }
  const reserved = await reserve(scene, offered)
  const order = reserved?.cart.orders[0]
  if (!reserved || !order) return
  const { buyer, cart } = reserved
  const paid = await pay({ ...scene, actor: buyer }, cart.payNo, cart.amount)
  if (!paid) return
  const { orderId } = order
  const sale = await actor.phone.read(() => actor.phone.api.form('/block/handover', { orderId }))
  const { no: about, price, fee } = sale
  paid.movements.push(
    { type: 'block_pay', about, amount: price },
    { type: 'handover_sale', about, amount: price },
    { type: 'handover_hold', about, amount: price - fee },
  )
  if (chance.happens(0.7)) await dispute(scene, sale)
}
