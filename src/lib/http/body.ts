import { wellFormed } from '@contract/texts/well-formed'

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
    .filter(([, value]) => (value ?? '') !== '')
    .map(([name, value]) => `${encoded(name)}=${encoded(plain(value))}`)
    .join('&')
}

const encoded = (text: string): string => encodeURIComponent(wellFormed(text))

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
