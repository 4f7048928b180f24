import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { Deadline } from '../../jobs/deadlines'
import { deadline } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { walletKey } from '../../ledger/accounts'
import { post } from '../../ledger/post'
import { tell } from '../notices/open/tell'
import { yuan } from '../../format/yuan'
import type { Credited, Payer, PayWish } from '../pay/open/payer'
import { unpaidTimer } from '../pay/open/unpaid-timer'
import { moduleRefusal } from '../area/open/access'
import { tradingIn } from '../area/open/halt'
import { closeUnpaidRechargeJob } from './service'
import * as store from './store'

/** Refused: a recharge cannot be paid from the balance itself. Refusals: NOT_FOUND, NO_RIGHT. Source: domain model §3.8. */
async function payFromBalance({ db }: Deps, caller: Caller, { id }: PayWish): Promise<Result<never, Refusal>> {
  const row = await store.find(db, id)
  if (row?.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
  return err(refusal('NO_RIGHT', { channel: 'balance' }, '充值不能用余额支付'))
}

/** Ends an unpaid recharge. Refusals: NOT_FOUND (also for somebody else's), MOVED. Source: domain model §3.8. */
function cancel(deps: Deps, caller: Caller, input: PayWish): Promise<Result<{ readonly ver: number }, Refusal>> {
  const { userId } = caller
  return doOnce(deps, { userId, call: '/bctPay/cancel', input }, async (tx) => {
    const row = await store.lock(tx, input.id)
    if (row?.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
    if (row.state !== 'created' || row.ver !== input.ver) return err(refusal('MOVED', { ver: row.ver }))
    await store.change(tx, row, { state: 'closed', ended_at: deps.clock.now() })
    return ok({ ver: row.ver + 1 })
  })
}

/** Why a payment of a recharge may not begin now, if so. */
async function refusalOf(tx: Tx, { clock }: Deps, caller: Caller, { id, ver }: PayWish): Promise<Refusal | undefined> {
  const row = await store.lock(tx, id)
  if (row?.user_id !== caller.userId) return refusal('NOT_FOUND')
  if (row.state === 'closed') return refusal('CLOSED')
  if (row.state !== 'created' || row.ver !== ver) return refusal('MOVED', { ver: row.ver })
  const now = clock.now()
  const { closed, halted } = await tradingIn(tx, row.area_id, now)
  if (closed) return closed
  if (row.expire_at <= now) return refusal('EXPIRED')
  return (await moduleRefusal(tx, row.area_id, 'recharge', caller)) ?? halted
}

/**
 * Ends a recharge as paid, since its money is available already, and adds the bonus; even one that was closed meanwhile, because the payer
 * meant it. Refusals: NOT_FOUND, CLOSED (it was paid before: this money came a second time). Source: domain model §3.6, §3.7.
 */
async function settle(tx: Tx, deps: Deps, id: number, money: Credited): Promise<Result<null, Refusal>> {
  const row = await store.lock(tx, id)
  if (!row) return err(refusal('NOT_FOUND'))
  if (row.state === 'paid') return err(refusal('CLOSED'))
  const { user_id: userId, recharge_no: reference } = row
  if (row.bonus > 0) {
    const cause = { type: 'recharge_bonus', refType: 'recharge', refId: id, reference, memo: '充值赠送' } as const
    const gift = { from: 'platform:promo', to: walletKey(userId, 'available'), amount: fen(row.bonus) } as const
    const given = await post(tx, deps, cause, [gift])
    if (!given.ok) return given
  }
  const paid = { state: 'paid', channel: money.channel, ended_at: deps.clock.now(), txn_id: money.txnId } as const
  await store.change(tx, row, paid)
  const bonus = row.bonus > 0 ? `，另送 ${yuan(row.bonus)}` : ''
  const said = { title: '充值到账', content: `充值 ${yuan(row.amount)} 已到账${bonus}。（${reference}）` }
  // Money that came after the recharge was closed is news to who had given it up.
  const own = row.state === 'created' ? ({ isOwn: true } as const) : {}
  await tell(tx, deps, { userId, type: 'money', kind: 'rechargePaid', refType: 'recharge', refId: id, ...said, ...own })
  return ok(null)
}

/** How the cashier pays a recharge. Source: domain model §3.7, §3.8. */
export const rechargePayer: Payer = { pay: payFromBalance, cancel, lock: store.lock, refusalOf, settle }

const isRecharge = { biz_type: ['recharge'], state: ['unpaid', 'paying'] } as const

/** A recharge waits for its pay order, which moves with all of them. */
export const rechargeDeadlines: readonly Deadline[] = [
  deadline('pay_order', 'biz_id', 'expire_at', {
    wakes: closeUnpaidRechargeJob,
    where: isRecharge,
    moved: 'paymentWake',
  }),
]

/** What the jobs of recharges do, for who reads that one fails. */
export const rechargeJobNames = {
  [closeUnpaidRechargeJob]: '关闭逾期未付的充值',
} as const satisfies JobNames

/**
 * Unpaid recharges end in time; an outage moves the pay order's deadline, so it is read again.
 * Source: domain model §5.
 */
export function rechargeJobs(deps: Deps): JobHandlers<keyof typeof rechargeJobNames> {
  return {
    [closeUnpaidRechargeJob]: unpaidTimer(deps, closeUnpaidRechargeJob, async (tx, rechargeId) => {
      const row = await store.lock(tx, rechargeId)
      if (row?.state !== 'created') return undefined
      const close = () => store.change(tx, row, { state: 'closed', ended_at: deps.clock.now() })
      return { areaId: row.area_id, payBefore: row.expire_at, close }
    }),
  }
}
