/** NUL and unpaired surrogates: PostgreSQL stores neither, not even inside JSON. Source: PostgreSQL §8.3, §8.14. */
const unstorable = /\0|\p{Surrogate}/u

/** The path of the first text in a checked input that cannot be stored; undefined when all can. */
export function unstorableText(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? path.join('.') || '_' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableText(inner, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}
