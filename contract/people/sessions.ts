/** Session lifetimes. Source: specification §9; readings (Login lifetime). */
export const session = { lifetimeS: 17_280_000, renewUnderS: 100 * 86_400, accessKeyLifetimeS: 2_592_000 } as const

/** Whether a session is renewed: fewer than 100 days remain until its end (epoch seconds). Source: specification §4, §9. */
export const needsRenewal = (endS: number, nowMs: number): boolean => endS - nowMs / 1000 < session.renewUnderS
