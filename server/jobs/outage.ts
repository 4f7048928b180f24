import { patiently } from '../db/open'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import { later, laterPayment, unpaid } from './payment-deadlines'

const name = 'server'

/** Shorter gaps between heartbeats are normal, not outages. */
const outageFromMs = 30_000

/** Records at every poll that the server is alive. */
export async function beat({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  await db
    .insertInto('heartbeat')
    .values({ name, at })
    .onConflict((oc) => oc.column('name').doUpdateSet({ at }))
    .execute()
}

/**
 * At start: the time since the last heartbeat is added to every running deadline, so that an outage never costs a resident. Only the first
 * process to come back does it, on a connection without the usual time limit. Returns the length of the outage, 0 for none. Source: domain
 * model §5.
 */
export function makeUpForOutage(url: string, clock: Deps['clock']): Promise<number> {
  const makeUp = async (tx: Tx) => {
    const row = await tx.selectFrom('heartbeat').select('at').where('name', '=', name).forUpdate().executeTakeFirst()
    const now = clock.now()
    const awayMs = row ? now - row.at : 0
    if (!row || awayMs < outageFromMs) return 0
    await tx.updateTable('heartbeat').set({ at: now }).where('name', '=', name).execute()
    await shiftJobs(tx, awayMs)
    await shiftOrders(tx, awayMs, row.at)
    await shiftDisputes(tx, awayMs, row.at)
    await shiftMarket(tx, awayMs)
    await shiftExpansion(tx, awayMs)
    await shiftFund(tx, awayMs, row.at)
    await shiftVotes(tx, awayMs)
    await shiftShops(tx, awayMs, row.at)
    await shiftMutual(tx, awayMs, row.at)
    await shiftElections(tx, awayMs, row.at)
    await shiftHandovers(tx, awayMs, row.at)
    await shiftClosings(tx, awayMs)
    return awayMs
  }
  return patiently(url, (db) => db.transaction().execute(makeUp))
}

/** Wake-ups of deadlines by which something must be paid. */
const paymentJobs: readonly string[] = [...unpaid.map(({ timer }) => timer), 'closeUnpaidRecharge']

/** Wake-ups announced for a fixed day and hour, and of what staff decides: they do not move. */
const announcedJobs = ['openRound', 'payFundSpend', 'mayorTermDue', 'lapseApproval']

async function shiftJobs(tx: Tx, byMs: number): Promise<void> {
  const waiting = tx.updateTable('job').where('done_at', 'is', null)
  await waiting
    .where('kind', 'not in', [...paymentJobs, ...announcedJobs])
    .set({ run_at: later('run_at', byMs) })
    .execute()
  await waiting
    .where('kind', 'in', paymentJobs)
    .set({ run_at: laterPayment('run_at', byMs) })
    .execute()
}

/** Deadlines that had passed before the outage do not move. */
async function shiftOrders(tx: Tx, byMs: number, since: number): Promise<void> {
  const orders = tx.updateTable('trade_order')
  await orders
    .where('deadline_at', 'is not', null)
    .where('state', '<>', 'unpaid')
    .set({ deadline_at: later('deadline_at', byMs) })
    .execute()
  await orders
    .where('state', '=', 'unpaid')
    .set({ deadline_at: laterPayment('deadline_at', byMs) })
    .execute()
  await orders
    .where('cancel_ask_until', '>', since)
    .set({ cancel_ask_until: later('cancel_ask_until', byMs) })
    .execute()
  await orders
    .where('part_ask_until', '>', since)
    .set({ part_ask_until: later('part_ask_until', byMs) })
    .execute()
  await orders
    .where('rate_until', '>', since)
    .set({ rate_until: later('rate_until', byMs) })
    .execute()
  // One that both have given is shown since before the outage.
  await tx
    .updateTable('review')
    .where('shown_at', '>', since)
    .set({ shown_at: later('shown_at', byMs) })
    .execute()
}

async function shiftDisputes(tx: Tx, byMs: number, since: number): Promise<void> {
  const running = tx.updateTable('dispute').where('ended_at', 'is', null)
  await running.set({ last_resort_at: later('last_resort_at', byMs) }).execute()
  await running
    .where('evidence_until', '>', since)
    .set({ evidence_until: later('evidence_until', byMs) })
    .execute()
  await running
    .where('decide_by', '>', since)
    .set({ decide_by: later('decide_by', byMs) })
    .execute()
}

async function shiftMarket(tx: Tx, byMs: number): Promise<void> {
  await tx
    .updateTable('sale')
    .set({ expire_at: later('expire_at', byMs) })
    .where('state', 'in', ['on', 'paused', 'soldout'])
    .execute()
  await tx
    .updateTable('pay_order')
    .set({ expire_at: laterPayment('expire_at', byMs) })
    .where('state', 'in', ['unpaid', 'paying'])
    .execute()
  await tx
    .updateTable('buy_order')
    .set({ expire_at: later('expire_at', byMs) })
    .where('state', '=', 'open')
    .execute()
  await tx
    .updateTable('buy_order')
    .set({ pay_before: laterPayment('pay_before', byMs) })
    .where('state', '=', 'unpaid')
    .execute()
  await tx
    .updateTable('block')
    .set({ transfer_until: later('transfer_until', byMs) })
    .where('transfer_until', 'is not', null)
    .execute()
}

async function shiftExpansion(tx: Tx, byMs: number): Promise<void> {
  await tx
    .updateTable('slot_purchase')
    .set({ pay_before: laterPayment('pay_before', byMs) })
    .where('state', '=', 'unpaid')
    .execute()
  await tx
    .updateTable('expand_round')
    .set({ close_at: later('close_at', byMs) })
    .where('state', '=', 'open')
    .execute()
}

/** A payout stays at the hour it was announced for. */
async function shiftFund(tx: Tx, byMs: number, since: number): Promise<void> {
  await tx
    .updateTable('fund_gift')
    .set({ pay_before: laterPayment('pay_before', byMs) })
    .where('state', '=', 'unpaid')
    .execute()
  const paid = tx.updateTable('fund_spend').where('state', '=', 'paid')
  await paid.set({ remind_at: later('remind_at', byMs) }).execute()
  await paid
    .where('proof_before', '>', since)
    .set({ proof_before: later('proof_before', byMs) })
    .execute()
}

/** An open vote and the search for supporters last as much longer, also when they should have ended during the outage. */
async function shiftVotes(tx: Tx, byMs: number): Promise<void> {
  await tx
    .updateTable('vote')
    .set({ draft_until: later('draft_until', byMs) })
    .where('state', '=', 'draft')
    .execute()
  const open = tx.updateTable('vote').where('state', '=', 'open')
  await open.set({ close_at: later('close_at', byMs) }).execute()
  await open
    .where('remind_at', 'is not', null)
    .set({ remind_at: later('remind_at', byMs) })
    .execute()
}

/** An open shop stays open as much longer. */
async function shiftShops(tx: Tx, byMs: number, since: number): Promise<void> {
  const shops = tx.updateTable('shop')
  await shops
    .where('state', '=', 'unpaid')
    .set({ pay_by: laterPayment('pay_by', byMs) })
    .execute()
  for (const deadline of ['review_by', 'end_at', 'closes_at'] as const)
    await shops
      .where(deadline, '>', since)
      .set({ [deadline]: later(deadline, byMs) })
      .execute()
  await shops
    .where('due_at', 'is not', null)
    .set({ due_at: later('due_at', byMs) })
    .execute()
  await tx
    .updateTable('shop_term')
    .set({ pay_before: laterPayment('pay_before', byMs) })
    .where('state', '=', 'unpaid')
    .execute()
}

/** A pin lasts as much longer, too, unless it had ended. */
async function shiftMutual(tx: Tx, byMs: number, since: number): Promise<void> {
  const live = tx.updateTable('mutual_post').where('due_at', 'is not', null)
  await live.set({ due_at: later('due_at', byMs), expire_at: later('expire_at', byMs) }).execute()
  await live
    .where('pin_until', '>', since)
    .set({ pin_until: later('pin_until', byMs) })
    .execute()
}

/** What waits for its money waits as much longer, and so does the time for an objection. */
async function shiftHandovers(tx: Tx, byMs: number, since: number): Promise<void> {
  await tx
    .updateTable('block_cart')
    .set({ pay_before: laterPayment('pay_before', byMs) })
    .where('state', '=', 'unpaid')
    .execute()
  await tx
    .updateTable('hold')
    .set({ release_at: later('release_at', byMs) })
    .where('state', '=', 'held')
    .where('reason', '=', 'handover')
    .where('release_at', 'is not', null)
    .execute()
  for (const deadline of ['release_at', 'sealed_until'] as const)
    await tx
      .updateTable('handover')
      .where(deadline, 'is not', null)
      .set({ [deadline]: later(deadline, byMs) })
      .execute()
  await tx
    .updateTable('handover')
    .where('decide_by', '>', since)
    .set({ decide_by: later('decide_by', byMs) })
    .execute()
}

/** Who closes an account can take it back for as much longer. */
async function shiftClosings(tx: Tx, byMs: number): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ closing_until: later('closing_until', byMs) })
    .where('closing_until', 'is not', null)
    .execute()
}

/** Every stage of an election that had not ended lasts as much longer; terms begin and end on the days that were announced. */
async function shiftElections(tx: Tx, byMs: number, since: number): Promise<void> {
  const elections = tx.updateTable('mayor_election').where('state', 'in', ['announced', 'nominating', 'voting'])
  // From the last stage to the first, so that each still begins after the one before.
  for (const stage of ['vote_to', 'vote_from', 'nominate_from'] as const)
    await elections
      .where(stage, '>', since)
      .set({ [stage]: later(stage, byMs) })
      .execute()
  for (const deadline of ['due_at', 'remind_at'] as const)
    await tx
      .updateTable('mayor_election')
      .where(deadline, 'is not', null)
      .set({ [deadline]: later(deadline, byMs) })
      .execute()
}
