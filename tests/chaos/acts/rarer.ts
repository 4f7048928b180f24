import { fen } from '@contract/money'
import { form as shopForm, usualFee } from '../../support/city/shop'
import { payFor } from './community'
import type { Actor, Scene } from './scene'
import { answerOf } from './scene'

const question = { kind: 'opinion', title: '周末夜市收摊时间', content: '改到 22:00。', days: 3 } as const

/** A question to the city: written, started with another text and withdrawn at once; nothing while the own block has one already. */
export async function propose(scene: Scene): Promise<void> {
  const { actor, id } = scene
  const { phone } = actor
  const written = await phone.sure('/bctVote/add', `${id}:write`, (clientNo) =>
    phone.api.json('/bctVote/add', { clientNo, ...question, draft: 1 }),
  )
  const draft = answerOf(scene, written)
  if (!draft) return
  const { voteId } = draft
  const wish = { ...question, voteId, ver: draft.ver, content: '改到 21:30。', draft: 0 }
  const started = await phone.sure('/bctVote/edit', `${id}:start`, (clientNo) =>
    phone.api.json('/bctVote/edit', { clientNo, ...wish }),
  )
  const open = answerOf(scene, started)
  if (!open) return
  const withdrawn = await phone.sure('/bctVote/cancel', `${id}:unask`, (clientNo) =>
    phone.api.json('/bctVote/cancel', { clientNo, voteId, ver: open.ver }),
  )
  answerOf(scene, withdrawn)
}

/** An application for a shop: sent, changed and taken back; nothing for who has a shop. */
export async function apply(scene: Scene): Promise<void> {
  const { world, actor, id } = scene
  const { phone } = actor
  const { shops, endingShops } = world.town
  if (shops.has(actor.home.userId) || endingShops.has(actor.home.userId)) return
  const applied = await phone.sure('/bctShop/add', `${id}:apply`, (clientNo) =>
    phone.api.json('/bctShop/add', { clientNo, ...shopForm() }),
  )
  const shop = answerOf(scene, applied)
  if (!shop) return
  const { shopId } = shop
  const wish = { ...shopForm({ slogan: '雨天也开门。' }), shopId, ver: shop.ver }
  const edited = await phone.sure('/bctShop/edit', `${id}:form`, (clientNo) =>
    phone.api.json('/bctShop/edit', { clientNo, ...wish }),
  )
  const changed = answerOf(scene, edited)
  if (!changed) return
  const withdrawn = await phone.sure('/bctShop/withdraw', `${id}:unapply`, (clientNo) =>
    phone.api.json('/bctShop/withdraw', { clientNo, shopId, ver: changed.ver }),
  )
  answerOf(scene, withdrawn)
}

/** One more term of an own shop that is about to end; nothing once it is renewed. */
export async function renew(scene: Scene): Promise<void> {
  const { world, actor, id } = scene
  const { phone } = actor
  const shopId = world.town.endingShops.get(actor.home.userId)
  if (shopId === undefined) return
  const { ver, no, level, acts } = await phone.read(() => phone.api.form('/bctShop/info', { shopId }))
  if (!acts.includes('renew')) return
  const sure = await phone.sure('/bctShop/renew', `${id}:renew`, (clientNo) =>
    phone.api.json('/bctShop/renew', { clientNo, shopId, ver, level, fee: usualFee(level) }),
  )
  const ordered = answerOf(scene, sure)
  if (ordered) await payFor(scene, ordered.payNo, { type: 'shop_fee', about: no, amount: ordered.amount })
}

/** A candidate whom no ballot names does not want to be mayor any more; nothing for anybody else, and once. */
export async function quit(scene: Scene): Promise<void> {
  const { world, actor, id } = scene
  const { phone, home } = actor
  const { electionId, quitters } = world.town
  if (!quitters.delete(home.userId)) return
  const { election } = await phone.read(() => phone.api.form('/bctMayor/info', { electionId }))
  if (!election) throw new Error('an election runs')
  const wish = { electionId, ver: election.ver }
  const sure = await phone.sure('/bctMayor/quit', `${id}:quit`, (clientNo) =>
    phone.api.json('/bctMayor/quit', { clientNo, ...wish }),
  )
  answerOf(scene, sure)
}

/** The proof of what the fund paid for, anew, and some of the money back, as long as there is some. */
export async function account(scene: Scene): Promise<void> {
  const { world, dice: chance, actor, id } = scene
  const { phone } = actor
  const spendId = world.town.spends.get(actor.home.userId)
  if (spendId === undefined) return
  const { ver, proof } = await phone.read(() => phone.api.form('/bctFund/spend', { spendId }))
  const text = `换灯头 6 个，发票两张，第 ${id} 次核对。`
  const proved = await phone.sure('/bctFund/proof', `${id}:proof`, (clientNo) =>
    phone.api.json('/bctFund/proof', { clientNo, spendId, ver, text, thumbs: proof?.thumbs ?? '' }),
  )
  const spend = answerOf(scene, proved)
  if (!spend?.acts.includes('giveBack')) return
  const amount = fen(chance.between(1, 20) * 100)
  const wish = { spendId, ver: spend.ver, amount }
  const back = await phone.sure('/bctFund/giveBack', `${id}:back`, (clientNo) =>
    phone.api.json('/bctFund/giveBack', { clientNo, ...wish }),
  )
  if (answerOf(scene, back)) back.deed.movements.push({ type: 'fund_back', about: spend.no, amount })
}

/** The mayor pins a post and takes the pin away; nothing while two others are pinned. The post's version after it. */
async function pinned(scene: Scene, { phone }: Actor, mutualId: number, ver: number): Promise<number> {
  const { id } = scene
  const on = await phone.sure('/bctMutual/pin', `${id}:pin`, (clientNo) =>
    phone.api.json('/bctMutual/pin', { clientNo, mutualId, ver, on: 1 }),
  )
  const post = answerOf(scene, on)
  if (!post) return ver
  const off = await phone.sure('/bctMutual/pin', `${id}:unpin`, (clientNo) =>
    phone.api.json('/bctMutual/pin', { clientNo, mutualId, ver: post.ver, on: 0 }),
  )
  return answerOf(scene, off)?.ver ?? post.ver
}

/** A need that comes to nothing: changed, pinned, answered, the answer taken back, and closed. */
export async function giveUp(scene: Scene): Promise<void> {
  const { actor, others, operator, otherOperator, dice: chance, id, world } = scene
  const helper = chance.pick(others)
  const words = { title: '谁能帮我搬一张桌子', content: '从二楼到门口。' }
  const asked = await actor.phone.sure('/bctMutual/add', `${id}:ask`, (clientNo) =>
    actor.phone.api.json('/bctMutual/add', { clientNo, kind: 'need', ...words, thanks: 2, days: 7 }),
  )
  const post = answerOf(scene, asked)
  if (!post) return
  const { mutualId } = post
  const wish = { ...words, mutualId, ver: post.ver, thanks: 3 }
  const edited = await actor.phone.sure('/bctMutual/edit', `${id}:more`, (clientNo) =>
    actor.phone.api.json('/bctMutual/edit', { clientNo, ...wish }),
  )
  const changed = answerOf(scene, edited)
  if (!changed) return
  const mayor = [operator, otherOperator].find(({ home }) => home.userId === world.town.mayorId)
  const ver = mayor ? await pinned(scene, mayor, mutualId, changed.ver) : changed.ver
  const joined = await helper.phone.sure('/bctMutual/join', `${id}:answer`, (clientNo) =>
    helper.phone.api.json('/bctMutual/join', { clientNo, mutualId, ver, content: '我来。' }),
  )
  const replied = answerOf(scene, joined)
  if (!replied) return
  const withdrawn = await helper.phone.sure('/bctMutual/withdraw', `${id}:unanswer`, (clientNo) =>
    helper.phone.api.json('/bctMutual/withdraw', { clientNo, mutualId, ver: replied.ver }),
  )
  const left = answerOf(scene, withdrawn)
  if (!left) return
  const closed = await actor.phone.sure('/bctMutual/close', `${id}:close`, (clientNo) =>
    actor.phone.api.json('/bctMutual/close', { clientNo, mutualId, ver: left.ver }),
  )
  answerOf(scene, closed)
}
