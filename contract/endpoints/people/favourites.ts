import * as v from 'valibot'
import { blockStates } from '../../block/transitions'
import { endpoint } from '../../endpoint'
import { FenSchema, Id, Instant, pageInput, pageOf } from '../../fields'

/** What can be kept as a favourite. */
export const favouriteKinds = ['shop', 'block'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

const thing = { kind: v.picklist(favouriteKinds), refId: Id }

/** Whether the caller keeps a thing (never for a guest), and how many people do. */
const Kept = v.object({ on: v.boolean(), count: v.number() })

/** [ours] How a thing stands with the caller. Our decision: docs/decisions/0271-favourites.md */
export const favouriteInfo = endpoint({
  path: '/bctFav/info',
  body: 'form',
  access: 'guest',
  summary: 'Whether a shop or a block is a favourite, and of how many',
  input: v.object(thing),
  output: Kept,
  refusals: [],
})

/** Keeps a shop or a block; to repeat it changes nothing. NOT_FOUND: no such block, no such open shop. LIMIT: the list is full. */
export const favouriteAdd = endpoint({
  path: '/bctFav/add',
  body: 'form',
  access: 'user',
  summary: 'Keep a shop or a block as a favourite',
  input: v.object(thing),
  output: Kept,
  refusals: ['NOT_FOUND', 'LIMIT'],
})

/** Keeps it no longer; to repeat it changes nothing. */
export const favouriteRemove = endpoint({
  path: '/bctFav/remove',
  body: 'form',
  access: 'user',
  summary: 'Keep a favourite no longer',
  input: v.object(thing),
  output: Kept,
  refusals: [],
})

const row = { refId: Id, at: Instant, areaName: v.string(), blockNo: v.number() }

/** A favourite as it stands now. */
export const Favourite = v.variant('kind', [
  v.object({
    ...row,
    kind: v.literal('shop'),
    name: v.string(),
    slogan: v.string(),
    thumb: v.string(),
    /** False once it no longer trades; its page may be gone. */
    isOpen: v.boolean(),
  }),
  v.object({
    ...row,
    kind: v.literal('block'),
    state: v.picklist(blockStates),
    /** What it costs while it is offered, else null. */
    price: v.nullable(FenSchema),
    /** The reader has reserved it, and not paid yet. */
    isOrdered: v.boolean(),
  }),
])
export type Favourite = v.InferOutput<typeof Favourite>

/** The own favourites, the latest first. Source: domain model §3.21, §6. */
export const favouriteList = endpoint({
  path: '/bctFav/list',
  body: 'form',
  access: 'user',
  summary: 'The own favourites',
  input: v.object(pageInput),
  output: pageOf(Favourite),
  refusals: [],
})
