import { setTimeout as sleep } from 'node:timers/promises'
import { standards } from '@contract/settings/settings'
import { amountOf, fen, qty } from '@contract/money'
import type { Dice } from '../dice'
import type { Telling } from '../gateway'
import type { Deed } from '../journal'
import type { Phone, Sure } from '../phone'
import type { Inhabitant } from '../town'
import { payPassword } from '../town'
import type { World } from '../world'

export interface Actor {
  readonly phone: Phone
  readonly home: Inhabitant
}

/** One action: who acts, with whom, and the random numbers that decide the rest. */
export interface Scene {
  readonly id: number
  readonly world: World
  readonly dice: Dice
  readonly actor: Actor
  readonly others: readonly Actor[]
  readonly operator: Actor
  /** Agrees to what the first one asks. */
  readonly otherOperator: Actor
  /** Checked once everything has calmed down. */
  readonly later: (look: () => Promise<void>) => void
}

/** Where an operator works. */
export function adminOf({ admins }: World, { userId, blockNo }: Inhabitant) {
  const admin = admins.get(userId)
  if (!admin) throw new Error(`operator ${blockNo} has no session of staff`)
  return admin
}

const price = fen(680)
const kinds: readonly Telling[] = ['send', 'send', 'drop', 'twice', 'slow']

/** How the gateway reports this payment. */
export const telling = ({ dice }: Scene): Telling => dice.pick(kinds)

/** Refusals that residents may get without anything being wrong. */
const usual = ['LIMIT', 'NOT_ENOUGH', 'COOLDOWN', 'SOLD_OUT']

/** The answer of a command; a refusal that should not happen is recorded, unless it is one of `also`. */
export function answerOf<T>({ world, id }: Scene, sure: Sure<T>, also: readonly string[] = []): T | undefined {
  if (sure.ok) return sure.value
  if (![...usual, ...also].includes(sure.reason))
    world.journal.surprise(`action ${id}: ${sure.deed.wish} ended as ${sure.reason}`)
  return undefined
}

export interface Order {
  readonly orderId: number
  readonly orderNo: string
  readonly payNo: string
  readonly amount: number
  readonly seller: Actor
}

/** Orders rice from somebody. */
export async function takeRice(scene: Scene): Promise<Order | undefined> {
  const { actor, dice, id, others } = scene
  const { api } = actor.phone
  const seller = dice.pick(others)
  const quantity = qty(dice.between(1, 70) * 5_000)
  const wish = { saleId: seller.home.saleId, ver: 1, qty: quantity, price }
  const sure = await actor.phone.sure('/bctSale/take', `${id}:take`, (clientNo) =>
    api.json('/bctSale/take', { clientNo, ...wish }),
  )
  const taken = answerOf(scene, sure)
  if (taken && dice.happens(0.3)) await sendTo(scene, taken.orderId)
  return taken && { ...taken, amount: amountOf(price, quantity), seller }
}

/** Writes an address and chooses it for an order; who has as many as may be goes without. */
async function sendTo(scene: Scene, orderId: number): Promise<void> {
  const { actor, id, world } = scene
  const { api } = actor.phone
  const street = `海德路 ${id} 号`
  const said = { name: '张三', mobile: '13700001234', regionCode: 440_305, street }
  const written = await actor.phone.sure('/bctAddress/save', `${id}:address`, (clientNo) =>
    api.json('/bctAddress/save', { clientNo, ...said }),
  )
  const address = answerOf(scene, written)
  if (!address) return
  const chosen = await actor.phone.sure('/bctOrder/setAddress', `${id}:sendTo`, (clientNo) =>
    api.json('/bctOrder/setAddress', { clientNo, id: orderId, addressId: address.addressId }),
  )
  // An order that waited too long for its money while everything was down is closed by now.
  if (answerOf(scene, chosen, ['MOVED'])) world.journal.sentTo.set(orderId, street)
}

type Channel = 'balance' | 'wechat' | 'mixed'

/** Pays, or begins to; the payment password travels where it is asked for. */
export function submit(scene: Scene, payNo: string, amount: number, channel: Channel) {
  const { actor, id, world } = scene
  const { phone } = actor
  const balance = channel === 'balance' ? amount : channel === 'mixed' ? Math.ceil(amount / 3) : 0
  if (channel === 'mixed') world.journal.mixedPays.add(payNo)
  return phone.sure('/bctPay/submit', `${id}:${channel}`, (clientNo) =>
    phone.api.json('/bctPay/submit', {
      clientNo,
      payNo,
      channel,
      ver: 1,
      scene: 'web' as const,
      ...(channel === 'mixed' && { balance: fen(balance) }),
      ...(balance > standards.payPasswordAbove && { payPassword: phone.sealed(`${payPassword}|${clientNo}`) }),
    }),
  )
}

/** The longest wait for the end of a payment. */
const payPatienceMs = 120_000

/** Asks until a pay order is paid. */
export async function untilPaid(scene: Scene, payNo: string): Promise<boolean> {
  const { phone } = scene.actor
  for (const until = Date.now() + payPatienceMs; Date.now() < until; await sleep(500)) {
    const { state } = await phone.read(() => phone.api.form('/bctPay/check', { payNo }))
    if (state === 'paid') return true
  }
  scene.world.journal.surprise(`action ${scene.id}: ${payNo} was paid at the gateway and never here`)
  return false
}

/** Pays what was ordered, from the balance or through the platform, to the end; gives the payment that was acknowledged. */
export async function pay(scene: Scene, payNo: string, amount: number): Promise<Deed | undefined> {
  const channel = scene.dice.pick(['balance', 'wechat'] as const)
  const sure = await submit(scene, payNo, amount, channel)
  if (!answerOf(scene, sure)) return undefined
  if (channel === 'balance') return sure.deed
  await scene.world.gateway.act(payNo, 'pay', telling(scene))
  return (await untilPaid(scene, payNo)) ? sure.deed : undefined
}
