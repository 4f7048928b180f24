/** The ids in their order, one of them moved before or behind another one. */
export function moved(ids: readonly number[], id: number, to: number, isBehind: boolean): number[] {
  if (id === to || !ids.includes(id) || !ids.includes(to)) return [...ids]
  return ids.flatMap((one) => {
    if (one === id) return []
    if (one !== to) return [one]
    return isBehind ? [one, id] : [id, one]
  })
}

/** One place up (-1) or down (1); as it was where there is no such place. */
export function stepped(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const to = ids[ids.indexOf(id) + by]
  return to === undefined ? [...ids] : moved(ids, id, to, by === 1)
}

/** Whether an order is another one. */
export const isOther = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((id, at) => id !== after[at])

interface Named {
  readonly name: string
}

/** Whether an item is shown for what somebody looks for: how its name begins, or that of its category. As its file has it. */
export const isLookedFor = (q: string | undefined, item: Named, category: Named): boolean =>
  q === undefined || item.name.startsWith(q) || category.name.startsWith(q)

/** What a node of the tree is: `c12` a category, `i34` an item. */
export function nodeOf(key: string): { readonly kind: 'category' | 'item'; readonly id: number } | undefined {
  const [, kind, id] = /^([ci])(\d+)$/.exec(key) ?? []
  return id === undefined ? undefined : { kind: kind === 'c' ? 'category' : 'item', id: Number(id) }
}
