import type { incomeSources } from '@contract/endpoints/money/holds'
import type { moneyGroups } from '@contract/endpoints/money/wallet'
import type { TypeFilter } from '../../../ledger/statement'

export type MoneyGroup = (typeof moneyGroups)[number]
export type IncomeSource = (typeof incomeSources)[number]

/** How the types of transactions of each group begin. Everything else is `other`. */
const groups = {
  recharge: ['recharge%'],
  order: ['order\\_%', 'pay\\_%'],
  buy: ['buy\\_%'],
  withdraw: ['withdraw\\_%'],
  income: ['income\\_turn'],
  block: ['block\\_%', 'expand\\_%', 'handover\\_%'],
  fund: ['fund\\_%', 'shop\\_%'],
} as const satisfies Record<Exclude<MoneyGroup, 'other'>, readonly string[]>

/** Which transactions belong to a group; undefined for all. */
export function filterOf(group: MoneyGroup | undefined): TypeFilter | undefined {
  if (group === undefined) return undefined
  return group === 'other' ? { like: Object.values(groups).flat(), isExcluded: true } : { like: groups[group] }
}

/**
 * Money that only comes back or only changes its account is no income. What a block was sold for becomes income when it is released.
 */
const back = ['withdraw\\_%', 'income\\_turn', 'correction%', 'handover\\_%']
const sources = { order: ['order\\_%', 'pay\\_%'], block: ['block\\_%', 'expand\\_%'], fund: groups.fund } as const
const earned = Object.values(sources).flat()

/** Which transactions are income of a source; without one, of any. */
export function incomeFilterOf(source: IncomeSource | undefined): TypeFilter {
  if (source === undefined) return { like: back, isExcluded: true }
  return source === 'other' ? { like: [...back, ...earned], isExcluded: true } : { like: sources[source] }
}

const begins = (type: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => type.startsWith(pattern.replaceAll('\\_', '_').replace(/%$/, '')))

/** The source of a transaction that brought income. */
export function sourceOf(type: string): IncomeSource {
  if (begins(type, sources.order)) return 'order'
  if (begins(type, sources.block)) return 'block'
  return begins(type, sources.fund) ? 'fund' : 'other'
}
