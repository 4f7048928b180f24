/** Text, a number or a truth value as text; anything else is not text and gives the fallback. */
export function textOf(value: unknown, otherwise = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : otherwise
}
