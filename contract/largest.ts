/**
 * The largest price, amount or quantity that a person may enter: ten million yuan, and a million units. Their product, and sums of many
 * such amounts, stay safe integers. Our decision: docs/decisions/0097-strangers.md
 */
export const largest = { fen: 1_000_000_000, qty: 10_000_000_000 } as const
