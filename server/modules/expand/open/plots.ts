import { tierOf } from '@contract/expand/price'
import type { Tx } from '../../../db/schema'
import { findBlock } from '../../area/open/blocks'
import type { BlockTable } from '../../area/tables'
import { blockStates } from '../../area/tables'
import { offerBlocks } from '../mint-store'
import { joinUnit, lockRound, openPlotRounds, roundsWith, takeUnits } from '../round-store'
import { tiersIn } from '../rules/lists'
import { offerAsZonesSay } from './zone-offers'

/** The kind of the job that ends unpaid check-outs of a round's plots, because the round was halted; done by the block market. */
export const endPlotOrdersJob = 'endPlotOrders'

/**
 * Locks, before any of these blocks is locked, the rounds that offer them and those that may take them in when they are free again: planned
 * or open, with their numbers.
 */
export async function lockRoundsOf(tx: Tx, blockIds: readonly number[]) {
  const rounds = []
  for (const roundId of await roundsWith(tx, blockIds)) rounds.push(await lockRound(tx, roundId))
  return rounds.flatMap((round) => round ?? [])
}

/** Takes plots from a locked round or, with a negative number, gives them back. */
export const takePlots = (tx: Tx, roundId: number, count: number) => takeUnits(tx, roundId, count)

/**
 * Offers a block of the city that is free again: the round that offers it still does; else an open round that has its number takes it in,
 * although it was not free when that opened; else its zone says. Callers have locked the rounds and held the zones before the block.
 * Source: community §2, row 3b.
 */
export async function offerAgain(
  tx: Tx,
  { block_id: blockId, area_id: areaId }: BlockTable,
  now: number,
): Promise<void> {
  const block = await findBlock(tx, blockId)
  if (block?.state !== blockStates.unsold || block.round_id !== null) return
  const priceIn = (tiers: string) => tierOf(tiersIn(tiers), block.block_no)?.price
  const round = (await openPlotRounds(tx, areaId, now)).find(({ tiers }) => priceIn(tiers) !== undefined)
  if (!round) return offerAsZonesSay(tx, areaId, [blockId])
  const { round_id: roundId, close_at: until, tiers } = round
  await offerBlocks(tx, { roundId, until }, [{ blockId, price: priceIn(tiers) ?? 0 }])
  await joinUnit(tx, roundId)
}
