import { fen, qty } from '@contract/money'
import type { Scene } from './scene'
import { answerOf, adminOf } from './scene'

const whole = qty(10_000)
const unit = '个' as const

/** A thing in its seller's own words: put on sale, often made an item by the operators, and taken off again, so that its slot is free. */
export async function ownWords(scene: Scene): Promise<void> {
  const { actor, dice: chance, id } = scene
  const { phone } = actor
  const goods = { price: fen(3_000), qty: qty(30_000), minQty: whole, delivery: 'post' as const, place: '', days: 7 }
  const wish = { own: { unit }, title: `旧物 ${id}`, content: '', thumbs: 'demo/cup.svg', ...goods }
  const added = await phone.sure('/bctSale/add', `${id}:own`, (clientNo) =>
    phone.api.json('/bctSale/add', { clientNo, ...wish }),
  )
  const sale = answerOf(scene, added)
  if (!sale) return
  const ver = chance.happens(0.7) ? await madeItem(scene, sale.saleId, sale.ver) : sale.ver
  if (ver === undefined) return
  const off = await phone.sure('/bctSale/off', `${id}:own off`, (clientNo) =>
    phone.api.json('/bctSale/off', { clientNo, id: sale.saleId, ver }),
  )
  answerOf(scene, off)
}

/** The operators make an item of it, two of them at once now and then; the listing's version after it. */
async function madeItem(scene: Scene, id: number, ver: number): Promise<number | undefined> {
  const { operator, otherOperator, dice: chance, world, later, actor } = scene
  const give = async ({ phone, home }: typeof operator, name: string) => {
    const admin = adminOf(world, home)
    const item = { categoryId: 1, name, unit, minQty: whole, tick: whole }
    const sure = await phone.sure('/admin/sale/toItem', `${scene.id}:${name}`, (clientNo) =>
      admin.call('/admin/sale/toItem', { clientNo, id, ver, itemId: null, item }),
    )
    const done = answerOf(scene, sure, ['MOVED'])
    return done ? [{ name, done }] : []
  }
  const [name, another] = [`物 ${scene.id}`, `别的物 ${scene.id}`]
  const both = chance.happens(0.3)
  const made = (
    await Promise.all([give(operator, name), both ? give(otherOperator, another) : Promise.resolve([])])
  ).flat()
  const [first, second] = made
  if (!first || second) {
    world.journal.surprise(`action ${scene.id}: ${made.length} operators made an item of one listing`)
    return undefined
  }
  later(async () => {
    const { itemName, item } = await actor.phone.read(() => actor.phone.api.form('/bctSale/info', { id }))
    if (itemName !== first.name || item.itemId !== first.done.itemId)
      world.journal.surprise(`action ${scene.id}: ${first.name} is sold as ${itemName}`)
  })
  return first.done.ver
}
