import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, Id, Instant } from '../../fields'

/**
 * What of the block market waits for its reader: own check-outs to pay, purchases whose new password was not looked at yet, and sales whose
 * money is still held (`releaseAt` is null while an objection waits). The earliest deadline comes first. Source: community §8; mockup
 * 28-market (tab 0 of the market edition).
 */
export const ownBlocks = endpoint({
  path: '/block/mine',
  body: 'form',
  access: 'user',
  summary: 'Own check-outs and handovers that wait',
  input: v.object({}),
  output: v.object({
    checkOuts: v.array(v.object({ payNo: v.string(), blocks: v.number(), amount: FenSchema, expireAt: Instant })),
    bought: v.array(v.object({ orderId: Id, blockNo: v.number(), areaName: v.string(), until: Instant })),
    sold: v.array(
      v.object({
        orderId: Id,
        blockNo: v.number(),
        areaName: v.string(),
        /** What reaches the seller. */
        income: FenSchema,
        releaseAt: v.nullable(Instant),
      }),
    ),
  }),
  refusals: [],
})
