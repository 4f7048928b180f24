import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import {
  ClientNo,
  FenSchema,
  FormInteger,
  Id,
  Instant,
  pageInput,
  pageOf,
  Pictures,
  PositiveFen,
  Text,
  Version,
} from '../../fields'
import { payeeActs, spendStates } from '../../fund/transitions'
import { fundSpends, gifts } from '../../fund/limits'
import { FundVote } from './fund-vote'

/** Kinds of entries of the fund: shares of fees, sponsors, gifts, spends, money that came back from spends, and corrections. */
export const fundEntryKinds = ['share', 'sponsor', 'gift', 'spend', 'back', 'correction'] as const

/** The full head of a chain of entries, in hexadecimal digits. Our decision: docs/decisions/0003-money-is-whole-fen.md */
const Head = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/**
 * A spend: what a passed vote lets the fund pay to a block's holder. Everybody may read all of it. `acts`: what this caller may do now.
 * Source: domain model §3.13; community §3.
 */
export const FundSpend = v.object({
  spendId: Id,
  ver: v.number(),
  /** F261118-0001. */
  no: v.string(),
  areaId: Id,
  areaName: v.string(),
  purpose: v.string(),
  amount: FenSchema,
  state: v.picklist(spendStates),
  /**
   * The vote it came from: its number, and the share of yes among yes and no, in basis points; null when so few voted in secret that it
   * would tell their ballots.
   */
  voteId: Id,
  voteNo: v.string(),
  yesShare: v.nullable(v.number()),
  proposedAt: Instant,
  authorBlockNo: v.number(),
  payeeBlockNo: v.number(),
  /** Whether the caller gets the money. */
  isPayee: v.boolean(),
  approvedAt: Instant,
  /** Until then it is public and can be stopped; then it is paid, unless trading is halted. */
  payAt: Instant,
  paidAt: v.nullable(Instant),
  /** Place and hash of the fund's entry that paid it. */
  entryNo: v.nullable(v.number()),
  hash: v.nullable(v.string()),
  /** Until when the payee must hand in a proof; null before it is paid. */
  proofBefore: v.nullable(Instant),
  /** Whether that moment has passed without a proof: 未交凭证. */
  isLate: v.boolean(),
  proof: v.nullable(v.object({ text: v.string(), thumbs: Pictures, at: Instant, replaceableBefore: Instant })),
  givenBack: FenSchema,
  /** When operators stopped it, and why; `returned`: when the last of it came back. */
  endedAt: v.nullable(Instant),
  stoppedBecause: v.string(),
  acts: v.array(v.picklist(payeeActs)),
})
export type FundSpend = v.InferOutput<typeof FundSpend>

/**
 * An entry of a fund's ledger. `title`: 订单手续费分成, 128 号捐赠, 南桥路灯维修. `ref`: the number shown to people. For a share of a fee it is masked
 * (D261121-····, B261121-····), except for the order's two parties; those of an order of goods also get `orderId`. Source: community §3.
 */
export const FundEntry = v.object({
  /** Its place in the fund's chain, from 1 on. */
  entryNo: v.number(),
  at: Instant,
  kind: v.picklist(fundEntryKinds),
  title: v.string(),
  /** The giver's words; empty otherwise. */
  memo: v.string(),
  direction: v.picklist(['in', 'out']),
  amount: FenSchema,
  /** The fund's balance after it. */
  after: FenSchema,
  ref: v.string(),
  orderId: v.nullable(Id),
  spendId: v.nullable(Id),
  shopId: v.nullable(Id),
  /** The first eight digits of its hash. */
  hash: v.string(),
})
export type FundEntry = v.InferOutput<typeof FundEntry>

/**
 * A fund at a glance. `free`: money that is not promised to anybody; `reserved`: the rest. `months`: the last twelve of the area's
 * calendar, oldest first. `spends`: those waiting for their payout or their proof. `naming`: 本季冠名. `head`: of the chain of `entries`.
 * `mine` is null for a guest. Source: domain model §3.13; community §3, §5.
 */
export const fundInfo = endpoint({
  path: '/bctFund/info',
  body: 'form',
  access: 'guest',
  summary: 'The fund of an area',
  input: v.object({ areaId: Id }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    /** Whether the module is open on the caller's platform. */
    enabled: v.boolean(),
    balance: FenSchema,
    free: FenSchema,
    reserved: FenSchema,
    months: v.array(v.object({ month: v.string(), in: FenSchema, out: FenSchema })),
    spends: v.array(FundSpend),
    votes: v.array(FundVote),
    naming: v.array(v.object({ shopId: Id, name: v.string(), blockNo: v.number() })),
    entries: v.number(),
    head: v.string(),
    mine: v.nullable(
      v.object({
        /** What the caller has given to this fund, and may still give today. `unpaid`: a gift waits for its money. */
        given: FenSchema,
        dayLeft: FenSchema,
        available: FenSchema,
        unpaid: v.boolean(),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

/** The ledger of a fund, newest first. */
export const fundList = endpoint({
  path: '/bctFund/list',
  body: 'form',
  access: 'guest',
  summary: 'The ledger of a fund',
  input: v.object({ ...pageInput, areaId: Id, kind: v.optional(v.picklist(fundEntryKinds)) }),
  output: pageOf(FundEntry),
  refusals: ['NOT_FOUND'],
})

const Neighbour = v.object({ entryNo: v.number(), kind: v.picklist(fundEntryKinds), hash: v.string() })

/**
 * One entry, with its neighbours in the chain and both accounts; of the other account (`other`) only the name. `spend`: the spend that it
 * paid, or from which money came back. Source: community §3 (entry).
 */
export const fundEntry = endpoint({
  path: '/bctFund/entry',
  body: 'form',
  access: 'guest',
  summary: 'One entry of a fund, and what it stands on',
  input: v.object({ areaId: Id, entryNo: FormInteger(1, Number.MAX_SAFE_INTEGER) }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    entry: FundEntry,
    before: FenSchema,
    /** 91 号收入, 128 号可用, 一位居民, 订单货款. */
    other: v.string(),
    head: v.string(),
    previous: v.nullable(Neighbour),
    next: v.nullable(Neighbour),
    spend: v.nullable(FundSpend),
  }),
  refusals: ['NOT_FOUND'],
})

/**
 * Recomputes a fund from its first entry; the result is cached for a minute (`at`). `ok`: entries, balance and head agree. `seenOk`: the
 * head that the caller saw last, at `seenNo` entries, is still in the chain; null when the caller sends none. Source: community §3 (check).
 */
export const fundCheck = endpoint({
  path: '/bctFund/check',
  body: 'form',
  access: 'guest',
  summary: 'Recompute the ledger of a fund',
  input: v.object({
    areaId: Id,
    seenNo: v.optional(FormInteger(1, Number.MAX_SAFE_INTEGER)),
    seenHead: v.optional(Head),
  }),
  output: v.object({
    entries: v.number(),
    balance: FenSchema,
    head: v.string(),
    ok: v.boolean(),
    seenOk: v.nullable(v.boolean()),
    at: Instant,
  }),
  refusals: ['NOT_FOUND'],
})

/** One spend of a fund. */
export const fundSpend = endpoint({
  path: '/bctFund/spend',
  body: 'form',
  access: 'guest',
  summary: 'One spend of a fund',
  input: v.object({ spendId: Id }),
  output: FundSpend,
  refusals: ['NOT_FOUND'],
})

/**
 * A gift to a fund, to be paid in time (`payMinutes`) under `payNo`. `memo` is public; `anonymous`: the ledger says 一位居民 to others. FORM:
 * not between 1.00 and 5,000.00; LIMIT: `dayLeft`, or `unpaid` gifts wait; NO_RIGHT: the module is not open. Source: community §3, row 1.
 */
export const fundAdd = endpoint({
  path: '/bctFund/add',
  body: 'json',
  access: 'user',
  summary: 'Give to the fund of an area',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    amount: PositiveFen,
    memo: v.optional(Text(gifts.memo), ''),
    anonymous: v.optional(v.boolean(), false),
  }),
  output: v.object({
    giftId: Id,
    no: v.string(),
    /** For the cashier (`/bctPay`), with `payNo`. */
    ver: v.number(),
    payNo: v.string(),
    amount: FenSchema,
    expireAt: Instant,
  }),
  refusals: ['BEFORE_OPEN', 'HALT', 'NOT_FOUND', 'NO_RIGHT', 'LIMIT', 'FORM'],
})

export const acting = { clientNo: ClientNo, spendId: Id, ver: Version }

/**
 * Hands in the proof of what the money was spent on. Within seven days of the first proof another one replaces it. FORM: too short, or
 * without a picture. NO_RIGHT for everybody except the payee; EXPIRED when it can no longer be replaced; MOVED with `spend`. Source:
 * community §3, row 6.
 */
export const fundProof = endpoint({
  path: '/bctFund/proof',
  body: 'json',
  access: 'user',
  summary: 'Hand in the proof of a spend',
  input: v.object({ ...acting, text: Text(fundSpends.proof.maxText), thumbs: Pictures }),
  output: FundSpend,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'EXPIRED', 'FORM'],
})

/**
 * Gives money of a spend back to the fund, from what the payee has available. LIMIT with `left`; NOT_ENOUGH with `missing`; MOVED with
 * `spend`. Source: community §3, row 8.
 */
export const fundGiveBack = endpoint({
  path: '/bctFund/giveBack',
  body: 'json',
  access: 'user',
  summary: 'Give money of a spend back to the fund',
  input: v.object({ ...acting, amount: PositiveFen }),
  output: FundSpend,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'LIMIT', 'NOT_ENOUGH'],
})

/** The calls of the fund. */
export const fundCalls = [
  fundInfo,
  fundList,
  fundEntry,
  fundCheck,
  fundSpend,
  fundAdd,
  fundProof,
  fundGiveBack,
] as const
