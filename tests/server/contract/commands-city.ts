import { hourMs } from '@contract/durations'
import { fen } from '@contract/money'
import { benches } from '../../../demo/disputes'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { createUser } from '../../../server/modules/session/accounts'
import { outboxMessages } from '../../../server/sms/outbox-store'
import { clientNo, freshMobile, valueOf } from '../../support/city/small-city'
import { encrypted } from '../../support/server/server'
import type { Reader, ReadsCity } from './reads-city'
import { waits } from '../../support/waits'

/** Who lives at this number of the demo city. */
export async function at({ deps, as }: ReadsCity, blockNo: number): Promise<Reader> {
  const blocks = deps.db.selectFrom('block').select('owner_user_id').where('area_id', '=', areaId)
  const { owner_user_id: owner } = await blocks.where('block_no', '=', blockNo).executeTakeFirstOrThrow()
  return as(owner ?? 0)
}

/** A password as it travels. */
export const sealed = (city: ReadsCity, text: string) => encrypted(city, text)

const founderOf = async (city: ReadsCity, blockNo: number) =>
  ({ by: 'founder', secret: await sealed(city, demoPassword(blockNo)) }) as const

/** Who lives there, and what proves it. */
export const provable = async (city: ReadsCity, blockNo: number) => ({
  by: await at(city, blockNo),
  input: await founderOf(city, blockNo),
})

/** Who lives there, and has just proven it. */
export async function proven(city: ReadsCity, blockNo: number): Promise<Reader> {
  const { by, input } = await provable(city, blockNo)
  valueOf(await by.json('/user/prove', input))
  return by
}

/** A code of WeChat's mini-program. */
export const miniCode = async ({ gateway }: ReadsCity): Promise<string> =>
  ((await gateway.say('/sandbox/login', { device: 'commands' })) as { code: string }).code

/** The code with which WeChat's browser comes back from the login before a payment. */
export async function browserCode(by: Reader): Promise<string> {
  const page = 'https://menpai.example/pages/index/salePay'
  const { login } = valueOf(await by.form('/bctPay/ways', { scene: 'messenger', page, state: 'abc' }))
  const back = await fetch(login ?? '', { redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

/** Somebody new with a number and no block, who has just proven it. */
export async function blockless(city: ReadsCity): Promise<Reader> {
  const by = await city.as(await createUser(city.deps, { nickName: '过客', mobile: freshMobile() }))
  valueOf(await by.form('/user/sendProof', {}))
  const [sent] = await outboxMessages(city.deps)
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
  valueOf(await by.json('/user/prove', { by: 'mobile', secret: code }))
  return by
}

/** An own listing that is on sale. */
export async function ownSale(by: Reader) {
  const { data } = valueOf(await by.form('/bctSale/list', { areaId, page: 1, mine: 1, tab: 'open' }))
  const sale = data.find(({ state }) => state === 'on')
  if (!sale) throw new Error('nothing on sale')
  return sale
}

/** Of the own bids that are open, the one that wants most. */
export async function ownBid(by: Reader) {
  const { data } = valueOf(await by.form('/bctBuy/list', { areaId, page: 1, mine: 1, tab: 'open' }))
  const [bid] = data.filter(({ state }) => state === 'open').sort((one, other) => other.qtyLeft - one.qtyLeft)
  if (!bid) throw new Error('no open bid')
  return bid
}

/** An own bid that was open until now: its slot is free. */
export async function closedBid(by: Reader) {
  const { buyId: id, ver } = await ownBid(by)
  return valueOf(await by.json('/bctBuy/close', { clientNo: clientNo(), id, ver }))
}

/** An order with its two parties. */
interface Deal {
  readonly id: number
  readonly buyer: Reader
  readonly seller: Reader
}
export type Stage = (city: ReadsCity) => Promise<Deal>

/** Who trades here, and is no judge. */
const [buyerNo, sellerNo] = [91, 3021]

/** What the seller sends to sell the least part into a bid of the buyer. */
export async function partOfBid(city: ReadsCity) {
  const { buyId, ver, minQty: qty, price } = await ownBid(await at(city, buyerNo))
  return { by: await at(city, sellerNo), input: { buyId, ver, qty, price } }
}

/** What an act on an order carries: a fresh number, and its version as this party sees it now. */
export async function seen(by: Reader, id: number) {
  const { ver } = valueOf(await by.form('/bctOrder/info', { id }))
  return { clientNo: clientNo(), id, ver }
}

/** A part of a bid that its buyer has paid. */
export const paid: Stage = async (city) => {
  const { by: seller, input } = await partOfBid(city)
  const { orderId: id } = valueOf(await seller.json('/bctBuy/take', { ...input, clientNo: clientNo() }))
  return { id, seller, buyer: await at(city, buyerNo) }
}

/** What the buyer sends to order the least part of a listing of the seller. */
export async function partOfSale(city: ReadsCity) {
  const { saleId, ver, minQty: qty, price } = await ownSale(await at(city, sellerNo))
  return { by: await at(city, buyerNo), input: { saleId, ver, qty, price } }
}

/** A part of a listing that its buyer has not paid. */
export const unpaid: Stage = async (city) => {
  const { by: buyer, input } = await partOfSale(city)
  const { orderId: id } = valueOf(await buyer.json('/bctSale/take', { ...input, clientNo: clientNo() }))
  return { id, buyer, seller: await at(city, sellerNo) }
}

/** An order that is sent by post, and an address of its buyer. */
export async function toPost(city: ReadsCity) {
  const by = await at(city, 91)
  const home = { name: '小唐', mobile: '19900000091', regionCode: 310_115, street: '花木路 91 弄' }
  valueOf(await by.json('/bctAddress/save', { ...home, clientNo: clientNo() }))
  const { data: addresses } = valueOf(await by.form('/bctAddress/list', {}))
  const { data: sales } = valueOf(await by.form('/bctSale/list', { areaId, page: 1 }))
  const sale = sales.find(({ delivery }) => delivery === 'post')
  if (!sale) throw new Error('nothing is sent by post')
  const { saleId, ver, minQty: qty, price } = sale
  const { orderId: id } = valueOf(await by.json('/bctSale/take', { saleId, ver, qty, price, clientNo: clientNo() }))
  return { by, input: { id, addressId: addresses[0]?.addressId ?? 0 } }
}

/** Its pay order, as the cashier names it. */
export async function toPay(city: ReadsCity) {
  const { id, buyer: by } = await unpaid(city)
  const { payNo, ver } = valueOf(await by.form('/bctOrder/info', { id }))
  return { by, input: { payNo, ver } }
}

/** The next stage, by one call of one party. */
const then =
  (before: Stage, call: (deal: Deal, city: ReadsCity) => Promise<unknown>): Stage =>
  async (city) => {
    const deal = await before(city)
    await call(deal, city)
    return deal
  }

/** The seller asks to cancel. */
export const asked = then(paid, async ({ id, seller }) =>
  valueOf(await seller.json('/bctOrder/askCancel', { ...(await seen(seller, id)), text: '没有货了' })),
)

export const delivered = then(paid, async ({ id, seller }) =>
  valueOf(await seller.json('/bctOrder/deliver', { ...(await seen(seller, id)), text: '已放在服务点' })),
)

export const done = then(delivered, async ({ id, buyer }) =>
  valueOf(await buyer.json('/bctOrder/confirm', await seen(buyer, id))),
)

/** What the buyer says to get a part of the money back. */
export const part = { amount: fen(100), text: '少了一点' } as const

/** The buyer asks for a part. */
export const parting = then(delivered, async ({ id, buyer }) =>
  valueOf(await buyer.json('/bctOrder/refundPart', { ...(await seen(buyer, id)), ...part })),
)

/** Both have rated. */
export const rated = then(done, async ({ id, buyer, seller }) => {
  for (const by of [buyer, seller])
    valueOf(await by.json('/bctOrder/rate', { ...(await seen(by, id)), stars: 4, text: '好' }))
})

/** What the buyer says when the goods are not as described. */
export const complaint = { reason: 'notAsDescribed', text: '收到的和描述不符' } as const

export const disputed = then(delivered, async ({ id, buyer }) =>
  valueOf(await buyer.json('/bctOrder/dispute', { ...(await seen(buyer, id)), ...complaint })),
)

/** The arbiter divides the money. */
export const ruling = { kind: 'split', sellerAmount: fen(100), reason: '照片能看出一半是好的' } as const

/** A dispute whose evidence time is over, as the arbiter sees it. */
export async function judged(city: ReadsCity, { id }: Deal) {
  city.deps.clock.forward(waits.evidenceMs + hourMs)
  const by = await at(city, benches.arbiter)
  const { ver } = valueOf(await by.form('/bctDispute/info', { id }))
  return { by, input: { id, ver, ...ruling } }
}

export const decided = then(disputed, async (deal, city) => {
  const { by, input } = await judged(city, deal)
  valueOf(await by.json('/bctDispute/decide', { ...input, clientNo: clientNo() }))
})

/** The election of the demo city, put back to its nominations: it is voted in when the demo city begins. */
export async function nominating({ deps, guest }: ReadsCity) {
  const { election } = valueOf(await guest.form('/bctMayor/info', { areaId }))
  const { electionId = 0, ver = 0 } = election ?? {}
  const soon = deps.clock.now() + hourMs
  const stage = { state: 'nominating', census: null, vote_from: soon, due_at: soon, remind_at: null } as const
  await deps.db.updateTable('mayor_election').set(stage).where('election_id', '=', electionId).execute()
  return { electionId, ver }
}
