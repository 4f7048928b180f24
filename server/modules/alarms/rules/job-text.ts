/** A job as an alarm names it: what it does, and its kind for who looks at the server. */
export function jobText(names: Readonly<Record<string, string>>, kind: string): string {
  const name = names[kind]
  return name === undefined ? kind : `${name}（${kind}）`
}
