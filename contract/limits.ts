import { dayMs, hourMs, minuteMs } from './durations'

/** How long each wait lasts. Source: domain model §5. */
export const waits = {
  payMs: 15 * minuteMs,
  deliverMs: 24 * hourMs,
  confirmMs: 72 * hourMs,
  coolDownMs: 24 * hourMs,
  /** More time that the buyer grants for the delivery, and the seller for the confirmation; once each. */
  moreDeliverMs: 24 * hourMs,
  moreConfirmMs: 72 * hourMs,
  /** The buyer is reminded this long before the receipt is confirmed automatically. */
  confirmRemindersBeforeMs: [48 * hourMs, 2 * hourMs],
  cancelAnswerMs: 24 * hourMs,
  /** For an answer to who asks that the buyer gets a part back. Source: domain model §10. */
  partAnswerMs: 24 * hourMs,
  evidenceMs: 48 * hourMs,
  decideMs: 7 * dayMs,
  /** After this long without a decision everything goes back to the buyer. */
  lastResortMs: 15 * dayMs,
  /** Between a decision and its execution, for accepting it or appealing. */
  executeMs: 24 * hourMs,
  /** Time left for the confirmation after a dispute was withdrawn. */
  takenBackMs: 24 * hourMs,
  rateMs: 7 * dayMs,
} as const

/** Seller's fee: 1 % of the amount, at most 50.00; 30 % of it goes to the area fund. Source: domain model §3.6. */
export const fees = { tradeBasisPoints: 100, tradeMaxFen: 50_00, fundBasisPoints: 3_000 } as const

/** The largest order that a mayor or an arbiter may decide; above it only the operator. Source: domain model §2. */
export const arbiterMaxFen = 500_00

/** Price histories cover this many days. Source: domain model §3.2. */
export const priceDays = 30

/** The longest that a block may be offered for transfer. Source: domain model §3.1. */
export const longestTransferMs = 30 * dayMs

/** Unpaid takes per day before the cool-down. Source: domain model §5. */
export const unpaidTakesPerDay = 3

/** Orders of one listing a person may cancel in a day; after one more it is closed to them till the next. Source: domain model §10. */
export const cancelledTakesPerDay = 3

/** How often each side of an order may ask that the buyer gets a part back. Source: domain model §10. */
export const partAsksEach = 2

/** A pin of a listing: price, length, how many a board shows. Source: domain model §3.11; docs/decisions/0161-pins-and-places.md */
export const pins = { points: 20, ms: dayMs, shown: 3 } as const

/** Rows of a list page. Source: specification §9. */
export const pageSize = 15

/** Session lifetimes. Source: specification §9; readings (Login lifetime). */
export const session = { lifetimeS: 17_280_000, renewUnderS: 100 * 86_400, accessKeyLifetimeS: 2_592_000 } as const

/** Whether a session is renewed: fewer than 100 days remain until its end (epoch seconds). Source: specification §4, §9. */
export const needsRenewal = (endS: number, nowMs: number): boolean => endS - nowMs / 1000 < session.renewUnderS

/** Wrong passwords before a lock, and its length. Source: domain model §3.0. */
export const loginLock = { wrongs: 5, windowMs: 10 * minuteMs, lockMs: 10 * minuteMs } as const

/**
 * Checks of block passwords: how many run and wait in a process, and how many of those for one network address; the tries an address has
 * per minute are a setting. The newest devices on which a block's owner signed in before have places of their own beyond that, shared by
 * all devices of the block. Our decision: docs/decisions/0140-accounts-safe.md
 */
export const loginDoor = {
  atOnce: 2,
  waiting: 90,
  waitingEach: 20,
  known: { atOnce: 1, waiting: 10, waitingEach: 1, perMinute: 10, devices: 10 },
} as const

/** Balance payments above this ask for the payment password. Source: domain model §3.7. */
export const payPasswordAboveFen = 200_00

/** Recharges, in fen; a day's sum includes unpaid ones. Source: domain model §3.8. */
export const recharges = {
  presetsFen: [50_00, 100_00, 200_00, 500_00],
  minFen: 10_00,
  maxFen: 5_000_00,
  dayFen: 10_000_00,
  /** The bonus of an amount is that of the highest step it reaches. Source: design `11-recharge`. */
  bonusSteps: [
    { fromFen: 200_00, bonusFen: 2_00 },
    { fromFen: 500_00, bonusFen: 8_00 },
  ],
} as const

/** Withdrawals of income, in fen: 0.6 % fee, at least 0.10. Paid by the next working day, at this hour. Source: domain model §3.9. */
export const withdrawals = { minFen: 10_00, dayFen: 2_000_00, feeBasisPoints: 60, feeMinFen: 10, payHour: 18 } as const

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

/**
 * Expansion: slots a block starts with and may have at most, how many are bought at once, what one may cost, plots per person and round,
 * and the area whose price table the menu opens unless a setting names another. Source: community §2; domain model §3.17.
 */
export const expansion = {
  startCapacity: 3,
  maxCapacity: 20,
  mostAtOnce: 17,
  perUser: 3,
  priceAreaId: 9,
  price: { minFen: 1, maxFen: 100_000_00 },
} as const

/** Gifts to a city's fund, in fen; a day's sum counts what waits for its money too. Source: community §3, row 1. */
export const gifts = {
  presetsFen: [5_00, 20_00, 50_00, 100_00],
  minFen: 1_00,
  maxFen: 5_000_00,
  dayFen: 20_000_00,
  memo: 40,
} as const

/**
 * Spends of a city's fund: how long one is public before it is paid, how long its proof may take and how often a late one is reminded of,
 * for how long a proof may be replaced, how long before its end the home asks for it, and what a proof has. Source: community §3.
 */
export const fundSpends = {
  publicMs: dayMs,
  proofMs: 30 * dayMs,
  remindMs: 7 * dayMs,
  replaceMs: 7 * dayMs,
  todoMs: 7 * dayMs,
  proof: { minText: 10, maxText: 500, maxPictures: 9 },
} as const

/** Notices to a city: the longest title, and the longest content as it is sent and as it is stored after cleaning. */
export const areaNotices = { title: 40, content: 5_000 } as const

/**
 * Votes: lengths of their texts, for how many days they may be open, the points that an author must have (they are not spent) and that a
 * first ballot gives, how many blocks must support one on the fund's money, how long drafts and the search for supporters last, how long
 * before the close who has not voted is reminded, turnouts and shares in percent, below how many ballots a secret vote publishes its
 * outcome only, and at how many ballots the shown counts of a secret vote move. Source: community §4.
 */
export const votes = {
  title: { min: 4, max: 40 },
  content: 1_000,
  purpose: 40,
  reason: 140,
  options: { min: 2, max: 8, text: 20, note: 30 },
  days: [3, 5, 7, 10, 14],
  points: 20,
  castPoints: 1,
  supportNeed: 5,
  draftMs: 30 * dayMs,
  supportMs: 7 * dayMs,
  remindBeforeMs: dayMs,
  minTurnout: { usual: 30, least: 10 },
  passShare: { usual: 50, least: 10, yesNo: 50, fund: 60 },
  fewestPublished: 3,
  countsEvery: 5,
} as const

/**
 * Sponsored shops: fee in fen and seats of each level (0 = no limit), how long a term lasts, how many working days a review takes, how long
 * an approved one may wait for its money, from when on it is renewed and reminded of its end, how long its page stays after the end, the
 * fund's share of a fee, points for each term, numbers that a person may see in a day, and what a shop says. Source: community §5.
 */
export const shops = {
  levels: {
    naming: { fee: 899_00, seats: 3 },
    street: { fee: 299_00, seats: 12 },
    stall: { fee: 99_00, seats: 0 },
  },
  termMs: 90 * dayMs,
  reviewDays: 2,
  payMs: 7 * dayMs,
  renewMs: 14 * dayMs,
  remindersMs: [14 * dayMs, 3 * dayMs],
  pageMs: 30 * dayMs,
  fundBasisPoints: 8_000,
  points: 50,
  contactsPerDay: 50,
  minName: 2,
  maxName: 16,
  slogan: 30,
  intro: 500,
  hours: 20,
  place: 30,
  maxPictures: 9,
} as const

/**
 * Mutual aid: lengths of its texts, the most pictures of a post and of what a helper shows, the most points that are promised or given, for
 * how many days a post may be open, how many open posts a block may have, how long a match may wait for the helper and then for the
 * thanks, the points that a person may give in a day, how many thanks of one pair in which time count for the ranking, how many posts a
 * mayor may pin and for how long, and at how many replies the author is told. Source: community §6.
 */
export const mutual = {
  title: { min: 4, max: 30 },
  content: 500,
  place: 20,
  placeDetail: 40,
  reply: 200,
  finish: 200,
  reason: { min: 10, max: 140 },
  maxPictures: 9,
  finishPictures: 3,
  maxThanks: 100,
  days: [7, 30],
  openPerBlock: 3,
  helpMs: 14 * dayMs,
  thankMs: 72 * hourMs,
  thanksPerDay: 200,
  countedOfPair: 3,
  pairMs: 30 * dayMs,
  pins: 2,
  pinMs: dayMs,
  tellAtReplies: [1, 3],
} as const

/** The longest text of a report, and how many a person may send in a day; how many shops and blocks a person may keep as favourites. */
export const reports = { text: 140, perDay: 10 } as const
export const favourites = { most: 200 } as const

/** Addresses: how many a person keeps, the longest name and street, how long after an order's end its address can be read. */
export const addresses = { most: 20, name: 20, street: 80, readableMs: 30 * dayMs } as const

/**
 * Elections of mayors: lengths of texts, pictures of a candidate, how many candidates a ballot may rank and an election may have, for how
 * many days each stage of a first and of a second attempt lasts, the hours at which nominations, voting and terms begin and end, how long a
 * term lasts and how long before its end the next election is announced, after how long a void one is repeated, how long a candidate must
 * have lived in the city and for how long a lost dispute counts, the turnout that a count needs (percent), the points of a first ballot,
 * and how long before the count who has not voted is reminded. Source: community §7.
 */
export const mayors = {
  statement: { min: 10, max: 200 },
  maxPictures: 3,
  reason: { min: 5, max: 140 },
  ranks: 3,
  candidates: 99,
  stageDays: {
    first: { announced: 4, nominating: 11, voting: 7 },
    again: { announced: 3, nominating: 5, voting: 5 },
  },
  hours: { nominate: 8, close: 20, seat: 8 },
  termMs: 90 * dayMs,
  announceBeforeMs: 30 * dayMs,
  againMs: 7 * dayMs,
  residentMs: 30 * dayMs,
  disputeMs: 90 * dayMs,
  minTurnout: 10,
  castPoints: 1,
  remindBeforeMs: dayMs,
} as const

/**
 * The block market: blocks of a check-out, how long a seller's money is held and a sale can be objected to, how long an objection waits for
 * its decision, a block rests after a handover and a new founder password waits to be shown, lengths of texts, blocks of a map call, lines
 * of a cart, and for how long prices of a zone are shown. Source: community §8.
 */
export const blockMarket = {
  lines: 20,
  holdMs: dayMs,
  decideMs: dayMs,
  restMs: dayMs,
  passwordMs: dayMs,
  objection: { min: 10, max: 500 },
  reason: { min: 5, max: 140 },
  mapMost: 500,
  cartMost: 50,
  pricesMs: 90 * dayMs,
} as const
