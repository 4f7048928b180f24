/** Rows of a board under their item. */
export interface ItemGroup<Item, Row> {
  readonly item: Item
  readonly rows: readonly Row[]
}

/** Rows under their item, in the order the server gave them. Rows of an unknown item are left out, because there is no head for them. */
export function groupByItem<Item extends { readonly itemId: number }, Row extends { readonly itemId: number }>(
  rows: readonly Row[],
  items: readonly Item[],
): ItemGroup<Item, Row>[] {
  const order = [...new Set(rows.map((row) => row.itemId))]
  return order.flatMap((itemId) => {
    const item = items.find((one) => one.itemId === itemId)
    return item ? [{ item, rows: rows.filter((row) => row.itemId === itemId) }] : []
  })
}

/** The items of the pages so far with those of a further page; the newer facts of an item win. */
export function joinedItems<Item extends { readonly itemId: number }>(
  before: readonly Item[] | undefined,
  next: readonly Item[],
): readonly Item[] {
  const told = new Set(next.map((item) => item.itemId))
  return [...(before ?? []).filter((item) => !told.has(item.itemId)), ...next]
}
