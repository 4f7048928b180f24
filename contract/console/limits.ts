import { dayMs, hourMs, minuteMs } from '../durations'

/** A session of staff: how long it lasts, how long unused, and how long a code counts as fresh. Source: community §9. */
export const staffSession = { lifetimeMs: 8 * hourMs, idleMs: 30 * minuteMs, freshMs: 2 * minuteMs } as const

/** How long a right password waits for its code. */
export const codeWaitMs = 5 * minuteMs

/** Wrong passwords of a name, and wrong codes of a person, before a lock. Source: community §9. */
export const staffLock = { wrongs: 5, windowMs: 10 * minuteMs, lockMs: 10 * minuteMs } as const

/** How long a browser in which somebody of staff signed in is known, and has tries of its own. */
export const knownBrowserMs = 90 * dayMs

/** A password of staff; the codes of an authenticator; the codes for who lost it. Source: community §9. */
export const staffPassword = { minLength: 12, maxLength: 128 } as const
export const totp = { digits: 6, periodS: 30, steps: 1 } as const
export const recoveryCodes = { count: 10, bytes: 8 } as const

/** How long somebody new has to set a password. */
export const invitationMs = dayMs

/** What one person asks for and another one approves: how long it waits, how long the reason must be. Source: community §9. */
export const approvals = { waitMs: dayMs, minReason: 5, maxReason: 300 } as const

/** Files of blocks, items and residents: the longest names, the most numbers of a line, the most slots of a block. */
export const imports = {
  zone: 10,
  category: 10,
  item: 20,
  unit: 4,
  nickName: 20,
  perLine: 100_000,
  slots: 1_000,
} as const

/** How many rows a list of the console may show at once. Source: community §9. */
export const consoleSizes = [15, 50, 100] as const

/** How many withdrawals may be chosen for one payment batch. Our decision: docs/decisions/0050-money.md */
export const batches = { mostChosen: 500 } as const

/** What a resident may move in a day; one may be given an own limit, up to the most. Source: community §9 (raising any limit). */
export const limitNames = ['recharge', 'withdraw', 'gift'] as const
export type LimitName = (typeof limitNames)[number]
export const ownLimits = { mostFen: 1_000_000_00 } as const

/** Cities, zones and the catalogue: the longest names, and the most rows that are put in order at once. */
export const catalogue = { area: 20, zone: 10, category: 10, item: 20, unit: 4, mostSorted: 500 } as const

/** Reports: the longest sentence to those who reported; requests for evidence: how much longer both may add some. */
export const moderation = { note: 140 } as const
export const evidence = { moreMs: dayMs, text: 200 } as const

/** The most seats that an area may give a level of shops; 0 means no limit. Source: community §5 (levels per area). */
export const shopSeats = { max: 999 } as const

/** The most terms in a row to which an area may limit a mayor; 0 means no limit. Our decision: docs/decisions/0240-mayor.md */
export const termsInRow = { max: 9 } as const

/** How many days the overview looks back, today included. Source: mockup 30-console-home. */
export const overviewDays = { today: 1, month: 30, quarter: 90 } as const
export type OverviewSpan = keyof typeof overviewDays
export const overviewSpans = Object.keys(overviewDays) as OverviewSpan[]

/** What somebody of staff keeps of a list: how many filters, how long a name and an address, how many columns. */
export const ownLists = { filters: 30, name: 20, address: 1_000, columns: 40 } as const
