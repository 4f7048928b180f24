import type * as v from 'valibot'
import type { withdrawAdd } from '@contract/endpoints/money/withdrawals'
import { dayStart } from '@contract/hours'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { withdrawFeeOf } from '@contract/settings/withdraw-fee'
import { nextNumber } from '../../db/numbers'
import { once } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { yuan } from '../../format/yuan'
import { schedule } from '../../jobs/jobs'
import { openHold } from '../../ledger/hold'
import { checkPayPassword } from '../pay-password/open/check'
import type { Payee } from './payout'
import type { Sealer } from '../../format/sealer'
import { sealerOf } from './open/seal'
import { beginRefusal } from '../area/open/access'
import { causeOf } from './move'
import { maskAccount, maskName, payeeProblems, tidy } from './rules/payee'
import { expectedAt } from './open/working-days'
import { dayLimitOf } from '../limits/open/day-limit'
import { settingsAt } from '../settings/open/settings-at'
import { claimCaller } from '../session/open/claim-person'
import { coolingRefusal, coolingOf } from '../session/open/cooling'
import * as store from './store'
import { ownView } from './view'

export const overdueJob = 'withdrawOverdue'

type Wish = v.InferOutput<typeof withdrawAdd.input>

/** A payee as a row keeps it. */
interface KeptPayee {
  readonly name: string
  readonly account: string
  readonly bank: string
  readonly payee_sealed: string
}

/** What may still be withdrawn on the day of `now`. */
export const dayLeftOf = async (db: Tx | Deps['db'], userId: number, now: number): Promise<Fen> =>
  fen(Math.max(0, (await dayLimitOf(db, userId, 'withdraw', now)) - (await store.sumSince(db, userId, dayStart(now)))))

/**
 * Asks for income to be paid out; it is frozen at once. Refusals: NO_RIGHT (switched off here), FORM (fields `name`,
 * `account`, `bank`, `payee`), those of the payment password, COOLDOWN (`until`), LIMIT (`open`: the id of the open
 * one; or `min`, `dayLimit`, `dayLeft`), MOVED (`fee`: it is another than was shown), NOT_ENOUGH (`missing`). Source: domain model §3.9.
 */
export async function applyForWithdrawal(deps: Deps, caller: Caller, input: Wish) {
  const problems = input.payee && payeeProblems(input.way, tidy(input.way, input.payee))
  if (problems) return err(refusal('FORM', { fields: problems }))
  const { clientNo, amount, way, payPassword: sealed } = input
  const payee = input.payee && (await sealerOf(deps)).mark(JSON.stringify(tidy(way, input.payee)))
  const use = { clientNo, call: '/bctWithdraw/add', input: { amount, way, payee } }
  const proved = await checkPayPassword(deps, caller.userId, { ...use, sealed })
  return proved.ok ? applyUnasked(deps, caller, input) : proved
}

/** Applies without asking for the payment password, for the demo city. Refusals: as of applying. */
export async function applyUnasked(deps: Deps, caller: Caller, input: Omit<Wish, 'payPassword'>) {
  const { db, clock } = deps
  const { clientNo, amount, way } = input
  const { userId } = caller
  const payee = input.payee && tidy(way, input.payee)
  const sealer = await sealerOf(deps)
  const now = clock.now()
  const withdrawNo = await nextNumber(deps, 'W', now)
  // Encrypted fields differ each time they are sent, and an account number is stored nowhere in plain text, so neither goes into the hash;
  // nor does the shown fee: a repeat of what was done is answered by that, whatever the fee is by now.
  const known = {
    amount,
    way,
    payee: payee && { name: maskName(payee.name), account: maskAccount(way, payee.account) },
  }
  return transact(db, (tx) =>
    once(tx, { userId, clientNo, call: '/bctWithdraw/add', input: known, now }, async () => {
      const off = await beginRefusal(tx, caller.areaId, 'withdraw', caller)
      if (off) return err(off)
      await claimCaller(tx, userId)
      const settings = await settingsAt(tx, caller.areaId, now)
      const problem = await limitRefusal(tx, userId, amount, { now, min: settings.withdrawLeast })
      if (problem) return err(problem)
      const fee = withdrawFeeOf(amount, settings)
      if (input.fee !== undefined && input.fee !== fee)
        return err(refusal('MOVED', { fee }, `手续费现为 ${yuan(fee)}，请看过再提交`))
      const kept = await keptPayee(tx, sealer, userId, way, payee)
      if (!kept) return err(refusal('FORM', { fields: { payee: '请填写收款账号' } }))
      return open(tx, deps, caller, { withdrawNo, amount, fee, way, kept, now, hour: settings.withdrawHour })
    }),
  )
}

async function limitRefusal(
  tx: Tx,
  userId: number,
  amount: Fen,
  { now, min }: { readonly now: number; readonly min: number },
): Promise<Refusal | undefined> {
  const cooling = await coolingOf(tx, userId, now)
  if (cooling) return coolingRefusal(cooling)
  const running = await store.findOpen(tx, userId)
  if (running) return refusal('LIMIT', { open: running.withdraw_id }, '已有一笔提现在处理，同时只能有一笔')
  const dayLimit = await dayLimitOf(tx, userId, 'withdraw', now)
  const dayLeft = await dayLeftOf(tx, userId, now)
  if (amount < min || amount > dayLeft) return refusal('LIMIT', { min, dayLimit, dayLeft })
  return undefined
}

/** The payee named now, or the last one used for this way; undefined when there is none. */
async function keptPayee(
  tx: Tx,
  sealer: Sealer,
  userId: number,
  way: Wish['way'],
  payee: Payee | null,
): Promise<KeptPayee | undefined> {
  if (!payee) return (await store.newestByWay(tx, userId)).find((row) => row.way === way)
  return {
    name: maskName(payee.name),
    account: maskAccount(way, payee.account),
    bank: payee.bank,
    payee_sealed: sealer.seal(JSON.stringify(payee)),
  }
}

interface Opening {
  readonly withdrawNo: string
  readonly amount: Fen
  readonly way: Wish['way']
  readonly kept: KeptPayee
  /** As they are set when it is made: it keeps them. */
  readonly fee: Fen
  readonly hour: number
  readonly now: number
}

/** Freezes the amount and writes the withdrawal with its first step and its alarm. Refusal: NOT_ENOUGH (`missing`). */
async function open(
  tx: Tx,
  deps: Deps,
  { userId, areaId, blockId }: Caller,
  { withdrawNo, amount, fee, way, kept, now, hour }: Opening,
): Promise<Result<Awaited<ReturnType<typeof ownView>>, Refusal>> {
  const withdraw_id = deps.ids.next()
  const expectAt = expectedAt(now, hour)
  const cause = causeOf({ withdraw_id, withdraw_no: withdrawNo }, 'withdraw_apply', '申请提现，转冻结')
  const held = await openHold(tx, deps, { userId, fromKind: 'income', amount, reason: 'withdraw', cause })
  if (!held.ok) return held
  const { name, account, bank, payee_sealed } = kept
  await store.insert(tx, {
    withdraw_id,
    withdraw_no: withdrawNo,
    ver: 1,
    user_id: userId,
    area_id: areaId,
    block_id: blockId === 0 ? null : blockId,
    amount,
    fee,
    way,
    name,
    account,
    bank,
    payee_sealed,
    state: 'applied',
    reason: '',
    reference: '',
    hold_id: held.value,
    expect_at: expectAt,
    created_at: now,
    ended_at: null,
  })
  await schedule(tx, { kind: overdueJob, ref: withdraw_id, runAt: expectAt })
  return ok(await ownView(tx, withdraw_id, now))
}
