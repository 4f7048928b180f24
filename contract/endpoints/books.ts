import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { Day, Instant } from '../fields'

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
 * Recomputes every balance and hash chain, compares frozen parts, pay orders and a day's payments with the gateway, now. Nothing is
 * changed. Every run is audited. FORM: a day to come. BUSY: another run has not ended. Source: domain model §3.6 (invariants).
 */
export const booksCheck = endpoint({
  path: '/admin/books/check',
  body: 'json',
  access: 'operator',
  summary: 'Compare the books with their entries and with the gateway (operators)',
  /** The day whose payments are compared with the gateway; today when missing. */
  input: v.object({ day: v.optional(Day) }),
  output: v.object({
    day: Day,
    checkedAt: Instant,
    /** Whether there was a gateway to compare with. */
    isGatewayAsked: v.boolean(),
    /** Payments of that day that the gateway names. */
    payments: v.number(),
    equal: v.boolean(),
    /** `about`: the number it is found by, or what the check of the books says. Amounts in fen. At most the first hundred. */
    differences: v.array(
      v.object({ cause: v.picklist(bookCauses), about: v.string(), ours: v.number(), theirs: v.number() }),
    ),
    /** How many there are. */
    count: v.number(),
  }),
  refusals: ['FORM', 'BUSY'],
})
