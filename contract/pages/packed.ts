import packedPages from './packed-pages.json'

/**
 * Pages whose address the specification gives beside a tab page, by where they lie. A mini-program's package may not share a folder with a
 * page of the main one, so these have a folder of their own. Their address stays: on H5 as an alias of Taro's router (`config/routes.ts`
 * reads the same list), in the mini-program by `platform/navigation/target`. Source: specification §2 (routes). Our decision:
 * docs/decisions/0052-packages.md
 */
const pairs = Object.entries(packedPages)
const addresses = new Map(pairs)
const places = new Map(pairs.map(([place, address]) => [address, place]))

/** The address of a page by where it lies; neither begins with a slash. */
export const addressAt = (place: string): string => addresses.get(place) ?? place

/** Where the page of an address lies; neither begins with a slash. */
export const packedAt = (address: string): string => places.get(address) ?? address
