import type * as v from 'valibot'
import type { buyRemove } from '@contract/endpoints/market/bids'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { audit } from '../../audit/open/audit'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { JobHandler, JobHandlers, JobNames } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { voidHold } from '../../../ledger/hold'
import { haltOf, haltPollMs } from '../../area/open/halt'
import { tellBuyEnded } from '../news'
import type { ActInput } from '../offers/act'
import { actOnOffer } from '../offers/act'
import type { BuyOrderTable } from '../tables'
import { allows, buySide, closeUnpaidBuyJob, expireBuyJob } from './add'
import { restOf } from './money'
import { causeOf } from './pay'
import * as store from './store'
import type { BuyShown } from './view'
import { bidDispatchKind } from '../../pay/open/dispatch'
import { payOrderState } from '../../pay/open/pay-orders'

const endings = {
  closed: ['buy_close', '求购关闭'],
  expired: ['buy_expire', '求购到期'],
  removed: ['buy_remove', '求购下架'],
} as const

/** Ends a locked bid that is unpaid or open: what is still frozen for it goes back, and its pay order closes if it waits. */
export async function endBuy(
  tx: Tx,
  deps: Deps,
  bid: BuyOrderTable,
  state: keyof typeof endings,
  reason = '',
): Promise<void> {
  const [type, memo] = endings[state]
  // When the rest is too small to cost anything, no money is left: the hold ended with the last part.
  if (bid.state === 'open' && bid.hold_id !== null && restOf(bid) > 0)
    await voidHold(tx, deps, bid.hold_id, causeOf(bid, type, memo))
  if (bid.state === 'open') await schedule(tx, { kind: bidDispatchKind, ref: bid.buy_id, runAt: deps.clock.now() })
  if (bid.state === 'unpaid') await payOrderState(tx, bid.pay_no, 'closed').execute()
  if (state !== 'closed') await tellBuyEnded(tx, deps, bid, state, reason)
  const ended_at = bid.ended_at ?? deps.clock.now()
  await store.changeBuy(tx, bid.buy_id, { state, pay_before: null, removed_reason: reason, ended_at })
}

/** Ends a bid at a person's request. Refusals: those of `actOnOffer`. */
const end = (
  deps: Deps,
  caller: Caller,
  call: string,
  input: ActInput,
  may: (bid: BuyOrderTable) => boolean,
  { state, reason = '' }: { readonly state: keyof typeof endings; readonly reason?: string },
): Promise<Result<BuyShown, Refusal>> =>
  actOnOffer(buySide, { deps, caller, call, input }, may, async (tx, { row, fresh }) => {
    await endBuy(tx, deps, row, state, reason)
    if (state === 'removed') {
      const { buy_id: refId, area_id: areaId } = row
      await audit(tx, deps, { userId: caller.userId, call, refType: 'buy', refId, areaId, reason })
    }
    return ok(await fresh())
  })

/** Cancels an unpaid bid. Source: domain model §3.4. */
export const cancelBuy = (deps: Deps, caller: Caller, input: ActInput) =>
  end(deps, caller, '/bctBuy/cancel', input, allows('cancel'), { state: 'closed' })

/** Closes an open bid: the money for the unfilled part is available again. Source: domain model §3.4. */
export const closeBuy = (deps: Deps, caller: Caller, input: ActInput) =>
  end(deps, caller, '/bctBuy/close', input, allows('close'), { state: 'closed' })

/** An operator removes a bid and says why. Source: domain model §3.4. */
export const removeBuy = (deps: Deps, caller: Caller, input: v.InferOutput<typeof buyRemove.input>) => {
  const { reason } = input
  const may = (bid: BuyOrderTable) => bid.state !== 'removed' && bid.state !== 'filled'
  return end(deps, caller, '/admin/buyRemove', input, may, { state: 'removed', reason })
}

/** Ends the running bids of a block, because it is offered for transfer. Source: domain model §3.1. */
export async function closeBuysOfBlock(tx: Tx, deps: Deps, blockId: number): Promise<void> {
  for (const bid of await store.lockBuysOfBlock(tx, blockId)) await endBuy(tx, deps, bid, 'closed')
}

/** What the jobs of bids do, for who reads that one fails. */
export const bidJobNames = {
  [closeUnpaidBuyJob]: '关闭逾期未付的求购',
  [expireBuyJob]: '求购到期',
} as const satisfies JobNames

/** The timers of bids: the same lock and the same ends as a user's act. Source: domain model §5. */
export function bidJobs(deps: Deps): JobHandlers<keyof typeof bidJobNames> {
  const fire =
    (kind: string, dueAt: (bid: BuyOrderTable) => number | null, state: 'closed' | 'expired'): JobHandler =>
    async (tx, buyId) => {
      const bid = await store.lockBuy(tx, buyId)
      const at = bid && dueAt(bid)
      if (!bid || at === null || at === undefined) return
      const now = deps.clock.now()
      const isHalted = bid.state === 'unpaid' && (await haltOf(tx, [bid.area_id])) !== undefined
      const runAt = isHalted ? now + haltPollMs : at
      if (runAt > now) await schedule(tx, { kind, ref: buyId, runAt })
      else await endBuy(tx, deps, bid, state)
    }
  return {
    [closeUnpaidBuyJob]: fire(closeUnpaidBuyJob, (bid) => bid.pay_before, 'closed'),
    [expireBuyJob]: fire(expireBuyJob, (bid) => (bid.state === 'open' ? bid.expire_at : null), 'expired'),
  }
}
