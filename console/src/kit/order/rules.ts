/** The keys in their order, one of them moved before or behind another one. */
export function moved<T>(keys: readonly T[], key: T, to: T, isBehind: boolean): T[] {
  if (key === to || !keys.includes(key) || !keys.includes(to)) return [...keys]
  return keys.flatMap((one) => {
    if (one === key) return []
    if (one !== to) return [one]
    return isBehind ? [one, key] : [key, one]
  })
}

/** One place up (-1) or down (1); as it was where there is no such place. */
export function stepped<T>(keys: readonly T[], key: T, by: 1 | -1): T[] {
  const to = keys[keys.indexOf(key) + by]
  return to === undefined ? [...keys] : moved(keys, key, to, by === 1)
}

/** Whether an order is another one. */
export const isOther = <T>(before: readonly T[], after: readonly T[]): boolean =>
  before.length !== after.length || before.some((key, at) => key !== after[at])
