import { mutual } from './limits'
import { rowFor } from '../transitions'

/** States of a post of mutual aid. Source: domain model §3.16; community §6. */
export const mutualStates = ['open', 'matched', 'done', 'closed', 'expired', 'removed'] as const
export type MutualState = (typeof mutualStates)[number]

/** 求助, 提供. The *asker* receives help and promises the points: the author of a need, the chosen one of an offer. */
export const mutualKinds = ['need', 'offer'] as const
export type MutualKind = (typeof mutualKinds)[number]

export const replyStates = ['open', 'chosen', 'withdrawn'] as const
export type ReplyState = (typeof replyStates)[number]

/**
 * Who acts on a post: its author, another resident, somebody who replied, the chosen one of them; of the two who matched, who receives
 * help and who gives it; the mayor, operators, the timer, and the product, because the post's block has a new owner.
 */
export type MutualRole =
  'author' | 'resident' | 'replier' | 'chosen' | 'asker' | 'helper' | 'mayor' | 'operator' | 'timer' | 'system'

/** What a person does with a post: its buttons. */
export const mutualActs = [
  'edit',
  'join',
  'withdraw',
  'choose',
  'finish',
  'thank',
  'notHelped',
  'close',
  'stepBack',
  'pin',
  'unpin',
  'remove',
] as const
export type MutualAct = (typeof mutualActs)[number]

/** What its timer does with a post. */
type MutualTimerAct = 'expire' | 'lapse' | 'autoThank'
export type AnyMutualAct = MutualAct | MutualTimerAct | 'publish' | 'handOver'

/** Whether an act that the state allows is also allowed to this caller now. */
type MutualGuard =
  | 'blockHasRoom' // The block has fewer than three open posts.
  | 'canPromise' // The asker has the points.
  | 'thanksUpward' // The new thanks are not below the old.
  | 'isOther' // Not the author, nor the author as another block.
  | 'isFirst' // The person has no other reply, with this block or another.
  | 'replyOpen' // The chosen reply was not taken back.
  | 'notFinished' // The helper has not said that it is done.
  | 'isFinished'
  | 'withinDay' // The asker's thanks of the day stay within their limit.
  | 'fewPins' // The area has fewer than two pinned posts.

/** What happens to the promised points: taken from the asker, given to the helper and the rest back, or all back. */
type PointsMove = 'none' | 'hold' | 'thank' | 'back'

export interface MutualTransition {
  /** Row of the table in community §6. */
  readonly row: string
  readonly act: AnyMutualAct
  readonly by: MutualRole
  /** Empty: the act makes the post. */
  readonly from: readonly MutualState[]
  readonly to: MutualState | 'same'
  readonly points: PointsMove
  /** The points move for this kind only. */
  readonly pointsOf?: MutualKind
  readonly guards?: readonly MutualGuard[]
  /** What its timer does next; `days`: as many days after publishing as the post says. */
  readonly deadline?: { readonly does: MutualTimerAct; readonly after: 'days' | number }
}

const live = ['open', 'matched'] as const
const open = ['open'] as const
const matched = ['matched'] as const
const untilExpiry = { does: 'expire', after: 'days' } as const

/** The life of a post. Source: community §6. */
export const mutualTransitions: readonly MutualTransition[] = [
  {
    row: '1',
    act: 'publish',
    by: 'author',
    from: [],
    to: 'open',
    points: 'hold',
    pointsOf: 'need',
    guards: ['blockHasRoom', 'canPromise'],
    deadline: untilExpiry,
  },
  {
    row: '2',
    act: 'edit',
    by: 'author',
    from: open,
    to: 'same',
    points: 'hold',
    pointsOf: 'need',
    guards: ['thanksUpward', 'canPromise'],
  },
  {
    row: '3',
    act: 'join',
    by: 'resident',
    from: open,
    to: 'same',
    points: 'none',
    guards: ['isOther', 'isFirst', 'canPromise'],
  },
  { row: '3', act: 'withdraw', by: 'replier', from: live, to: 'same', points: 'none' },
  {
    row: '4',
    act: 'choose',
    by: 'author',
    from: open,
    to: 'matched',
    points: 'hold',
    pointsOf: 'offer',
    guards: ['replyOpen', 'canPromise'],
    deadline: { does: 'lapse', after: mutual.helpMs },
  },
  {
    row: '5',
    act: 'finish',
    by: 'helper',
    from: matched,
    to: 'same',
    points: 'none',
    guards: ['notFinished'],
    deadline: { does: 'autoThank', after: mutual.thankMs },
  },
  {
    row: '6',
    act: 'thank',
    by: 'asker',
    from: matched,
    to: 'done',
    points: 'thank',
    guards: ['canPromise', 'withinDay'],
  },
  { row: '7', act: 'autoThank', by: 'timer', from: matched, to: 'done', points: 'thank', guards: ['isFinished'] },
  { row: '7b', act: 'notHelped', by: 'asker', from: matched, to: 'closed', points: 'back', guards: ['isFinished'] },
  { row: '8', act: 'lapse', by: 'timer', from: matched, to: 'closed', points: 'back', guards: ['notFinished'] },
  { row: '9', act: 'expire', by: 'timer', from: open, to: 'expired', points: 'back' },
  { row: '9', act: 'close', by: 'author', from: open, to: 'closed', points: 'back' },
  { row: '10', act: 'close', by: 'author', from: matched, to: 'closed', points: 'back', guards: ['notFinished'] },
  {
    row: '10',
    act: 'stepBack',
    by: 'chosen',
    from: matched,
    to: 'open',
    points: 'back',
    pointsOf: 'offer',
    guards: ['notFinished'],
    deadline: untilExpiry,
  },
  { row: '11', act: 'pin', by: 'mayor', from: open, to: 'same', points: 'none', guards: ['fewPins'] },
  { row: '11', act: 'unpin', by: 'mayor', from: open, to: 'same', points: 'none' },
  {
    row: '12',
    act: 'remove',
    by: 'operator',
    from: ['open', 'matched', 'done', 'closed', 'expired'],
    to: 'removed',
    points: 'back',
    guards: ['isOther'],
  },
  { row: '§6 transfer', act: 'handOver', by: 'system', from: open, to: 'closed', points: 'back' },
]

/** The transition that this role's act makes on a post in this state, if the table has one; `state` undefined: the act makes the post. */
export const mutualTransitionFor = (
  act: AnyMutualAct,
  by: MutualRole,
  state?: MutualState,
): MutualTransition | undefined => rowFor(mutualTransitions, act, by, state)
