import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Day, Instant } from '../../fields'

/** What can differ: between our books and the gateway's, and among our own rows. */
export const bookCauses = [
  'unknownPayment',
  'notCredited',
  'wrongAmount',
  'otherTransaction',
  'notCollected',
  'unanswered',
  'refundUnknown',
  'refundAmount',
  'refundMissing',
  'creditAmount',
  'creditStray',
  'holdAmount',
  'paidWithoutHold',
  'overdue',
  'noBill',
  'books',
] as const

/**
 * Recomputes every balance and hash chain, and compares holds, pay orders and one day's payments with the gateway. Changes nothing. Every
 * run is audited. FORM: the day is in the future. BUSY: another run has not ended. Source: domain model §3.6 (invariants).
 */
export const booksCheck = endpoint({
  path: '/admin/books/check',
  body: 'json',
  access: 'staff',
  summary: 'Console: compare the books with their entries and with the gateway',
  /** The day whose payments are compared with the gateway; today when missing. */
  input: v.object({ day: v.optional(Day) }),
  output: v.object({
    day: Day,
    checkedAt: Instant,
    /** Whether there was a payment gateway to compare with. */
    isGatewayAsked: v.boolean(),
    /** Number of payments of that day in the gateway's statement. */
    payments: v.number(),
    equal: v.boolean(),
    /** `about`: the number to find it by, or the message of the books check. Amounts in fen. At most the first hundred. */
    differences: v.array(
      v.object({ cause: v.picklist(bookCauses), about: v.string(), ours: v.number(), theirs: v.number() }),
    ),
    /** How many differences there are in all. */
    count: v.number(),
  }),
  refusals: ['FORM', 'BUSY'],
})
