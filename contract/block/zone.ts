/**
 * How a zone's unsold blocks are sold: at its price, at any time, or by rounds of expansion alone. Source: operating §8.
 */
export const zoneSales = ['price', 'round'] as const
export type ZoneSale = (typeof zoneSales)[number]

/** As operators read them. */
export const zoneSaleNames: Readonly<Record<ZoneSale, string>> = { price: '按标价', round: '只在扩容期' }
