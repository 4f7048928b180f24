import { isOpenAt, opensAt } from '@contract/hours'
import { giftTransitionFor } from '@contract/fund/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { once } from '../../db/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { haltFault } from '../area/open/halt'
import type { Payer, PayWish } from '../pay/open/payer'
import { fundDifferences } from './check-store'
import * as store from './gift-store'
import { moveGift } from './gifts'
import type { FundGiftTable } from './tables'

type Paid = Promise<Result<{ readonly ver: number }, Refusal>>
type Act = 'pay' | 'cancel'

/** Acts on the caller's own gift. Refusals: NOT_FOUND (also for somebody else's), CLOSED, MOVED (`ver`), and those of the act. */
function act(
  deps: Deps,
  caller: Caller,
  { call, name }: { readonly call: string; readonly name: Act },
  input: PayWish,
  faultOf: (tx: Tx, gift: FundGiftTable) => Promise<Refusal | undefined>,
): Paid {
  const command = { userId: caller.userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const gift = await store.lockGift(tx, input.id)
      if (gift?.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
      const fault = stateFault(gift, name, input.ver) ?? (await faultOf(tx, gift))
      if (fault) return err(fault)
      const moved = await moveGift(tx, deps, gift, name, 'giver')
      return moved.ok ? ok({ ver: gift.ver + 1 }) : moved
    }),
  )
}

function stateFault(gift: FundGiftTable, name: Act, ver: number): Refusal | undefined {
  if (gift.state === 'closed') return refusal('CLOSED')
  return giftTransitionFor(name, 'giver', gift.state) && gift.ver === ver
    ? undefined
    : refusal('MOVED', { ver: gift.ver })
}

/** Why a gift may not be paid now, if so: BEFORE_OPEN, HALT, EXPIRED. */
async function payFault(tx: Tx, { clock }: Deps, gift: FundGiftTable): Promise<Refusal | undefined> {
  const now = clock.now()
  if (!isOpenAt(now)) return refusal('BEFORE_OPEN', { openAt: opensAt(now) })
  const halted = await haltFault(tx, [gift.area_id])
  return halted ?? (gift.pay_before <= now ? refusal('EXPIRED') : undefined)
}

/** How the cashier pays a gift. Source: community §3, row 1; domain model §3.7. */
export const giftPayer: Payer = {
  pay: (deps, caller, input) =>
    act(deps, caller, { call: '/bctPay/submit', name: 'pay' }, input, (tx, gift) => payFault(tx, deps, gift)),
  cancel: (deps, caller, input) =>
    act(deps, caller, { call: '/bctPay/cancel', name: 'cancel' }, input, () => Promise.resolve(undefined)),
  lock: store.lockGift,
  async fault(tx, deps, caller, { id, ver }) {
    const gift = await store.lockGift(tx, id)
    if (gift?.user_id !== caller.userId) return refusal('NOT_FOUND')
    return stateFault(gift, 'pay', ver) ?? (await payFault(tx, deps, gift))
  },
  async settle(tx, deps, id) {
    const gift = await store.lockGift(tx, id)
    if (!gift || !giftTransitionFor('pay', 'giver', gift.state)) return err(refusal('CLOSED'))
    const halted = await haltFault(tx, [gift.area_id])
    return halted ? err(halted) : moveGift(tx, deps, gift, 'pay', 'giver')
  },
  differences: fundDifferences,
}
