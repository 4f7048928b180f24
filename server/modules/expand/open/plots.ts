import type { Tx } from '../../../db/schema'
import { lockRound, takePlaces } from '../round-store'

/** The kind of the job that ends unpaid check-outs of a round's plots, because the round was halted; done by the block market. */
export const endPlotOrdersJob = 'endPlotOrders'

/** Locks a round, before any of its plots is locked. */
export const lockPlotRound = (tx: Tx, roundId: number) => lockRound(tx, roundId)

/** Takes plots from a locked round or, with a negative number, gives them back. */
export const takePlots = (tx: Tx, roundId: number, count: number) => takePlaces(tx, roundId, count)
