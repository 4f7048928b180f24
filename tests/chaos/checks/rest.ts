import type { Collected, Evidence, Part } from '../evidence'

/** Each balance part of a payment was frozen once, and given back once when its try ended; nothing else was frozen. */
export function partFaults(parts: readonly Part[], mixedPays: ReadonlySet<string>): string[] {
  return parts.flatMap(({ outTradeNo, payNo, frozen, back, isOpen }) => {
    const faults: string[] = []
    if (!mixedPays.has(payNo)) faults.push(`${outTradeNo}: paid in part, and nobody wished it`)
    if (frozen !== 1) faults.push(`${outTradeNo}: its part was frozen ${frozen} times`)
    if (back !== (isOpen ? 0 : 1)) faults.push(`${outTradeNo}: its part was given back ${back} times`)
    return faults
  })
}

/** Every ballot stands as it was acknowledged last, and none is there that nobody was told of. */
export function ballotFaults(told: ReadonlyMap<string, string>, kept: ReadonlyMap<string, string>): string[] {
  const marks = [...new Set([...told.keys(), ...kept.keys()])]
  return marks
    .filter((mark) => told.get(mark) !== kept.get(mark))
    .map(
      (mark) => `ballot ${mark.slice(0, 8)}: told ${told.get(mark) ?? 'nothing'}, kept ${kept.get(mark) ?? 'nothing'}`,
    )
}

/** Every order goes where its buyer was told, and none goes anywhere that nobody was told of. */
export function addressFaults(told: ReadonlyMap<number, string>, kept: ReadonlyMap<number, string>): string[] {
  const orders = [...new Set([...told.keys(), ...kept.keys()])]
  return orders
    .filter((order) => told.get(order) !== kept.get(order))
    .map((order) => `order ${order}: told ${told.get(order) ?? 'nothing'}, goes to ${kept.get(order) ?? 'nowhere'}`)
}

const uncredited = (collected: readonly Collected[]): string[] =>
  collected
    .filter(({ creditedAt }) => creditedAt === undefined)
    .map(({ outTradeNo }) => `${outTradeNo}: collected by the gateway, and not credited`)

/** The checks that need no journal: books, reconciliation, holds, and payments that never ended. */
export const restFaults = (evidence: Evidence): string[] => [
  ...evidence.books.differences.map((words) => `books: ${words}`),
  ...evidence.reconciliation.differences.map((words) => `gateway: ${words}`),
  ...evidence.strayHolds.map((words) => `frozen without a cause: ${words}`),
  ...evidence.paying.map((payNo) => `${payNo}: still says paying`),
  ...uncredited(evidence.collected),
]
