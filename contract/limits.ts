import { dayMs, hourMs, minuteMs } from './durations'

/** How long those waits last that no city sets (`settings/waits.ts`). Source: domain model §3.5, §10. */
export const waits = {
  /**
   * For a posted order, from its dispatch on; `confirmHours` after the carrier's "signed for" when that is earlier. Source: domain model
   * §10.
   */
  confirmPostedMs: 10 * dayMs,
  /** After so long without a word of its carrier, from the dispatch on, a parcel may count as not sent. Source: domain model §10. */
  silentParcelMs: 48 * hourMs,
  /** The buyer is reminded this long before the receipt is confirmed automatically. */
  confirmRemindersBeforeMs: [48 * hourMs, 2 * hourMs],
  /** For an answer to who asks that the buyer gets a part back. Source: domain model §10. */
  partAnswerMs: 24 * hourMs,
  /** Between a decision and its execution, for accepting it or appealing. */
  executeMs: 24 * hourMs,
  /** Time left for the confirmation after a dispute was withdrawn. */
  takenBackMs: 24 * hourMs,
} as const

/** Price histories cover this many days. Source: domain model §3.2. */
export const priceDays = 30

/**
 * How many pay orders of a kind that nothing else bounds, such as recharges or gifts, may wait for one person's money at once. Our
 * decision: docs/decisions/0060-payment-gateway.md
 */
export const unpaidMost = 10

/** Unpaid takes per day before the cool-down. Source: domain model §5. */
export const unpaidTakesPerDay = 3

/** Orders of one listing a person may cancel in a day; after one more it is closed to them till the next. Source: domain model §10. */
export const cancelledTakesPerDay = 3

/** How often each side of an order may ask that the buyer gets a part back. Source: domain model §10. */
export const partAsksEach = 2

/** A pin of a listing: price, length, how many a board shows. Source: domain model §3.11; docs/decisions/0040-offers.md */
export const pins = { points: 20, ms: dayMs, shown: 3 } as const

/** Things in the seller's own words: how long their names are. Source: domain model §10. */
export const ownWords = { min: 2, max: 20 } as const

/** Wrong passwords before a lock, and its length. Source: domain model §3.0. */
export const loginLock = { wrongs: 5, windowMs: 10 * minuteMs, lockMs: 10 * minuteMs } as const

/**
 * Checks of block passwords: how many run and wait in a process, and how many of those for one network address; the tries an address has
 * per minute are a setting. The newest devices on which a block's owner signed in before have places of their own beyond that, shared by
 * all devices of the block. Our decision: docs/decisions/0140-accounts-safe.md
 */
export const loginDoor = {
  together: 2,
  waiting: 90,
  waitingEach: 20,
  known: { together: 1, waiting: 10, waitingEach: 1, perMinute: 10, devices: 10 },
} as const

/** Wrong payment passwords before a lock, and its length; counted per user. Source: domain model §3.7. */
export const payPasswordLock = { wrongs: 5, windowMs: 10 * minuteMs, lockMs: 30 * minuteMs } as const

/** The longest statement, in days and in records. Our decision: docs/decisions/0050-money.md */
export const statements = { maxDays: 366, maxRows: 20_000 } as const

/**
 * Codes sent to mobile numbers: how long one lasts, how often one may be sent and tried. Devices on which the number's owner signed in
 * before are counted apart from strangers. "By one" is a stranger's address, or a known device; "here" is the address. Our decision:
 * docs/decisions/0070-accounts.md, 0140-accounts-safe.md
 */
export const smsCode = {
  validMs: 5 * minuteMs,
  againMs: minuteMs,
  tries: 5,
  perDeviceAndDay: 20,
  strangers: { toNumberByOne: 5, toNumberInHour: 10, toNumberToday: 30, hereInHour: 20, hereToday: 60 },
  known: { toNumberByOne: 10, toNumberInHour: 10, toNumberToday: 20, hereInHour: 60, hereToday: 180 },
  /** For all strangers together, and for all known devices together. Reaching it raises an alarm. */
  perHour: 600,
  perDay: 5_000,
} as const

/**
 * For a change of how one signs in: how long no withdrawal is possible after it, and how long the proof asked for before it lasts. Source:
 * domain model §10. Our decision: docs/decisions/0140-accounts-safe.md
 */
export const credentials = { coolMs: 24 * hourMs, proofMs: 10 * minuteMs } as const

/** How long an account that is being closed can be taken back. Source: domain model §10. */
export const closing = { backMs: 7 * dayMs } as const

/** Notices to a city: the longest title, and the longest content as it is sent and as it is stored after cleaning. */
export const areaNotices = { title: 40, content: 5_000 } as const

/** The longest text of a report, and how many a person may send in a day; how many shops and blocks a person may keep as favourites. */
export const reports = { text: 140, perDay: 10 } as const
export const favourites = { most: 200 } as const

/** Addresses: how many a person keeps, the longest name and street, how long after an order's end its address can be read. */
export const addresses = { most: 20, name: 20, street: 80, readableMs: 30 * dayMs } as const
