import { blockAdminActs, handoverAdminActs } from '@contract/block/transitions'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { actOnBlock } from '../../../server/modules/block-market/freeze'
import { actByStaff } from '../../../server/modules/block-market/handover/admin'
import { object } from '../../../server/modules/block-market/handover/objection'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import type { TestDeps } from '../database/database'
import * as market from './block-market'
import { clientNo, payFor } from './small-city'
import { asOperator } from '../admin/as-operator'
import { answerAsk } from '../admin/second'

const dayMs = 86_400_000

/** What residents do with a block; operators with it and with its sale, alone and as the second one. */
export const ownActs = ['edit', 'transfer', 'takeBack', 'reserve', 'pay', 'cancel', 'object'] as const
const second = {
  unfreeze: ['approve', 'unfreeze'],
  unaskUnfreeze: ['refuse', 'unfreeze'],
  undo: ['approve', 'undo'],
  unaskUndo: ['refuse', 'undo'],
} as const
export const secondActs = ['unfreeze', 'unaskUnfreeze', 'undo', 'unaskUndo'] as const
export const adminActs = [...blockAdminActs, ...handoverAdminActs, ...secondActs]
type AdminAct = (typeof adminActs)[number]
export type BlockDeed = (typeof ownActs)[number] | AdminAct
export type BlockRole = 'owner' | 'buyer' | 'stranger' | 'operator' | 'other'

export interface BlockScene {
  /** The block. */
  readonly id: number
  /** Who owns it before it is sold; a plot of the city has no owner, and this is one more neighbour. */
  readonly owner: Caller
  readonly buyer: Caller
  readonly stranger: Caller
}

/** The last order of a block. */
export const orderOf = (deps: TestDeps, { id }: BlockScene) =>
  deps.db
    .selectFrom('block_order')
    .selectAll()
    .where('block_id', '=', id)
    .orderBy('order_id', 'desc')
    .executeTakeFirst()

const cartOf = async (deps: TestDeps, scene: BlockScene) => {
  const order = await orderOf(deps, scene)
  const carts = deps.db
    .selectFrom('block_cart')
    .selectAll()
    .where('cart_id', '=', order?.cart_id ?? 0)
  return carts.executeTakeFirst()
}

/** The handover of its last order. */
export const handoverOf = async (deps: TestDeps, scene: BlockScene) => {
  const order = await orderOf(deps, scene)
  const found = deps.db
    .selectFrom('handover')
    .selectAll()
    .where('order_id', '=', order?.order_id ?? 0)
  return found.executeTakeFirst()
}

/** Everybody comes as the block itself, as a session of it would. */
export async function attemptOwn(
  deps: TestDeps,
  scene: BlockScene,
  role: 'owner' | 'buyer' | 'stranger',
  act: (typeof ownActs)[number],
): Promise<Result<unknown, Refusal>> {
  const by: Caller = { ...scene[role], blockId: scene.id }
  const { ver } = await market.blockOf(deps, scene.id)
  const wish = { clientNo: clientNo(), ver }
  const transfer = { price: fen(28_800), until: deps.clock.now() + 10 * dayMs }
  if (act === 'edit') return editBlock(deps, by, { ...wish, intro: '两室一厅' })
  if (act === 'transfer') return editBlock(deps, by, { ...wish, transfer })
  if (act === 'takeBack') return editBlock(deps, by, { ...wish, transfer: null })
  if (act === 'reserve') return market.buy(deps, scene[role], [scene.id])
  if (act === 'object') {
    const handover = await handoverOf(deps, scene)
    const of = { orderId: handover?.order_id ?? 0, ver: handover?.ver ?? 0 }
    return object(deps, by.userId, { clientNo: clientNo(), ...of, text: '密码被别人拿走，不是我转让的。' })
  }
  const payNo = (await cartOf(deps, scene))?.pay_no ?? ''
  if (payNo === '') return err(refusal('NOT_FOUND'))
  if (act === 'pay') return payFor(deps, by, payNo)
  return cancelPay(deps, payers, by, { clientNo: clientNo(), payNo, ver: 1 })
}

/** An operator decides about a block or its sale. */
export async function attemptAsStaff(
  deps: TestDeps,
  scene: BlockScene,
  by: number,
  act: (typeof adminActs)[number],
): Promise<Result<unknown, Refusal>> {
  const reason = '登录记录可疑'
  const handover = await handoverOf(deps, scene)
  const ofSecond = secondActs.find((name) => name === act)
  if (ofSecond) {
    const [answer, kind] = second[ofSecond]
    const refId = kind === 'undo' ? (handover?.order_id ?? 0) : scene.id
    return answerAsk(deps, by, answer, { kind, refId }, reason)
  }
  const ofBlock = blockAdminActs.find((name) => name === act)
  if (ofBlock) {
    const { ver } = await market.blockOf(deps, scene.id)
    return actOnBlock(deps, by, { clientNo: clientNo(), blockId: scene.id, ver, act: ofBlock, reason })
  }
  const of = { orderId: handover?.order_id ?? 0, ver: handover?.ver ?? 0 }
  const ofSale = handoverAdminActs.find((name) => name === act) ?? 'uphold'
  return actByStaff(deps, asOperator(by), { clientNo: clientNo(), ...of, act: ofSale, reason })
}
