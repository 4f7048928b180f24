import { dayMs, minuteMs } from '@contract/durations'
import type { bookCauses } from '@contract/endpoints/money/books'
import { dayStart } from '@contract/hours'
import { isOfOtherCell } from '../../db/numbers'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { checkBooks } from '../../ledger/check-books'
import type { BillRow } from '../../wechat/bill'
import { readBill } from '../../wechat/bill'
import { billDay } from '../../wechat/gateway-time'
import type { Gateway } from './gateway'
import { gatewayOf } from './gateway'
import * as store from './reconcile-store'
import type { PayAttemptTable } from './tables'

/** The name under which a comparison is made alone, so that two servers on one database do not compare at the same time. */
export const booksLock = 'books/check'

/** What can differ between our books and the gateway's, with its cause in words. */
export const causes = {
  unknownPayment: 'the gateway was paid under a number that we never gave it',
  notCredited: 'the gateway was paid and we did not credit it: no message came and no query asked',
  wrongAmount: 'the gateway was paid another amount than we asked for',
  otherTransaction: 'the gateway names another payment of its own than the one we credited',
  notCollected: 'we credited money that the gateway never collected',
  unanswered: 'the gateway did not say whether it collected what we credited',
  refundUnknown: 'the gateway gave money back that we never asked it to',
  refundAmount: 'the gateway gave back another amount than we booked',
  refundMissing: 'we booked a refund that the gateway did not give',
  creditAmount: 'the ledger moved another amount from the gateway than the payment brought',
  creditStray: 'the ledger moved money from the gateway without a payment',
  holdAmount: 'the frozen part of a payment is not the part that was promised',
  paidWithoutHold: 'a pay order says paid, and its amount was not frozen for what it pays',
  overdue: 'a payment is open long after its time: the gateway could not be asked',
  noBill: 'the gateway gave no bill that can be read',
  books: 'the books do not follow from their entries',
} as const satisfies Record<(typeof bookCauses)[number], string>
export type Cause = keyof typeof causes

/** One difference. Amounts in fen. */
export interface Difference {
  readonly cause: Cause
  /** The number to find it by, or the message of the books check. */
  readonly about: string
  readonly ours: number
  readonly theirs: number
}

export interface Report {
  /** yyyyMMdd in the gateway's zone, which is the area's. */
  readonly day: string
  readonly payments: number
  readonly differences: readonly Difference[]
}

const overdueMs = 15 * minuteMs

const difference = (cause: Cause, about: string, ours = 0, theirs = 0): Difference => ({ cause, about, ours, theirs })

/**
 * The lines of a day, each once: the bills of two applications of one merchant may name the same payment. Other cells that share the
 * merchant's account compare their own.
 */
async function billOf(
  { calls, settings }: Gateway,
  day: string,
  cell: string,
): Promise<readonly BillRow[] | undefined> {
  const rows = new Map<string, BillRow>()
  for (const { appId } of [settings.web, settings.mini]) {
    const answer = await calls.bill(appId, day)
    if (!answer.ok) return undefined
    const read = answer.value === '' ? [] : readBill(answer.value)
    if (!read) return undefined
    for (const row of read) rows.set(`${row.kind} ${row.transactionId} ${row.outRefundNo}`, row)
  }
  return [...rows.values()].filter(({ outTradeNo }) => !isOfOtherCell(outTradeNo, cell))
}

/** What is wrong with a payment of the bill, compared with ours, if anything. */
function paymentDifferences(row: BillRow, attempt: PayAttemptTable | undefined): Difference[] {
  if (!attempt) return [difference('unknownPayment', row.outTradeNo, 0, row.amount)]
  if (attempt.amount !== row.amount) return [difference('wrongAmount', row.outTradeNo, attempt.amount, row.amount)]
  if (attempt.transaction_id === null) return [difference('notCredited', row.outTradeNo, 0, row.amount)]
  return attempt.transaction_id === row.transactionId
    ? []
    : [difference('otherTransaction', row.outTradeNo, attempt.amount, row.amount)]
}

/**
 * Payments that we credited but the day's bill does not name: paid around midnight, or the bill is not made yet. The gateway is asked about
 * each.
 */
async function askAfter({ calls }: Gateway, attempts: readonly PayAttemptTable[]): Promise<Difference[]> {
  const found: Difference[] = []
  for (const { app_id: appId, out_trade_no: about, amount, transaction_id: ours } of attempts) {
    const answer = await calls.query(appId, about)
    if (!answer.ok && answer.error.kind === 'unreachable') found.push(difference('unanswered', about, amount))
    else if (!answer.ok || answer.value.transactionId === '') found.push(difference('notCollected', about, amount))
    else if (answer.value.transactionId !== ours) found.push(difference('otherTransaction', about, amount))
    else if (answer.value.totalFee !== amount) {
      found.push(difference('wrongAmount', about, amount, answer.value.totalFee))
    }
  }
  return found
}

async function comparePayments({ db }: Deps, gateway: Gateway, bill: readonly BillRow[], from: number) {
  const rows = bill.filter(({ kind }) => kind === 'payment')
  const numbers = rows.map(({ outTradeNo }) => outTradeNo)
  const known = new Map((await store.attemptsByNumber(db, numbers)).map((row) => [row.out_trade_no, row]))
  const ours = await store.attemptsPaid(db, from, from + dayMs)
  const unnamed = ours.filter(({ out_trade_no: number }) => !numbers.includes(number))
  return [
    ...rows.flatMap((row) => paymentDifferences(row, known.get(row.outTradeNo))),
    ...(await askAfter(gateway, unnamed)),
  ]
}

async function compareRefunds({ db }: Deps, { calls }: Gateway, bill: readonly BillRow[], from: number) {
  const rows = bill.filter(({ kind }) => kind === 'refund')
  const numbers = rows.map(({ outRefundNo }) => outRefundNo)
  const known = new Map((await store.refundsByNumber(db, numbers)).map((row) => [row.out_refund_no, row]))
  const found = rows.flatMap((row): Difference[] => {
    const ours = known.get(row.outRefundNo)
    if (!ours || ours.state === 'failed') return [difference('refundUnknown', row.outRefundNo, 0, row.amount)]
    return ours.amount === row.amount ? [] : [difference('refundAmount', row.outRefundNo, ours.amount, row.amount)]
  })
  for (const ours of await store.refundsDone(db, from, from + dayMs)) {
    if (numbers.includes(ours.out_refund_no)) continue
    const answer = await calls.refundState(ours.app_id, ours.out_refund_no)
    const isUnanswered = !answer.ok && answer.error.kind === 'unreachable'
    if (isUnanswered) found.push(difference('unanswered', ours.out_refund_no, ours.amount))
    else if (!answer.ok) found.push(difference('refundMissing', ours.out_refund_no, ours.amount))
  }
  return found
}

/** Where the rows of the modules agree neither with each other nor with the ledger, in sentences for operators. */
export type Differences = (db: Db) => Promise<readonly string[]>

/** What our own rows say of each other: payments, credits, holds, pay orders, the whole ledger and the rows of the modules. */
async function compareOurs({ db, clock }: Deps, differencesOf: Differences): Promise<Difference[]> {
  const of = (cause: Cause, rows: readonly store.Wrong[]) =>
    rows.map(({ about, ours, theirs }) => difference(cause, about, ours, theirs))
  const overdue = await store.overdueAttempts(db, clock.now() - overdueMs)
  const { differences } = await checkBooks(db)
  return [
    ...of('creditAmount', await store.creditsWrong(db)),
    ...of('creditStray', await store.creditsStray(db)),
    ...of('holdAmount', await store.holdsWrong(db)),
    ...of('paidWithoutHold', await store.paidWithoutHold(db)),
    ...overdue.map(({ out_trade_no: about, amount }) => difference('overdue', about, amount)),
    ...[...differences, ...(await differencesOf(db))].map((words) => difference('books', words)),
  ]
}

/**
 * Compares one day's payments and refunds with the gateway's bill, and all of our rows with each other: pay orders, payments, frozen
 * parts, the ledger and its chains, and what the modules find in their own rows. `at` is any instant of that day.
 * Without a gateway only our own rows are compared. Our decision: docs/decisions/0060-payment-gateway.md
 */
export async function reconcile(deps: Deps, differencesOf: Differences, at: number): Promise<Report> {
  const from = dayStart(at)
  const day = billDay(from)
  const gateway = gatewayOf(deps.config)
  const bill = gateway && (await billOf(gateway, day, deps.config.cell))
  const noBill = gateway && !bill ? [difference('noBill', day)] : []
  const outside =
    gateway && bill
      ? [...(await comparePayments(deps, gateway, bill, from)), ...(await compareRefunds(deps, gateway, bill, from))]
      : []
  const differences = [...noBill, ...outside, ...(await compareOurs(deps, differencesOf))]
  return { day, payments: bill?.filter(({ kind }) => kind === 'payment').length ?? 0, differences }
}
