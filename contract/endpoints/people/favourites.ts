import * as v from 'valibot'
import { blockStates } from '../../block/transitions'
import { endpoint } from '../../endpoint'
import { favouriteKinds } from '../../people/favourite-kinds'
import { FenSchema, Id, Instant, pageInput, pageOf } from '../../fields'

const thing = { kind: v.picklist(favouriteKinds), refId: Id }

/** Whether the caller keeps a thing (never for a guest), and how many people do. */
const Kept = v.object({ on: v.boolean(), count: v.number() })

/** [ours] How a thing stands with the caller. Our decision: docs/decisions/0395-reputation.md */
export const favouriteInfo = endpoint({
  path: '/bctFav/info',
  body: 'form',
  access: 'guest',
  summary: 'Whether a shop or a block is a favourite, and of how many',
  input: v.object(thing),
  output: Kept,
  refusals: [],
})

/**
 * Keeps a shop or a block, or follows a seller; to repeat it changes nothing. NOT_FOUND: no such block or owner of one, no such open shop;
 * OWN: oneself. LIMIT: the list is full.
 */
export const favouriteAdd = endpoint({
  path: '/bctFav/add',
  body: 'form',
  access: 'user',
  summary: 'Keep a shop or a block as a favourite, or follow a seller',
  input: v.object(thing),
  output: Kept,
  refusals: ['NOT_FOUND', 'OWN', 'LIMIT'],
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
  v.object({
    ...row,
    kind: v.literal('seller'),
    /** The lowest of the person's blocks, for the page; null for who has none now (then without area and number). */
    blockId: v.nullable(Id),
    nickName: v.string(),
    avatar: v.string(),
    /** How many listings are on sale, and when the newest was made. */
    onSale: v.number(),
    newestAt: v.nullable(Instant),
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
