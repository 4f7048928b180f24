import type { RouteName } from '@contract/pages/routes'

/**
 * What a finger does: presses what has this name, or the button alone where a text before it says the same, or types into the box with this
 * placeholder, or into the so-manieth one.
 */
export type Step =
  string | RegExp | { readonly button: string } | { readonly box: string | number; readonly text: string }

/** A listing of somebody who never bought; a server with a newer build; WeChat asking for the privacy agreement. */
export type Happening = 'firstPurchase' | 'newerBuild' | 'privacy'

export interface Opening {
  /** The source files that draw it, below `src` and without their ending; none for a state without a layer. */
  readonly draws?: readonly string[]
  /** The name of the layer, by which it is known to be the right one. Without it the page itself is looked at. */
  readonly named?: string | RegExp
  readonly steps: readonly Step[]
  /** What happens first, that no finger can do. */
  readonly happens?: Happening
  /** It is there on one target only. */
  readonly only?: 'h5' | 'weapp'
}

export type Who =
  | 'guest'
  | 'remembered'
  | 'buyer'
  | 'seller'
  | 'cat'
  | 'friend'
  | 'arbiter'
  | 'mayor'
  | 'payee'
  | 'leaver'
  | 'applicant'
  | 'lapsed'

/** What is made, or looked for, before the walk. */
export type Made =
  | 'spend'
  | 'slots'
  | 'ripe'
  | 'toCancel'
  | 'toJoin'
  | 'toChoose'
  | 'toFinish'
  | 'toThank'
  | 'elected'
  | 'applied'
  | 'expired'

/** A page that is opened once, with everything that opens on it. */
export interface Visit {
  readonly who: Who
  readonly route: RouteName
  /** The name of what is there for it beforehand; without one, what `allPages` opens it with. */
  readonly with?: Made
  /** Before it, the mayor tells the city something that opens by itself. */
  readonly tells?: true
  readonly opens: readonly Opening[]
}
