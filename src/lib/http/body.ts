/** How a body travels. Source: domain model §6 (form for reads and single ids, JSON for creates and edits). */
export type BodyKind = 'form' | 'json'

export const contentType: Readonly<Record<BodyKind, string>> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
}

/** Writes a call's input as text. In a form, missing and null values are left out. */
export function bodyText(kind: BodyKind, input: object): string {
  if (kind === 'json') return JSON.stringify(input)
  const pairs = Object.entries(input) as [string, unknown][]
  return pairs
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(value))}`)
    .join('&')
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value)
