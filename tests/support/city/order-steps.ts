import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { PartyAct, Ruling } from '@contract/orders/transitions'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { act } from '../../../server/modules/orders/act'
import { decide } from '../../../server/modules/orders/dispute/decide'
import type { Said } from '../../../server/modules/orders/deciding/plan'
import { createUser } from '../../../server/modules/session/accounts'
import type { TestDeps } from '../database/database'
import { areaId, clientNo, payFor, rice, takeRice, valueOf } from './small-city'

const hour = 3_600_000

export interface Parties {
  readonly buyer: Caller
  readonly seller: Caller
}

/** An order and the version its next act has to name. */
export interface Step {
  readonly id: number
  readonly ver: number
}

const words: Said = { text: '话', images: '', reason: 'damaged', stars: 4, amount: fen(1_000) }

/** A parcel as a seller names it. */
export const parcel = { carrier: 'sf', trackingNo: 'SF1400000000128' } as const

async function isPosted({ db }: TestDeps, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('trade_order').select('delivery').where('order_id', '=', orderId).executeTakeFirst()
  return row?.delivery === 'post'
}

/** A party's act through the service. */
export const partyAct = (
  deps: TestDeps,
  caller: Caller,
  id: number,
  ver: number,
  what: PartyAct,
  said: Said = words,
  no = clientNo(),
) => act(deps, caller, { clientNo: no, id, ver }, { call: `/bctOrder/${what}`, act: what, said })

/** A decision through the service. */
export const decideOn = (
  deps: TestDeps,
  judge: Caller,
  { id, ver }: Step,
  kind: Ruling,
  sellerAmount?: Fen,
  no = clientNo(),
) =>
  decide(deps, judge, {
    clientNo: no,
    id,
    ver,
    kind,
    reason: '证据充分',
    ...(sellerAmount !== undefined && { sellerAmount }),
  })

/** Somebody who decides: an arbiter of the small city, or the operator, without a block there. */
export async function judge(deps: TestDeps, role: 'arbiter' | 'operator', area = areaId): Promise<Caller> {
  const userId = await createUser(deps, { nickName: role, isAdmin: role === 'operator' })
  if (role === 'arbiter') {
    const row = { area_id: area, user_id: userId, role: 'arbiter' as const, since: deps.clock.now() }
    await deps.db.insertInto('area_role').values(row).execute()
  }
  return { ...guest, userId, loginUserId: userId, areaId: area, isStaff: role === 'operator', tokenId: 1 }
}

export type Stage = 'unpaid' | 'paid' | 'delivered' | 'done' | 'closed' | 'refunded' | 'dispute'

/** The acts that lead from an unpaid order to each state. */
const ways: Readonly<Record<Stage, readonly ('pay' | 'cancel' | 'deliver' | 'refuse' | 'confirm' | 'dispute')[]>> = {
  unpaid: [],
  closed: ['cancel'],
  paid: ['pay'],
  refunded: ['pay', 'refuse'],
  delivered: ['pay', 'deliver'],
  done: ['pay', 'confirm'],
  dispute: ['pay', 'deliver', 'dispute'],
}

/** A new order of 5 kg of rice for 34.00 in this state; a dispute is opened by the buyer. */
export async function stepTo(deps: TestDeps, { buyer, seller }: Parties, stage: Stage, saleId?: number): Promise<Step> {
  const listing = saleId ?? (await rice(deps, seller)).saleId
  const { orderId: id, payNo } = valueOf(await takeRice(deps, buyer, listing))
  let ver = 1
  for (const what of ways[stage]) {
    if (what === 'pay') valueOf(await payFor(deps, buyer, payNo, ver))
    else {
      const by = what === 'deliver' || what === 'refuse' ? seller : buyer
      const said = what === 'deliver' && (await isPosted(deps, id)) ? { ...words, ...parcel } : words
      valueOf(await partyAct(deps, by, id, ver, what, said))
    }
    ver++
  }
  return { id, ver }
}

/** A dispute whose evidence time is over, decided by this judge. */
export async function decided(
  deps: TestDeps,
  parties: Parties,
  by: Caller,
  kind: Ruling,
  sellerAmount?: Fen,
  saleId?: number,
): Promise<Step> {
  const { id, ver } = await stepTo(deps, parties, 'dispute', saleId)
  deps.clock.forward(48 * hour)
  return { id, ver: valueOf(await decideOn(deps, by, { id, ver }, kind, sellerAmount)).ver }
}
