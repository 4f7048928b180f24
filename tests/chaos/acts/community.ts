import { createHash } from 'node:crypto'
import { slotLines, sumOf } from '@contract/expand/price'
import { fen } from '@contract/money'
import { markText, receiptFrom, receiptLength } from '@contract/vote/receipt'
import { dice } from '../dice'
import type { Movement } from '../journal'
import type { Actor, Scene } from './scene'
import { answerOf, pay } from './scene'

/** Pays what was ordered, which is one movement. */
export async function payFor(scene: Scene, payNo: string, movement: Movement): Promise<void> {
  const paid = await pay(scene, payNo, movement.amount)
  paid?.movements.push(movement)
}

/** A person's receipt, which a phone would keep: the same however often they vote. */
function receiptOf({ world, actor }: Scene): string {
  const chance = dice(world.seed, `receipt ${actor.home.userId}`)
  return receiptFrom(Array.from({ length: receiptLength }, () => chance.between(0, 255)))
}

const markOf = (pollId: number, receipt: string): string =>
  createHash('sha256').update(markText(pollId, receipt)).digest('hex')

/** A ballot of the open vote, or a change of the one that was cast before. */
export async function vote(scene: Scene): Promise<void> {
  const { world, dice: chance, actor, id } = scene
  const { voteId } = world.town
  const [receipt, choice] = [receiptOf(scene), [chance.between(0, 1)]]
  const sure = await actor.phone.sure('/bctVote/cast', `${id}:cast`, (clientNo) =>
    actor.phone.api.json('/bctVote/cast', { clientNo, voteId, choice, receipt }),
  )
  if (answerOf(scene, sure)) world.journal.ballots.set(markOf(voteId, receipt), choice.join())
}

/** A ballot for mayor, or another order of the candidates than before. */
export async function elect(scene: Scene): Promise<void> {
  const { world, dice: chance, actor, id } = scene
  const { electionId, candidates } = world.town
  const first = chance.between(1, candidates)
  const [receipt, ranks] = [receiptOf(scene), [first, (first % candidates) + 1]]
  const sure = await actor.phone.sure('/bctMayor/cast', `${id}:elect`, (clientNo) =>
    actor.phone.api.json('/bctMayor/cast', { clientNo, electionId, ranks, receipt }),
  )
  if (answerOf(scene, sure)) world.journal.ballots.set(markOf(electionId, receipt), ranks.join())
}

/** Supports the proposal, or no longer does; nothing once it has opened. */
export async function support(scene: Scene): Promise<void> {
  const { world, actor, id } = scene
  const { phone } = actor
  const voteId = world.town.askingId
  const { ver, acts } = await phone.read(() => phone.api.form('/bctVote/info', { voteId }))
  const on = acts.includes('support') ? 1 : 0
  if (on === 0 && !acts.includes('unsupport')) return
  const sure = await phone.sure('/bctVote/support', `${id}:support`, (clientNo) =>
    phone.api.json('/bctVote/support', { clientNo, voteId, ver, on }),
  )
  // Somebody else's support may have opened it meanwhile.
  answerOf(scene, sure, ['MOVED', 'CLOSED'])
}

/** A gift to the fund. */
export async function give(scene: Scene): Promise<void> {
  const { world, dice: chance, actor, id } = scene
  const { phone } = actor
  const wish = { areaId: world.town.areaId, amount: fen(chance.between(1, 30) * 100), memo: '', anonymous: false }
  const sure = await phone.sure('/bctFund/add', `${id}:gift`, (clientNo) =>
    phone.api.json('/bctFund/add', { clientNo, ...wish }),
  )
  const gift = answerOf(scene, sure)
  if (gift) await payFor(scene, gift.payNo, { type: 'fund_gift', about: gift.no, amount: gift.amount })
}

/** One more slot of the own block. */
export async function slot(scene: Scene): Promise<void> {
  const { world, actor, id } = scene
  const { phone } = actor
  const { areaId } = world.town
  const { round, mine } = await phone.read(() => phone.api.form('/bctExpand/info', { areaId }))
  if (!round || !mine || mine.mayBuy === 0) return
  const { roundId, ver, tiers } = round
  const amount = sumOf(slotLines(tiers, mine.capacity, 1) ?? [])
  const sure = await phone.sure('/bctExpand/add', `${id}:slot`, (clientNo) =>
    phone.api.json('/bctExpand/add', { clientNo, roundId, ver, count: 1, amount }),
  )
  const bought = answerOf(scene, sure)
  if (bought) await payFor(scene, bought.payNo, { type: 'expand', about: bought.no, amount: bought.amount })
}

/** A plot of the city, any of those that are left; nothing when somebody else is just buying it. */
export async function plot(scene: Scene): Promise<void> {
  const { world, dice: chance, actor, id } = scene
  const { phone } = actor
  const { areaId, firstPlot } = world.town
  const { blocks } = await phone.read(() => phone.api.form('/block/map', { areaId, noFrom: firstPlot }))
  const free = blocks.filter(({ price }) => price !== null)
  if (free.length === 0) return
  const { blockId } = chance.pick(free)
  const { ver, transfer, state } = await phone.read(() => phone.api.json('/block/blockInfo', { blockId }))
  if (!transfer || state !== 'unsold') return
  const lines = [{ blockId, ver, price: transfer.price }]
  const sure = await phone.sure('/block/carPay', `${id}:plot`, (clientNo) =>
    phone.api.json('/block/carPay', { clientNo, lines }),
  )
  const cart = answerOf(scene, sure, ['SOLD_OUT'])
  const order = cart?.orders[0]
  if (cart && order) await payFor(scene, cart.payNo, { type: 'block_city', about: order.no, amount: cart.amount })
}

/** The first term of the own shop; nothing once it is open. */
export async function term(scene: Scene): Promise<void> {
  const { world, actor, id } = scene
  const { phone } = actor
  const shopId = world.town.shops.get(actor.home.userId)
  if (shopId === undefined) return
  const { ver, no, level, acts } = await phone.read(() => phone.api.form('/bctShop/info', { shopId }))
  if (!acts.includes('pay')) return
  const sure = await phone.sure('/bctShop/pay', `${id}:term`, (clientNo) =>
    phone.api.json('/bctShop/pay', { clientNo, shopId, ver, level }),
  )
  const ordered = answerOf(scene, sure)
  if (ordered) await payFor(scene, ordered.payNo, { type: 'shop_fee', about: no, amount: ordered.amount })
}

/** Points that are promised for help. */
const thanks = 2

/** A need from its post to its thanks: somebody replies, is chosen, and says that it is done. */
export async function help(scene: Scene): Promise<void> {
  const { actor, others, dice: chance, id } = scene
  const helper = chance.pick(others)
  const content = '十分钟的事。'
  const asked = await actor.phone.sure('/bctMutual/add', `${id}:need`, (clientNo) =>
    actor.phone.api.json('/bctMutual/add', {
      clientNo,
      kind: 'need',
      title: '谁有梯子借一天',
      content,
      thanks,
      days: 7,
    }),
  )
  const post = answerOf(scene, asked)
  if (!post) return
  const { mutualId } = post
  const verOf = async ({ phone }: Actor) =>
    (await phone.read(() => phone.api.form('/bctMutual/info', { mutualId }))).ver
  const wish = async (by: Actor) => ({ mutualId, ver: await verOf(by) })
  const reply = { ...(await wish(helper)), content: '我来。' }
  const joined = await helper.phone.sure('/bctMutual/join', `${id}:reply`, (clientNo) =>
    helper.phone.api.json('/bctMutual/join', { clientNo, ...reply }),
  )
  const replyId = answerOf(scene, joined)?.mine.replyId ?? undefined
  if (replyId === undefined) return
  const choice = { ...(await wish(actor)), replyId }
  const chosen = await actor.phone.sure('/bctMutual/choose', `${id}:choose`, (clientNo) =>
    actor.phone.api.json('/bctMutual/choose', { clientNo, ...choice }),
  )
  if (!answerOf(scene, chosen)) return
  const done = await wish(helper)
  const finished = await helper.phone.sure('/bctMutual/finish', `${id}:finish`, (clientNo) =>
    helper.phone.api.json('/bctMutual/finish', { clientNo, ...done }),
  )
  if (!answerOf(scene, finished)) return
  const word = await wish(actor)
  const thanked = await actor.phone.sure('/bctMutual/done', `${id}:thank`, (clientNo) =>
    actor.phone.api.json('/bctMutual/done', { clientNo, ...word, helped: 1 }),
  )
  answerOf(scene, thanked)
}
