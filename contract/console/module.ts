import type { StaffRole } from './roles'

/** Who may make a call of the console, and where. */
export interface Right {
  /** The call in the words of who works there: the matrix of rights, the audit and its file say it so. */
  readonly words: string
  /** `anybody`: nobody is signed in yet. `started`: the password was right, or the session was left unused; its code is asked for. */
  readonly roles: readonly StaffRole[] | 'anybody' | 'started'
  /** `none`: it is about no area. `found`: about the areas of what it names or lists; who may not act there does not find it. */
  readonly area: 'none' | 'found'
  /** It asks for a fresh code. Source: community §9 (step-up). */
  readonly isFresh?: true
}

/** Who works for the city, and who reads what is done for it. Source: community §9. */
export const city = ['operator'] as const
export const cityRead = ['operator', 'finance', 'auditor'] as const
export const both = ['operator', 'finance'] as const

/**
 * By which of its fields an act names its thing, and as which kinds the audit keeps that. A number is the thing's own, `areaId` that of the
 * city to which it belongs, words stand in the details of the audit; with no kind the act names the kind itself.
 */
export interface ActThing {
  readonly by: string
  readonly kinds: readonly string[]
  /** Which of its fields says with which of several parts of the thing it has to do; the details of the audit have that word, too. */
  readonly part?: string
}

/** Of the thing that this field names. */
export const by = (field: string, ...kinds: string[]): ActThing => ({ by: field, kinds })

/** What a city has several of, which are no things with numbers of their own. */
export const partOf = (field: string, part: string, kind: string): ActThing => ({ ...by(field, kind), part })

/** Something of a module with which acts and notices have to do. */
export interface ConsoleThing {
  readonly word: string
  /** With which its numbers begin; no other page finds things by it. Source: community §0 (numbers). */
  readonly letter?: string
  /** The page on which it is looked at, and the call of its list. Missing: it has none of its own. */
  readonly page?: string
  readonly list?: string
  /** In a list whose first tab holds what is still to be done. */
  readonly tab?: 'all'
}

/** What the console is told of a module of the city. */
export interface ConsoleModule {
  /** Under which the matrix of rights shows its calls. */
  readonly subject: string
  /** Who may make each of its calls. */
  readonly rights: Readonly<Record<string, Right>>
  /** What each of its acts is about. */
  readonly acts: Readonly<Record<string, ActThing>>
  /** By the words under which the audit and the notices keep them. */
  readonly things: Readonly<Record<string, ConsoleThing>>
}
