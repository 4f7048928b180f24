import type * as v from 'valibot'
import type { buyRemove } from '@contract/endpoints/bids'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { audit } from '../../audit/open/audit'
import { once } from '../../../db/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { JobHandler, JobHandlers } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { voidHold } from '../../../ledger/hold'
import { haltOf, haltPollMs } from '../../area/open/halt'
import { tellBuyEnded } from '../news'
import type { BuyOrderTable } from '../tables'
import { closeUnpaidBuyJob, expireBuyJob } from './add'
import { restOf } from './money'
import { causeOf } from './pay'
import { viewOf } from './service'
import * as store from './store'
import type { BuyAct, BuyShown } from './view'
import { ownerMay } from './view'
import { payOrderState } from '../../pay/open/pay-orders'

interface ActInput {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

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
  // A rest that rounds to nothing has no money left: its hold ended with the last part.
  if (bid.state === 'open' && bid.hold_id !== null && restOf(bid) > 0)
    await voidHold(tx, deps, bid.hold_id, causeOf(bid, type, memo))
  if (bid.state === 'unpaid') await payOrderState(tx, bid.pay_no, 'closed').execute()
  if (state !== 'closed') await tellBuyEnded(tx, deps, bid, state, reason)
  const ended_at = bid.ended_at ?? deps.clock.now()
  await store.changeBuy(tx, bid.buy_id, { state, pay_before: null, removed_reason: reason, ended_at })
}

/**
 * Ends a bid as somebody wishes. Refusals: NOT_FOUND (also for somebody else's while it is unpaid), NO_RIGHT (somebody else's), MOVED (data.buy) when the caller saw another version
 * or it has ended.
 */
function end<I extends ActInput>(
  deps: Deps,
  caller: Caller,
  call: string,
  input: I,
  may: (bid: BuyOrderTable) => boolean,
  wish: { readonly state: keyof typeof endings; readonly reason?: string },
): Promise<Result<BuyShown, Refusal>> {
  const command = { userId: caller.userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const bid = await store.lockBuy(tx, input.id)
      if (!bid) return err(refusal('NOT_FOUND'))
      const isOperators = call.startsWith('/admin/')
      if (bid.user_id !== caller.userId && !isOperators)
        return err(refusal(bid.state === 'unpaid' ? 'NOT_FOUND' : 'NO_RIGHT'))
      const fresh = () => viewOf(tx, bid.buy_id, caller.userId)
      if (bid.ver !== input.ver || !may(bid)) return err(refusal('MOVED', { buy: await fresh() }))
      await endBuy(tx, deps, bid, wish.state, wish.reason)
      if (isOperators) {
        const { buy_id: refId, area_id: areaId } = bid
        await audit(tx, deps, { userId: caller.userId, call, refType: 'buy', refId, areaId, reason: wish.reason ?? '' })
      }
      return ok(await fresh())
    }),
  )
}

const allows = (act: BuyAct) => (bid: BuyOrderTable) => ownerMay(act, bid.state)

/** Cancels an unpaid bid. Source: domain model §3.4. */
export const cancelBuy = (deps: Deps, caller: Caller, input: ActInput) =>
  end(deps, caller, '/bctBuy/cancel', input, allows('cancel'), { state: 'closed' })

/** Closes an open bid: what nobody sold into is available again. Source: domain model §3.4. */
export const closeBuy = (deps: Deps, caller: Caller, input: ActInput) =>
  end(deps, caller, '/bctBuy/close', input, allows('close'), { state: 'closed' })

/** An operator removes a bid and says why. Source: domain model §3.4. */
export const removeBuy = (deps: Deps, caller: Caller, input: v.InferOutput<typeof buyRemove.input>) => {
  const { reason } = input
  const may = (bid: BuyOrderTable) => bid.state !== 'removed' && bid.state !== 'filled'
  return end(deps, caller, '/admin/buyRemove', input, may, { state: 'removed', reason })
}

/** The running bids of a block end because it is set for transfer. Source: domain model §3.1. */
export async function closeBuysOfBlock(tx: Tx, deps: Deps, blockId: number): Promise<void> {
  for (const bid of await store.lockBuysOfBlock(tx, blockId)) await endBuy(tx, deps, bid, 'closed')
}

/** The timers of bids: the same lock and the same ends as a user's act. Source: domain model §5. */
export function bidJobs(deps: Deps): JobHandlers {
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
