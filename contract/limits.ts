const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long each waiting lasts. Source: domain model §5. */
export const waits = {
  payMs: 15 * minuteMs,
  deliverMs: 24 * hourMs,
  confirmMs: 72 * hourMs,
  listingMs: 30 * dayMs,
  coolDownMs: 24 * hourMs,
  confirmReminderBeforeMs: 2 * hourMs,
} as const

/** Seller's fee: 1 % of the amount, at most 50.00; 30 % of it goes to the area fund. Source: domain model §3.6. */
export const fees = { tradeBasisPoints: 100, tradeMaxFen: 50_00, fundBasisPoints: 3_000 } as const

/** Unpaid takes per day before the cool-down. Source: domain model §5. */
export const unpaidTakesPerDay = 3

/** Rows of a list page. Source: specification §9. */
export const pageSize = 15

/** Session lifetimes. Source: specification §9; readings (Login lifetime). */
export const session = { lifetimeS: 17_280_000, renewUnderS: 100 * 86_400, accessKeyLifetimeS: 2_592_000 } as const

/** Wrong passwords before a lock, and its length. Source: domain model §3.0. */
export const loginLock = { wrongs: 5, windowMs: 10 * minuteMs, lockMs: 10 * minuteMs } as const

/** Balance payments above this ask for the payment password. Source: domain model §3.7. */
export const payPasswordAboveFen = 200_00
