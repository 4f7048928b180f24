import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { ClientNo, FenSchema, Id, Instant, PositiveFen, Version } from '../fields'
import { Party } from './session'

export const blockStateNames = ['unsold', 'held', 'transfer', 'reserved', 'frozen'] as const
export const blockActs = ['transfer', 'takeBack'] as const

/** A block as everybody may see it. Source: domain model §3.1. */
export const BlockView = v.object({
  blockId: Id,
  ver: v.number(),
  areaId: Id,
  areaName: v.string(),
  blockNo: v.number(),
  name: v.string(),
  state: v.picklist(blockStateNames),
  owner: v.nullable(Party),
  mine: v.boolean(),
  /** Listings and bids it may have open at once, and has. */
  capacity: v.number(),
  open: v.number(),
  /** Its unfinished orders: while there are any, it cannot be set for transfer. */
  running: v.number(),
  /** The offer, while it is set for transfer. */
  transfer: v.nullable(v.object({ price: FenSchema, until: Instant })),
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

/**
 * Sets the caller's block for transfer, or (`transfer: null`) takes it back. Setting it pauses its open listings and closes its bids;
 * LIMIT with `running` while orders of the block are unfinished. `until` is at most 30 days ahead. Source: domain model §3.1.
 */
export const blockEdit = endpoint({
  path: '/block/edit',
  body: 'json',
  access: 'resident',
  summary: 'Set the own block for transfer, or take it back',
  input: v.object({
    clientNo: ClientNo,
    ver: Version,
    transfer: v.nullable(v.object({ price: PositiveFen, until: Instant })),
  }),
  output: BlockView,
  refusals: ['MOVED', 'LIMIT', 'NO_RIGHT', 'NOT_FOUND', 'FORM'],
})
