import type { SpendAct, SpendRole, SpendTimerAct, SpendTransition } from '@contract/fund/transitions'
import { spendTransitionFor } from '@contract/fund/transitions'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { walletKey } from '../../ledger/accounts'
import { payFrom } from '../../ledger/pay-from'
import { post } from '../../ledger/post'
import { fundAccount, fundKey } from './ledger-store'
import { mayorsOf } from '../area/open/mayors'
import * as news from './news'
import * as store from './spend-store'
import type { FundSpendTable } from './tables'

/** The kinds of the jobs that pay spends, and remind of late proofs. */
export const spendJobs = { pay: 'payFundSpend', proofLate: 'lateFundProof' } as const satisfies Record<
  SpendTimerAct,
  string
>

/** The data of an act: the columns that it sets, and the money that comes back. */
interface Move {
  readonly act: SpendAct
  readonly by: SpendRole
  readonly change?: Partial<FundSpendTable>
  /** In fen. */
  readonly back?: number
}

/**
 * Carries out an act on a locked spend as the table says: money, state, timer, notices. Refusals: CLOSED (the table has no such step),
 * NOT_ENOUGH (`missing`, in fen). Source: community §3, rows 4–8.
 */
export async function moveSpend(tx: Tx, deps: Deps, spend: FundSpendTable, move: Move): Promise<Result<null, Refusal>> {
  const { act, by, change = {}, back = 0 } = move
  const step = spendTransitionFor(act, by, spend.state)
  if (!step) return err(refusal('CLOSED'))
  const moved = await moveMoney(tx, deps, spend, step, back)
  if (!moved.ok) return moved
  const now = deps.clock.now()
  const givenBack = spend.given_back + back
  const ended = step.whenAllBack !== undefined && givenBack === spend.amount ? step.whenAllBack : step.to
  const state = ended === 'same' ? spend.state : ended
  const next: FundSpendTable = { ...spend, ...change, ...moved.value, given_back: givenBack, state }
  const isClosing = state !== spend.state && (state === 'accounted' || state === 'stopped' || state === 'returned')
  const written = {
    ...next,
    remind_at: state === 'paid' ? await wake(tx, next, step, now) : null,
    closed_at: isClosing ? now : spend.closed_at,
  }
  await store.changeSpend(tx, spend.spend_id, written)
  await tellOf(tx, deps, written, act, back)
  return ok(null)
}

/** Stores the wake-up of a step, if it has one, and returns when a late proof is reminded of. */
async function wake(tx: Tx, spend: FundSpendTable, { deadline }: SpendTransition, now: number): Promise<number | null> {
  if (!deadline || deadline.after === 'payout') return spend.remind_at
  const runAt = now + deadline.after
  await schedule(tx, { kind: spendJobs[deadline.does], ref: spend.spend_id, runAt })
  return runAt
}

/** Moves the money of a step; returns the place of a payout in the fund's chain. Refusal: NOT_ENOUGH (`missing`). */
async function moveMoney(
  tx: Tx,
  deps: Deps,
  spend: FundSpendTable,
  { money, deadline }: SpendTransition,
  back: number,
): Promise<Result<Partial<FundSpendTable>, Refusal>> {
  const about = { refType: 'fundSpend', refId: spend.spend_id, reference: spend.no }
  const [fund, payee] = [fundKey(spend.area_id), spend.payee_user_id]
  if (money === 'pay') {
    const cause = { ...about, type: 'fund_spend', memo: `社区基金支出 · ${spend.purpose}` } as const
    const transfer = { from: fund, to: walletKey(payee, 'income'), amount: fen(spend.amount) }
    const posted = await post(tx, deps, cause, [transfer])
    if (!posted.ok) return posted
    const { entries, head } = await fundAccount(tx, spend.area_id)
    const now = deps.clock.now()
    const before = typeof deadline?.after === 'number' ? now + deadline.after : null
    return ok({ paid_at: now, paid_no: entries, paid_hash: Buffer.from(head, 'hex'), proof_before: before })
  }
  if (money === 'none') return ok({})
  const cause = { ...about, type: 'fund_back', memo: `退回社区基金 · ${spend.purpose}` } as const
  const given = await payFrom(tx, deps, payee, cause, [{ to: fund, amount: fen(back) }])
  return given.ok ? ok({}) : given
}

async function tellOf(tx: Tx, deps: Deps, spend: FundSpendTable, act: SpendAct, back: number): Promise<void> {
  if (act === 'pay') await news.tellPaid(tx, deps, spend)
  if (act === 'stop') await news.tellStopped(tx, deps, spend)
  if (act === 'proof') await news.tellProof(tx, deps, spend)
  if (act === 'giveBack') await news.tellBack(tx, deps, spend, back)
  if (act === 'proofLate') await news.tellLate(tx, deps, spend, await mayorsOf(tx, spend.area_id))
}
