/** The values that the headers of a request contain. */
export interface HeaderParts {
  readonly platform: string
  readonly token: string
  readonly ak: string
  readonly userId: string
  readonly a: string
  readonly t: string
  readonly n: string
  readonly s: string
}

/** The headers of every request, as templates with the values they contain. Source: specification §7 (headers). */
export const defaultHeaders: Readonly<Record<string, string>> = {
  platform: '{platform}',
  Authorization: '{token}',
  ak: '{ak}',
  u: '{userId}',
  a: '{a}',
  t: '{t}',
  n: '{n}',
  s: '{s}',
}

const isPart = (name: string, parts: HeaderParts): name is keyof HeaderParts =>
  Object.prototype.hasOwnProperty.call(parts, name)

/** Writes headers from a template, so that another server can have others (`Authorization: 'Bearer {token}'`). Source: specification §7. */
export function composeHeaders(parts: HeaderParts, template = defaultHeaders): Readonly<Record<string, string>> {
  const write = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPart(name, parts) ? parts[name] : whole))
  return Object.fromEntries(Object.entries(template).map(([name, text]) => [name, write(text)]))
}
