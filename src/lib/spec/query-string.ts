const isSkipped = (value: unknown) => value === '' || value === undefined || value === null

/** Empty values at the head leave no comma behind. */
const commaList = (list: readonly unknown[]) =>
  list.reduce((text: string, value) => `${text}${text === '' ? '' : ','}${String(value)}`, '')

function listPairs(name: string, list: readonly unknown[], style: unknown): readonly string[] {
  switch (style) {
    case 'indices':
      return list.map((value, at) => `${name}[${at}]=${String(value)}`)
    case 'repeat':
      return list.map((value) => `${name}=${String(value)}`)
    case 'comma':
      return [`${name}=${commaList(list)}`]
    default:
      return list.map((value) => `${name}[]=${String(value)}`)
  }
}

/**
 * A query string of these fields, with its `?` unless told otherwise. Empty, undefined and null values are left out; values are not
 * URL-encoded. Source: specification §5 (query-string building; default brackets).
 */
export function queryString(fields: object | null | undefined, withMark = true, style: unknown = 'brackets'): string {
  const pairs = Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]) => {
    if (isSkipped(value)) return []
    return Array.isArray(value) ? listPairs(name, value, style) : listPairs(name, [value], 'repeat')
  })
  return pairs.length > 0 ? `${withMark ? '?' : ''}${pairs.join('&')}` : ''
}
