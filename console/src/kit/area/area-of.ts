/** Names the area of a row where rows of several stand together: '' where only one is looked at, and for what belongs to none. */
export function areaOf(
  areas: readonly { readonly areaId: number; readonly name: string }[],
  chosen: number | undefined,
) {
  const names = new Map(chosen === undefined && areas.length > 1 ? areas.map(({ areaId, name }) => [areaId, name]) : [])
  return (areaId: number | null): string => (areaId === null ? '' : (names.get(areaId) ?? ''))
}
