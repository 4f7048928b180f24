import { isOpenAt, opensAt } from '@contract/hours'
import type { SlotAct } from '@contract/expand/transitions'
import { slotTransitionFor } from '@contract/expand/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { once } from '../../db/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { tradersFault } from '../area/open/traders'
import type { Payer, PayWish } from '../pay/open/payer'
import { expandDifferences } from './check-store'
import * as store from './slot-store'
import { moveSlots } from './slots'
import type { SlotPurchaseTable } from './tables'
import { purchaseView } from './view'

type Paid = Promise<Result<{ readonly ver: number }, Refusal>>

/** Acts on an own purchase. Refusals: NOT_FOUND (also for somebody else's), CLOSED, MOVED (data.purchase), and those of the act. */
function act(
  deps: Deps,
  caller: Caller,
  { call, name }: { readonly call: string; readonly name: Extract<SlotAct, 'pay' | 'cancel'> },
  input: PayWish,
  faultOf: (tx: Tx, bought: SlotPurchaseTable) => Promise<Refusal | undefined>,
): Paid {
  const command = { userId: caller.userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const bought = await store.lockPurchase(tx, input.id)
      if (bought?.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
      const fault = stateFault(bought, name, input.ver) ?? (await faultOf(tx, bought))
      if (fault) return err(fault)
      const moved = await moveSlots(tx, deps, bought, name, 'buyer')
      return moved.ok ? ok({ ver: bought.ver + 1 }) : moved
    }),
  )
}

function stateFault(bought: SlotPurchaseTable, name: SlotAct, ver: number): Refusal | undefined {
  if (bought.state === 'closed') return refusal('CLOSED')
  if (slotTransitionFor(name, 'buyer', bought.state) && bought.ver === ver) return undefined
  return refusal('MOVED', { purchase: purchaseView(bought) })
}

/** Why the caller may not pay a purchase now, if so: NO_RIGHT (made as another block), BEFORE_OPEN, BLOCK_TRANSFER, HALT, EXPIRED. */
async function payFault(tx: Tx, deps: Deps, caller: Caller, bought: SlotPurchaseTable): Promise<Refusal | undefined> {
  const now = deps.clock.now()
  if (!isOpenAt(now)) return refusal('BEFORE_OPEN', { openAt: opensAt(now) })
  if (caller.blockId !== bought.block_id) return refusal('NO_RIGHT')
  const blocked = await tradersFault(tx, [{ blockId: bought.block_id, userId: bought.user_id }])
  return blocked ?? (bought.pay_before <= now ? refusal('EXPIRED') : undefined)
}

/** How the cashier pays slots. Source: community §2, rows 5 and 6; domain model §3.7. */
export const expandPayer: Payer = {
  pay: (deps, caller, input) =>
    act(deps, caller, { call: '/bctPay/submit', name: 'pay' }, input, (tx, bought) =>
      payFault(tx, deps, caller, bought),
    ),
  cancel: (deps, caller, input) =>
    act(deps, caller, { call: '/bctPay/cancel', name: 'cancel' }, input, () => Promise.resolve(undefined)),
  lock: store.lockPurchase,
  async fault(tx, deps, caller, { id, ver }) {
    const bought = await store.lockPurchase(tx, id)
    if (bought?.user_id !== caller.userId) return refusal('NOT_FOUND')
    return stateFault(bought, 'pay', ver) ?? (await payFault(tx, deps, caller, bought))
  },
  async settle(tx, deps, id) {
    const bought = await store.lockPurchase(tx, id)
    if (!bought || !slotTransitionFor('pay', 'buyer', bought.state)) return err(refusal('CLOSED'))
    const fault = await tradersFault(tx, [{ blockId: bought.block_id, userId: bought.user_id }])
    return fault ? err(fault) : moveSlots(tx, deps, bought, 'pay', 'buyer')
  },
  differences: expandDifferences,
}
