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
