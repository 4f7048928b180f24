/**
 * The largest price, amount or quantity that a person may name: ten million yuan, and a million units. Their product, and sums of many,
 * stay whole numbers. Our decision: docs/decisions/0097-hostile-input.md
 */
export const largest = { fen: 1_000_000_000, qty: 10_000_000_000 } as const
