import type { GroupName } from './groups'
import type { Kind, Range, Values } from './kinds'
import type { WaitKey } from './waits'

/** Things that go on with the figures they were made with. */
export type Running =
  | 'orders'
  | 'withdrawals'
  | 'recharges'
  | 'shops'
  | 'payments'
  | 'handovers'
  | 'listings'
  | 'bids'
  | 'transfers'
  | 'posts'
  | 'slots'
  | 'gifts'
  | 'votes'
  | 'elections'

/** One thing that a city may set. */
export interface Setting<K extends Kind = Kind> {
  /** Its number, in `settingId` and in the rows of its changes: given once, never to another one. */
  readonly no: number
  readonly group: GroupName
  readonly name: string
  readonly kind: K
  /** What holds where nobody set another. */
  readonly standard: Values[K]
  /** Where that comes from. */
  readonly source: string
  readonly range: Range
  /** Whether a second person is needed: never, when it rises, when something closes, always. */
  readonly two: 'never' | 'raised' | 'closed' | 'always'
  /** From when a change holds: at once, or from the next closing time on. */
  readonly from: 'now' | 'close'
  /** It costs residents more when it rises: they are told, and it holds three days later at the earliest. */
  readonly isPrice?: true
  /** There is one for all cities, because what it decides belongs to none. */
  readonly isForAll?: true
  /** What runs with the old figure to its end. */
  readonly running?: Running
  /** Of a wait: which, by which its unit is known. */
  readonly wait?: WaitKey
  /** Of a text: how it is written, and that in words. */
  readonly form?: RegExp
  readonly formText?: string
}

type Given<K extends Kind> = Omit<Setting<K>, 'kind'>
/** Declares a setting of a kind. */
export const as =
  <K extends Kind>(kind: K) =>
  (given: Given<K>): Setting<K> => ({ kind, ...given })
