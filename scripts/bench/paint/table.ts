import type { Visit } from './visit'

const columns = [
  { of: 'lcpMs', name: 'largest paint, ms', digits: 0 },
  { of: 'scriptKb', name: 'script, gzip kB', digits: 1 },
  { of: 'cls', name: 'shift', digits: 4 },
  { of: 'tbtMs', name: 'blocking, ms', digits: 0 },
  { of: 'fcpMs', name: 'first paint, ms', digits: 0 },
  { of: 'machine', name: 'machine', digits: 0 },
] as const

const sortedOf = (visits: readonly Visit[], of: (typeof columns)[number]['of']) =>
  visits.map((one) => one[of]).sort((a, b) => a - b)

const middle = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? 0

function spread(sorted: readonly number[], digits: number): string {
  const parts = [sorted[0] ?? 0, middle(sorted), sorted.at(-1) ?? 0].map((value) => value.toFixed(digits))
  return new Set(parts).size === 1 ? (parts[0] ?? '') : parts.join(' / ')
}

/** One row for each page: minimum, median and maximum of its visits, and its medians in ratio to those of the page `blank`. */
export function tableOf(visits: ReadonlyMap<string, readonly Visit[]>): string {
  const blank = visits.get('blank') ?? []
  const ratio = (ours: readonly Visit[], of: 'lcpMs' | 'tbtMs') => {
    const theirs = middle(sortedOf(blank, of))
    return theirs > 0 ? (middle(sortedOf(ours, of)) / theirs).toFixed(2) : '–'
  }
  const head = ['page', 'paint to blank', 'blocking to blank', ...columns.map(({ name }) => name)]
  const rows = [...visits].map(([name, ours]) => [
    name,
    ratio(ours, 'lcpMs'),
    ratio(ours, 'tbtMs'),
    ...columns.map(({ of, digits }) => spread(sortedOf(ours, of), digits)),
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
