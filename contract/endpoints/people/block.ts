import * as v from 'valibot'
import { blockActs, blockStates } from '../../block/transitions'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, Instant, Line, Pictures, PositiveFen, Text, Version } from '../../fields'
import { Party } from './session'

/** A block as everybody may see it. Source: domain model §3.1. */
export const BlockView = v.object({
  blockId: Id,
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
  blockNo: v.number(),
  name: v.string(),
  /** What its owner says on its page; pictures as paths joined by commas. */
  intro: v.string(),
  thumbs: v.string(),
  state: v.picklist(blockStates),
  owner: v.nullable(Party),
  mine: v.boolean(),
  /** How many listings and bids it may have open at once, and how many it has. */
  capacity: v.number(),
  open: v.number(),
  /** Number of its unfinished orders: while there are any, it cannot be offered for transfer. */
  running: v.number(),
  /** The offer, while the block is for sale; `until` null: the city's at its zone's price has no end. */
  transfer: v.nullable(v.object({ price: FenSchema, until: v.nullable(Instant) })),
  /** Of an own one that was handed over: until when it rests and cannot be offered. Source: community §8, row 1. */
  restsUntil: v.optional(Instant),
  /** Of an own one that somebody has reserved: until when, while they have not paid. */
  reservedUntil: v.optional(Instant),
  /** What this caller may do with it now. */
  acts: v.array(v.picklist(blockActs)),
})
export type BlockView = v.InferOutput<typeof BlockView>

/** Source: domain model §6.1. Without `blockId`: the block the caller acts as. */
export const blockInfo = endpoint({
  path: '/block/blockInfo',
  body: 'json',
  access: 'guest',
  summary: 'One block',
  input: v.object({ blockId: v.optional(Id) }),
  output: BlockView,
  refusals: ['NOT_FOUND'],
})

/** Many blocks, in the order asked for; unknown ones are left out. Source: domain model §6.1 (cart, favourites). */
export const blockInfos = endpoint({
  path: '/block/blockInfos',
  body: 'json',
  access: 'guest',
  summary: 'Several blocks',
  input: v.object({ blockIds: v.pipe(v.array(Id), v.maxLength(50)) }),
  output: v.array(BlockView),
  refusals: [],
})

/** How reliably the owner of a block trades, in figures that others see. */
const Standing = v.object({ residentDays: v.number(), done: v.number(), late: v.number() })

/** Source: domain model §6.1. */
export const blockOwnPage = endpoint({
  path: '/blockInfo/info',
  body: 'form',
  access: 'user',
  summary: 'The page of an own block; without id, of the one acted as',
  input: v.object({ id: v.optional(Id) }),
  output: v.object({ ...BlockView.entries, standing: v.nullable(Standing) }),
  refusals: ['NOT_FOUND', 'NO_RIGHT'],
})

/** Source: domain model §6.1 ("TA"). */
export const blockTheirPage = endpoint({
  path: '/blockInfo/taInfo',
  body: 'form',
  access: 'guest',
  summary: "The page of somebody's block",
  input: v.object({ id: Id }),
  output: v.object({ ...BlockView.entries, standing: v.nullable(Standing) }),
  refusals: ['NOT_FOUND'],
})

/**
 * Changes what the caller's block says on its page (`name`, `intro`, `thumbs`), offers it for transfer, or takes that offer back
 * (`transfer: null`). A field left out stays as it is. The offer pauses the block's open listings and closes its bids. LIMIT with `running`
 * while orders of the block are unfinished, with `until` for a day after a handover; NO_RIGHT with `next` `bindMobile` without a number;
 * HALT. `until` is at most 30 days ahead. Source: domain model §3.1, §6.1; community §8, row 1.
 */
export const blockEdit = endpoint({
  path: '/block/edit',
  body: 'json',
  access: 'resident',
  summary: 'Change the page of the own block, set it for transfer, or take it back',
  input: v.pipe(
    v.object({
      clientNo: ClientNo,
      ver: Version,
      name: v.optional(Line(20)),
      intro: v.optional(Text(500)),
      thumbs: v.optional(Pictures),
      transfer: v.optional(v.nullable(v.object({ price: PositiveFen, until: Instant }))),
    }),
    v.check(
      ({ name, intro, thumbs, transfer }) => [name, intro, thumbs, transfer].some((wish) => wish !== undefined),
      '暂无修改',
    ),
  ),
  output: BlockView,
  refusals: ['MOVED', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND', 'HALT', 'FORM'],
})
