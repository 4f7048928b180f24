/** What can be shared as a picture. */
export const pictured = ['sale', 'block', 'shop', 'vote', 'mutual'] as const
export type Pictured = (typeof pictured)[number]

/** One thing by its kind and id. */
export interface Thing {
  readonly of: Pictured
  readonly id: number
}

/** The pages that show these things, by their routes. */
const pages = {
  sale: (id: number) => ({ route: 'salePay', params: { saleId: id } }) as const,
  block: (id: number) => ({ route: 'block', params: { id } }) as const,
  shop: (id: number) => ({ route: 'shopInfo', params: { id } }) as const,
  vote: (id: number) => ({ route: 'vote', params: { id } }) as const,
  mutual: (id: number) => ({ route: 'mutualInfo', params: { id } }) as const,
}

/** The page of a thing, to which its picture leads. */
export const pageOf = ({ of, id }: Thing) => pages[of](id)

/** The thing that an address names; undefined for a kind that has no picture, or without an id. */
export function thingOf(kind: string | undefined, id: number | null): Thing | undefined {
  const of = pictured.find((one) => one === kind)
  return of === undefined || id === null ? undefined : { of, id }
}
