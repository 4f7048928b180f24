import os from 'node:os'

/** The results of several runs of one measurement, sorted. */
export interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const rising = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The value below which this share of all lies. */
export const quantile = (values: readonly number[], share: number): number => at(rising(values), share)

export function spreadOf(values: readonly number[]): Spread {
  const sorted = rising(values)
  return { min: at(sorted, 0), median: at(sorted, 0.5), max: at(sorted, 1) }
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/** `min / median / max`. */
export const spreadText = ({ min, median, max }: Spread): string => [min, median, max].map(short).join(' / ')

/** The machine's load average and processors. A figure without these says little. */
export const loadText = (): string => `load ${short(os.loadavg()[0] ?? 0)} on ${os.availableParallelism()} processors`
