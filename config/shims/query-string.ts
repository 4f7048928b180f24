type Value = string | null
type Query = Readonly<Record<string, Value | readonly Value[]>>

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * What Taro's router needs of `query-string`: the parameters of an address, sorted by name. A name that comes more than once has all its
 * values, one without `=` has null. Our decision: docs/decisions/0116-first-path.md
 */
function parse(query: string, { decode = true }: { readonly decode?: boolean } = {}): Query {
  const read = (text: string) => (decode ? decoded(text.replaceAll('+', ' ')) : text)
  const found = new Map<string, Value[]>()
  for (const part of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = read(at < 0 ? part : part.slice(0, at))
    const value = at < 0 ? null : read(part.slice(at + 1))
    found.set(name, [...(found.get(name) ?? []), value])
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? null)]))
}

export default { parse }
