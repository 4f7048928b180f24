import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, FormInteger, Id, Instant } from '../../fields'

/**
 * What a buyer reads of a block beside what it is: its zone, how often it changed its owner, and what blocks of its zone were sold for
 * lately, the oldest first. Source: community §8 (block for sale); mockup 28-market-block.
 */
export const BlockSale = v.object({
  blockId: Id,
  /** Whether its area's block market is open on this platform. */
  enabled: v.boolean(),
  zone: v.nullable(v.object({ categoryId: Id, name: v.string() })),
  /** The round that offers it, while it is the city's. */
  roundNo: v.nullable(v.number()),
  /** When a planned round offers it, while it is the city's and nothing does. */
  nextAt: v.nullable(Instant),
  /** Until when somebody has it reserved. */
  busyUntil: v.nullable(Instant),
  /** The own pay order by which this reader has it reserved, to be paid. */
  payNo: v.nullable(v.string()),
  /** Whether this reader is told when it is free again. */
  reminded: v.boolean(),
  handovers: v.number(),
  prices: v.array(v.object({ at: Instant, price: FenSchema })),
})
export type BlockSale = v.InferOutput<typeof BlockSale>

export const blockSale = endpoint({
  path: '/block/sale',
  body: 'form',
  access: 'guest',
  summary: 'What a buyer reads of a block',
  input: v.object({ blockId: Id }),
  output: BlockSale,
  refusals: ['NOT_FOUND'],
})

/**
 * Asks for one notice when a reserved block is free again (`on` 1), or cancels that (0). CLOSED when nobody has it reserved. Source:
 * community §8.
 */
export const remindBlock = endpoint({
  path: '/block/remind',
  body: 'form',
  access: 'user',
  summary: 'Be told when a reserved block is free again',
  input: v.object({ blockId: Id, on: FormInteger(0, 1) }),
  output: v.object({ on: v.boolean() }),
  refusals: ['NOT_FOUND', 'CLOSED'],
})
