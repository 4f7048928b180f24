/** What a halt says to everybody: why, and that no money is touched. Our decision: docs/decisions/0007-orders.md */
export const haltText = (because: string): string => `交易已暂停：${because}。资金不受影响`
