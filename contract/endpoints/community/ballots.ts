import * as v from 'valibot'
import { Id, Instant, pageOf } from '../../fields'
import { isReceipt } from '../../vote/receipt'
import { PointsRow } from '../people/points'

// What a vote and an election say alike of their secret ballots. Source: community §4, §7.

/** Made on the device and kept there only. */
export const Receipt = v.pipe(v.string(), v.check(isReceipt))

/** What is told of a ballot that was cast: how many have voted, of how many; whether it took the place of an earlier one. */
export const castBallot = {
  cast: v.number(),
  census: v.number(),
  changed: v.boolean(),
  at: Instant,
  pointsRow: v.optional(PointsRow),
} as const

/** The first hexadecimal digit of the marks that are asked for. */
export const MarkPrefix = v.pipe(v.string(), v.regex(/^[0-9a-f]$/))

/** Which blocks have voted, for auditors. */
export const Roll = pageOf(v.object({ blockId: Id, blockNo: v.number() }))
