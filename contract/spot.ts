/**
 * Where a place lies, as the map on which it was chosen gives it: latitude and longitude in degrees (GCJ-02), at most six decimals each,
 * separated by a comma, such as `31.230416,121.473701`. Our decision: docs/decisions/0040-offers.md
 */
export type Spot = string

const pattern = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** The numbers of a position; undefined for a text that is not one, or out of range. */
export function readSpot(text: Spot): { readonly latitude: number; readonly longitude: number } | undefined {
  const found = pattern.exec(text)
  if (found === null) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

export const isSpot = (text: string): boolean => readSpot(text) !== undefined

/** The position that a map gave; empty when it gave none. */
export function spotOf(latitude: unknown, longitude: unknown): Spot {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return ''
  const text = [latitude, longitude].map((degrees) => String(Math.round(degrees * 1_000_000) / 1_000_000)).join(',')
  return isSpot(text) ? text : ''
}
