/**
 * Expansion: slots a block starts with and may have at most, how many are bought at once, what one may cost, plots per person and round,
 * and the area whose price table the menu opens unless a setting names another. Source: community §2; domain model §3.17.
 */
export const expansion = {
  startCapacity: 3,
  maxCapacity: 20,
  mostPerPurchase: 17,
  perUser: 3,
  priceAreaId: 9,
  price: { minFen: 1, maxFen: 100_000_00 },
} as const
