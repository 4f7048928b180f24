import { figuresOf } from '@contract/people/figures'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { RoundView } from '@contract/endpoints/community/expand'
import type { BlockRow } from '@contract/endpoints/market/cart'
import type { NiceWish } from '@contract/block/nice'

export type Zone = ApiOutput<'/block/zones'>['zones'][number]

/** The ways to look at blocks. Source: community §8 (tab 1). */
export const views = ['map', 'list', 'plates'] as const
export type View = (typeof views)[number]

/** Two bounds, each of which may be open. */
export interface Range {
  readonly from?: number
  readonly to?: number
}

/** What of the market is looked at: a zone by its id, the plots of a round, or numbers that are easy to remember. */
export type Place = number | 'new' | 'nice'

export interface Seek {
  /** Undefined until somebody chooses: then the zone of the block that costs least. */
  readonly place: Place | undefined
  /** Only what can be bought or is reserved, or every block. */
  readonly only: 'offered' | 'all'
  readonly nice: NiceWish
  /** The digits of one number, '' for any; a number is looked for in the whole city. */
  readonly q: string
  readonly numbers: Range
  readonly prices: Range
  readonly sort: 'no' | 'priceUp' | 'priceDown'
}

export const firstSeek: Seek = {
  place: undefined,
  only: 'offered',
  nice: 'any',
  q: '',
  numbers: {},
  prices: {},
  sort: 'priceUp',
}

/** The longest block number, in digits. */
export const longestNo = 9

/** The digits of what was typed as a number: 3021 of “3021 号”. */
export const digitsOf = (text: string): string =>
  figuresOf('code', text).replace(/\D/g, '').replace(/^0+/, '').slice(0, longestNo)

/** Where somebody looks: what they chose, else the zone of the block that costs least; undefined in a city without zones. */
export function sectionOf({ place }: Pick<Seek, 'place'>, zones: readonly Zone[]): Place | undefined {
  const costs = ({ lowest }: Zone) => lowest ?? Infinity
  const cheapest = zones.reduce<Zone | undefined>(
    (least, zone) => (least && costs(least) <= costs(zone) ? least : zone),
    undefined,
  )
  return place ?? cheapest?.categoryId
}

/** Another zone in which something can be bought: the one with the most. */
export const zoneWithMore = (zones: readonly Zone[], place: Place | undefined): Zone | undefined =>
  zones
    .filter(({ categoryId, offered }) => offered > 0 && categoryId !== place)
    .reduce<Zone | undefined>((most, zone) => (most && most.offered >= zone.offered ? most : zone), undefined)

export type BlocksQuery = Omit<ApiInput<'/block/list'>, 'page' | 'cursor'>

/** What a city offers: its zones, and the round of plots that is open or comes next. */
export interface Offers {
  readonly zones: readonly Zone[]
  readonly round?: Pick<RoundView, 'tiers'> | undefined
}

/** The numbers of a round among those that are looked for. */
function within({ from = 1, to = Infinity }: Range, { tiers }: Pick<RoundView, 'tiers'>): Range {
  const [first, last] = [Math.min(...tiers.map((tier) => tier.from)), Math.max(...tiers.map((tier) => tier.to))]
  return { from: Math.max(from, first), to: Math.min(to, last) }
}

/** What the server is asked for. Plates stand in the order of their numbers. */
export function queryOf(areaId: number, seek: Seek, { zones, round }: Offers, view: View): BlocksQuery {
  const sort = view === 'plates' ? 'no' : seek.sort
  if (seek.q !== '') return { areaId, noFrom: Number(seek.q), noTo: Number(seek.q), sort: 'no' }
  const place = sectionOf(seek, zones)
  const { prices } = seek
  const numbers = place === 'new' && round ? within(seek.numbers, round) : seek.numbers
  return {
    areaId,
    ...(typeof place === 'number' && { categoryId: place }),
    ...(place === 'nice' && { nice: seek.nice }),
    // A plot of a round has a price once it is open; what a zone offers lies outside of its numbers.
    ...(place === 'new' && { state: 'unsold' as const, priceFrom: 1 }),
    ...(place !== 'new' && seek.only === 'offered' && { state: 'offered' as const }),
    ...(numbers.from !== undefined && { noFrom: numbers.from }),
    ...(numbers.to !== undefined && { noTo: numbers.to }),
    ...(prices.from !== undefined && { priceFrom: prices.from }),
    ...(prices.to !== undefined && { priceTo: prices.to }),
    sort,
  }
}

const isOpenRange = ({ from, to }: Range): boolean => from === undefined && to === undefined

/** Whether something is left out that clearing the conditions shows again. */
export const isNarrowed = ({ q, numbers, prices }: Seek): boolean =>
  q !== '' || !isOpenRange(numbers) || !isOpenRange(prices)

export const cleared = (seek: Seek): Seek => ({ ...seek, q: '', numbers: {}, prices: {} })

/** The range that two texts name; undefined when one cannot be read, or the end lies before the start. */
export function rangeOf(from: string, to: string, read: (text: string) => number | undefined): Range | undefined {
  const start = from.trim() === '' ? undefined : read(from)
  const end = to.trim() === '' ? undefined : read(to)
  if ((start === undefined && from.trim() !== '') || (end === undefined && to.trim() !== '')) return undefined
  if (start !== undefined && end !== undefined && start > end) return undefined
  return { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) }
}

/** A typed block number. */
export function typedNo(text: string): number | undefined {
  const digits = text.trim()
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined
}

/** The round of plots that is open, else the one that opens next; slots are sold elsewhere. */
export function plotRound(rounds: readonly RoundView[]): RoundView | undefined {
  const plots = rounds.filter(({ kind }) => kind === 'plot')
  const planned = plots.filter(({ state }) => state === 'planned').sort((one, other) => one.openAt - other.openAt)
  return plots.find(({ state }) => state === 'open') ?? planned[0]
}

/** What a block is to this reader, in one word that chooses its plate and its words. */
export type Look = 'mine' | 'other' | 'unsold' | 'transfer' | 'reserved' | 'frozen'

export function lookOf({ state, mine }: Pick<BlockRow, 'state' | 'mine'>): Look {
  if (state !== 'held') return state
  return mine ? 'mine' : 'other'
}

/** Whether it can be bought now, by somebody else than its owner. */
export const isForSale = ({ state, price }: Pick<BlockRow, 'state' | 'price'>): boolean =>
  price !== null && (state === 'unsold' || state === 'transfer')

/** The price that a list shows: that of a frozen block means nothing now. */
export const shownPrice = ({ state, price }: Pick<BlockRow, 'state' | 'price'>) => (state === 'frozen' ? null : price)
