import * as v from 'valibot'
import { Day, FenSchema, Id } from '@contract/fields'
import type { RemedyKind } from '@contract/console/remedies'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { ApprovalAct } from '../approvals/open/approval'
import { ownAffair } from '../audit/open/own'
import { claimPerson } from '../session/open/claim-person'
import { endedOrder } from '../orders/open/ended'
import { withdrawalOf } from '../withdrawals/open/returned'
import { carryOut } from './carry-out'
import { kinds } from './kinds/all'
import type { Case, Plan, RemedyWish } from './plan'
import { shortRefusal } from './short'

const Payload = v.object({
  amount: FenSchema,
  advanced: v.optional(FenSchema, 0),
  userId: v.optional(Id),
  sellerAmount: v.optional(FenSchema),
  reference: v.optional(v.string(), ''),
  day: v.optional(Day),
  reason: v.string(),
  remedyNo: v.string(),
  /** Of which city; it is that of its case, and of a resident one of those where they hold a block. */
  areaId: Id,
  /** The order that goodwill is about. */
  caseId: v.optional(Id),
})

/** What the second person reads of a plan, and all that is needed to make it once more. */
export const payloadOf = (
  { sellerAmount, reference, day, kind, refType, refId }: RemedyWish,
  { no, areaId }: Case,
  { amount, advanced, moves, userId }: Plan,
  said: { readonly reason: string; readonly no: string },
) => ({
  ...(no !== '' && { no }),
  areaId,
  ...(userId !== null && { userId }),
  amount,
  ...(sellerAmount !== undefined && { sellerAmount }),
  ...(advanced > 0 && { advanced }),
  ...(reference !== '' && { reference }),
  ...(day !== undefined && { day }),
  reason: said.reason,
  postings: moves.flatMap(({ transfers }) => [...transfers]),
  remedyNo: said.no,
  ...(kind === 'goodwill' && refType === 'order' && { caseId: refId }),
})

/** The wish that a payload keeps. */
function wishOf(
  kind: RemedyKind,
  refType: RemedyWish['refType'],
  refId: number,
  { amount, advanced, userId, sellerAmount, reference, day, caseId }: v.InferOutput<typeof Payload>,
): RemedyWish {
  const about = caseId === undefined ? { refType, refId } : { refType: 'order' as const, refId: caseId }
  return { kind, ...about, amount, userId, sellerAmount, reference, day, isAdvanced: advanced > 0 }
}

const ofKind = (
  kind: RemedyKind,
  refType: RemedyWish['refType'],
  { lock, isParty }: Pick<ApprovalAct, 'lock' | 'isParty'>,
): ApprovalAct => ({
  lock,
  isParty,
  async run(tx, deps, { userId, approvalId }, refId, payload) {
    const asked = v.parse(Payload, payload)
    const wish = wishOf(kind, refType, refId, asked)
    const found = await kinds[kind](tx, deps, wish, { areas: [asked.areaId], isLocked: true })
    if (found?.areaId !== asked.areaId) return err(refusal('NOT_FOUND'))
    if (found.people.includes(userId)) return err(ownAffair)
    if (found.refused) return err(found.refused)
    const plan = await found.plan()
    if (!plan.ok) return plan
    // What the one who got too much has is taken first: the city advances no more than was asked, and perhaps less.
    const short = await shortRefusal(tx, deps, wish, plan.value)
    if (short || plan.value.advanced > asked.advanced) return err(short ?? moreToAdvance)
    const by = { userId, call: '/admin/remedy/add', reason: asked.reason, no: asked.remedyNo, approvalId }
    return carryOut(tx, deps, by, wish, found, plan.value)
  },
})

const moreToAdvance = refusal('NOT_ENOUGH', {}, '多得的一方余额又少了，请撤回后重新提出')

const order = {
  lock: async (tx: Tx, id: number) => (await endedOrder(tx, id, { isLocked: true })) && 0,
  async isParty(tx: Tx, id: number, { userId }: { readonly userId: number }) {
    const found = await endedOrder(tx, id, { isLocked: false })
    return found?.buyer.userId === userId || found?.seller.userId === userId
  },
}

const withdrawal = {
  lock: async (tx: Tx, id: number) => (await withdrawalOf(tx, id, { isLocked: true }))?.ver,
  isParty: async (tx: Tx, id: number, { userId }: { readonly userId: number }) =>
    (await withdrawalOf(tx, id, { isLocked: false }))?.user_id === userId,
}

const person = {
  lock: async (tx: Tx, id: number) => (await claimPerson(tx, id)) && 0,
  isParty: (_: Tx, id: number, { userId }: { readonly userId: number }) => Promise.resolve(id === userId),
}

/** Putting right by two persons. Source: operating §2. */
export const reallotApproval = ofKind('reallot', 'order', order)
export const returnedApproval = ofKind('returned', 'withdraw', withdrawal)
export const lossApproval = ofKind('loss', 'withdraw', withdrawal)
export const goodwillApproval = ofKind('goodwill', 'user', person)
