import { shops } from './limits'
import { rowFor } from '../transitions'

/** States of a shop. `hidden`: expired for 30 days, so that its page is gone. Source: domain model §3.15; community §5. */
export const shopStates = ['applied', 'unpaid', 'active', 'expired', 'hidden', 'rejected', 'removed'] as const
export type ShopState = (typeof shopStates)[number]

/** Levels of shops, the highest first: 冠名, 临街, 铺位. Source: community §5. */
export const shopLevels = ['naming', 'street', 'stall'] as const
export type ShopLevel = (typeof shopLevels)[number]

/** What shops are sorted by: 吃喝, 修理, 手作, 上门, 其他. Source: community §5. */
export const shopCategories = ['food', 'repair', 'craft', 'visit', 'other'] as const
export type ShopCategory = (typeof shopCategories)[number]

/** Who acts on a shop: its owner, operators, its timer, and the product, because its block has a new owner. */
export type ShopRole = 'owner' | 'operator' | 'timer' | 'system'

/** What its owner can do with a shop: its buttons. */
export const shopActs = ['edit', 'withdraw', 'pay', 'renew'] as const
export type ShopAct = (typeof shopActs)[number]

/** What an operator does with a shop. */
export const shopAdminActs = ['approve', 'reject', 'approveEdit', 'rejectEdit', 'remove'] as const
export type ShopAdminAct = (typeof shopAdminActs)[number]

/** What its timer does with a shop. */
export type ShopTimerAct = 'alarm' | 'payLate' | 'remind' | 'end' | 'hide'
export type AnyShopAct = ShopAct | ShopAdminAct | ShopTimerAct | 'apply' | 'handOver'

/** Whether an act that the state allows is also allowed to this caller now. */
type ShopGuard =
  | 'isOnly' // The block has no other shop and no open application.
  | 'seatFree' // Its level has a free seat.
  | 'seatKept' // The same, unless the shop still has its own seat.
  | 'beforePayEnd' // Within seven days of the approval.
  | 'inRenewTime' // From 14 days before the end on.
  | 'editWaits' // A new name or new pictures wait for review.
  | 'isOther' // Not the operator's own shop.

export interface ShopTransition {
  /** Row of the table in community §5. */
  readonly row: number
  readonly act: AnyShopAct
  readonly by: ShopRole
  /** Empty: the act makes the shop. */
  readonly from: readonly ShopState[]
  readonly to: ShopState | 'same'
  /** The state instead, when the owner has no other block in the area. */
  readonly whenNoBlock?: ShopState
  /** `term`: the fee of a term, 80 % to the area's fund and 20 % to the platform. */
  readonly money: 'none' | 'term'
  /** What happens to the seat of its level. */
  readonly seat: 'none' | 'taken' | 'kept' | 'back'
  /** Allowed only while the area is open, and not while trading is halted. */
  readonly openHours?: true
  readonly guards?: readonly ShopGuard[]
  /** What its timer does next. `review`: after two working days; `renew`: the next reminder, and at last the end. */
  readonly deadline?: { readonly does: ShopTimerAct; readonly after: 'review' | 'renew' | number }
}

const review = { does: 'alarm', after: 'review' } as const
const term = { does: 'remind', after: 'renew' } as const

/** The life of a shop. Source: community §5. */
export const shopTransitions: readonly ShopTransition[] = [
  {
    row: 1,
    act: 'apply',
    by: 'owner',
    from: [],
    to: 'applied',
    money: 'none',
    seat: 'none',
    guards: ['isOnly'],
    deadline: review,
  },
  { row: 2, act: 'edit', by: 'owner', from: ['applied'], to: 'same', money: 'none', seat: 'none' },
  { row: 2, act: 'withdraw', by: 'owner', from: ['applied'], to: 'removed', money: 'none', seat: 'none' },
  { row: 2, act: 'alarm', by: 'timer', from: ['applied'], to: 'same', money: 'none', seat: 'none' },
  {
    row: 3,
    act: 'approve',
    by: 'operator',
    from: ['applied'],
    to: 'unpaid',
    money: 'none',
    seat: 'taken',
    guards: ['isOther', 'seatFree'],
    deadline: { does: 'payLate', after: shops.payMs },
  },
  {
    row: 4,
    act: 'reject',
    by: 'operator',
    from: ['applied'],
    to: 'rejected',
    money: 'none',
    seat: 'none',
    guards: ['isOther'],
  },
  { row: 5, act: 'payLate', by: 'timer', from: ['unpaid'], to: 'rejected', money: 'none', seat: 'back' },
  {
    row: 6,
    act: 'pay',
    by: 'owner',
    from: ['unpaid'],
    to: 'active',
    money: 'term',
    seat: 'kept',
    openHours: true,
    guards: ['beforePayEnd'],
    deadline: term,
  },
  { row: 7, act: 'edit', by: 'owner', from: ['active'], to: 'same', money: 'none', seat: 'kept', deadline: review },
  {
    row: 7,
    act: 'approveEdit',
    by: 'operator',
    from: ['active'],
    to: 'same',
    money: 'none',
    seat: 'kept',
    guards: ['isOther', 'editWaits'],
  },
  {
    row: 7,
    act: 'rejectEdit',
    by: 'operator',
    from: ['active'],
    to: 'same',
    money: 'none',
    seat: 'kept',
    guards: ['isOther', 'editWaits'],
  },
  { row: 7, act: 'alarm', by: 'timer', from: ['active'], to: 'same', money: 'none', seat: 'kept' },
  {
    row: 8,
    act: 'renew',
    by: 'owner',
    from: ['active', 'expired'],
    to: 'active',
    money: 'term',
    seat: 'kept',
    openHours: true,
    guards: ['inRenewTime', 'seatKept'],
    deadline: term,
  },
  {
    row: 9,
    act: 'remind',
    by: 'timer',
    from: ['active'],
    to: 'same',
    money: 'none',
    seat: 'kept',
    deadline: term,
  },
  {
    row: 9,
    act: 'end',
    by: 'timer',
    from: ['active'],
    to: 'expired',
    money: 'none',
    seat: 'back',
    deadline: { does: 'hide', after: shops.pageMs },
  },
  { row: 9, act: 'hide', by: 'timer', from: ['expired'], to: 'hidden', money: 'none', seat: 'none' },
  {
    row: 10,
    act: 'remove',
    by: 'operator',
    from: ['applied', 'unpaid', 'active', 'expired'],
    to: 'removed',
    money: 'none',
    seat: 'back',
    guards: ['isOther'],
  },
  {
    row: 11,
    act: 'handOver',
    by: 'system',
    from: ['active'],
    to: 'same',
    whenNoBlock: 'expired',
    money: 'none',
    seat: 'kept',
  },
  {
    row: 11,
    act: 'handOver',
    by: 'system',
    from: ['expired'],
    to: 'same',
    whenNoBlock: 'hidden',
    money: 'none',
    seat: 'none',
  },
  {
    row: 11,
    act: 'handOver',
    by: 'system',
    from: ['applied', 'unpaid'],
    to: 'same',
    whenNoBlock: 'removed',
    money: 'none',
    seat: 'kept',
  },
]

/** States of a term: 90 days of a shop that its owner pays for. Source: community §5, rows 6 and 8. */
export const termStates = ['unpaid', 'done', 'closed', 'reversed'] as const
export type TermState = (typeof termStates)[number]

/** Who acts on a term; `operators` are the two who correct its transaction. */
export type TermRole = 'owner' | 'timer' | 'system' | 'operators'
export type TermAct = 'order' | 'pay' | 'cancel' | 'closeUnpaidTerm' | 'endShop' | 'correct'

interface TermTransition {
  readonly row: number
  readonly act: TermAct
  readonly by: TermRole
  /** Empty: the act makes the term. */
  readonly from: readonly TermState[]
  readonly to: TermState
  /** `term`: the fee, 80 % to the fund and 20 % to the platform; `reversed`: the correction of that transaction moves it back. */
  readonly money: 'none' | 'term' | 'reversed'
  readonly openHours?: true
  readonly deadline?: { readonly after: 'payMinutes'; readonly does: 'closeUnpaidTerm' }
}

/** The life of a term: it is paid like anything else. Source: community §5, rows 6, 8, 10; §0 (paying). */
export const termTransitions: readonly TermTransition[] = [
  {
    row: 6,
    act: 'order',
    by: 'owner',
    from: [],
    to: 'unpaid',
    money: 'none',
    openHours: true,
    deadline: { after: 'payMinutes', does: 'closeUnpaidTerm' },
  },
  { row: 6, act: 'pay', by: 'owner', from: ['unpaid'], to: 'done', money: 'term', openHours: true },
  { row: 6, act: 'cancel', by: 'owner', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: 6, act: 'closeUnpaidTerm', by: 'timer', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: 6, act: 'endShop', by: 'system', from: ['unpaid'], to: 'closed', money: 'none' },
  { row: 10, act: 'correct', by: 'operators', from: ['done'], to: 'reversed', money: 'reversed' },
]

/** The transition that this role's act makes on a shop in this state, if the table has one; `state` undefined: the act makes the shop. */
export const shopTransitionFor = (act: AnyShopAct, by: ShopRole, state?: ShopState): ShopTransition | undefined =>
  rowFor(shopTransitions, act, by, state)

/** The transition that this role's act makes on a term in this state, if the table has one; `state` undefined: the act makes the term. */
export const termTransitionFor = (act: TermAct, by: TermRole, state?: TermState): TermTransition | undefined =>
  rowFor(termTransitions, act, by, state)
