import { tierOf } from '@contract/expand/price'
import type { RoundAct, RoundRole } from '@contract/expand/transitions'
import { roundTransitionFor } from '@contract/expand/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline, unpaid } from '../../jobs/deadlines'
import type { JobHandler, JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { unpaidTimer } from '../pay/open/unpaid-timer'
import { blockStates } from '../area/tables'
import { closeUnpaidSlotsJob } from './buy'
import { tiersIn } from './rules/lists'
import { insertBlocks, offerBlocks, withdrawOffers } from './mint-store'
import { endPlotOrdersJob } from './open/plots'
import { lockZones, offerAsZonesSay } from './open/zone-offers'
import { tellClosed, tellOpened, tellPlanned } from './news'
import * as store from './round-store'
import * as purchases from './slot-store'
import { moveSlots } from './slots'
import type { ExpandRoundTable } from './tables'

/** The kinds of the jobs that open and close rounds. */
const jobAt = { openAt: 'openRound', closeAt: 'closeRound' } as const

/** A round opens at the hour it was announced for, and an open one is open for as much longer. */
export const expandDeadlines: readonly Deadline[] = [
  unpaid('slot_purchase', 'expand_id', 'pay_before', closeUnpaidSlotsJob, 'expand'),
  deadline('expand_round', 'round_id', 'open_at', {
    wakes: jobAt.openAt,
    where: { state: ['planned'] },
    moved: 'announced',
  }),
  deadline('expand_round', 'round_id', 'close_at', { wakes: jobAt.closeAt, where: { state: ['open'] } }),
]

/** Carries out an act on a locked round whose state allows it, as the table says: state, timer, blocks, purchases, notices. */
export async function moveRound(
  tx: Tx,
  deps: Deps,
  round: ExpandRoundTable,
  {
    act,
    by,
    change = {},
  }: { readonly act: RoundAct; readonly by: RoundRole; readonly change?: Partial<ExpandRoundTable> },
): Promise<void> {
  const step = roundTransitionFor(act, by, round.state)
  if (!step) throw new Error(`a ${round.state} round does not ${act}`)
  const now = deps.clock.now()
  const to = step.to === 'same' ? round.state : step.to
  // What a round of plots has taken changes with its state.
  const takesOther = round.kind === 'plot' && to !== round.state
  if (takesOther) await lockZones(tx, round.area_id)
  const ended = to === 'archived' ? { closed_at: act === 'close' ? round.close_at : now } : {}
  const offered = act === 'open' && round.kind === 'plot' ? await mint(tx, deps, round) : undefined
  // Where all were taken before it opened, the quota stays as planned: 0 would say that there is no limit.
  const minted = offered === undefined ? {} : { left_count: offered, ...(offered > 0 && { quota: offered }) }
  const next = { ...change, ...ended, ...minted, state: to, updated_at: act === 'close' ? round.updated_at : now }
  await store.changeRound(tx, round.round_id, next)
  if (step.next) {
    const runAt = step.next === 'openAt' ? round.open_at : round.close_at
    await schedule(tx, { kind: jobAt[step.next], ref: round.round_id, runAt })
  }
  if (act === 'approve') await tellPlanned(tx, deps, round)
  if (act === 'open') await tellOpened(tx, deps, round)
  if (act === 'halt') await closeUnpaid(tx, deps, round.round_id)
  if (to === 'archived' && round.kind === 'plot') await endOffers(tx, deps, round.round_id, act === 'halt')
  if (takesOther) await offerAsZonesSay(tx, round.area_id)
  if (to === 'archived') await tellEnd(tx, deps, round, act === 'halt' ? round.halt_reason : '')
}

async function tellEnd(tx: Tx, deps: Deps, round: ExpandRoundTable, haltedBecause: string): Promise<void> {
  const sold = Number((await store.findRound(tx, round.round_id))?.sold ?? 0)
  await tellClosed(tx, deps, round, sold, haltedBecause)
}

/** Offers nothing of a plot round that ended; when it was halted, check-outs that wait for their money end, too. */
async function endOffers(tx: Tx, { clock }: Deps, roundId: number, isHalted: boolean): Promise<void> {
  await withdrawOffers(tx, roundId)
  if (isHalted) await schedule(tx, { kind: endPlotOrdersJob, ref: roundId, runAt: clock.now() })
}

/** Ends the unpaid purchases of a halted round. */
async function closeUnpaid(tx: Tx, deps: Deps, roundId: number): Promise<void> {
  for (const { expand_id: expandId } of await purchases.unpaidOfRound(tx, roundId)) {
    const bought = await purchases.lockPurchase(tx, expandId)
    if (bought) await moveSlots(tx, deps, bought, 'haltRound', 'system')
  }
}

/**
 * Creates the numbers of a plot round that the city does not have yet, offers them with those that nobody bought, and returns how many of
 * its numbers nobody owns. Source: community
 * §2, row 3b.
 */
async function mint(tx: Tx, { ids, clock }: Deps, round: ExpandRoundTable): Promise<number> {
  const tiers = tiersIn(round.tiers)
  const from = Math.min(...tiers.map((tier) => tier.from))
  const to = Math.max(...tiers.map((tier) => tier.to))
  const there = await store.numbersOf(tx, round.area_id, from, to)
  const known = new Set(there.map(({ block_no }) => block_no))
  const fresh: number[] = []
  const priceOf = (no: number) => tierOf(tiers, no)?.price ?? 0
  for (let no = from; no <= to; no += 1) if (!known.has(no) && tierOf(tiers, no)) fresh.push(no)
  const blocks = fresh.map((blockNo) => ({ blockId: ids.next(), blockNo, price: priceOf(blockNo) }))
  const offer = { roundId: round.round_id, until: round.close_at }
  const made = { areaId: round.area_id, capacity: round.start_capacity, now: clock.now() }
  await insertBlocks(tx, { ...offer, ...made }, blocks)
  const offered = there.filter(({ state, block_no: no }) => state === blockStates.unsold && tierOf(tiers, no))
  await offerBlocks(
    tx,
    offer,
    offered.map(({ block_id: blockId, block_no: no }) => ({ blockId, price: priceOf(no) })),
  )
  return fresh.length + offered.length
}

/** A timer of rounds: under the same lock and by the same table as an operator's act. */
function roundTimer(deps: Deps, act: 'open' | 'close'): JobHandler {
  return async (tx, roundId) => {
    const round = await store.lockWithArea(tx, roundId)
    if (!round || !roundTransitionFor(act, 'timer', round.state)) return
    const [kind, runAt] = act === 'open' ? [jobAt.openAt, round.open_at] : [jobAt.closeAt, round.close_at]
    if (runAt > deps.clock.now()) await schedule(tx, { kind, ref: roundId, runAt })
    else await moveRound(tx, deps, round, { act, by: 'timer' })
  }
}

/** What the jobs of expansion do, for who reads that one fails. */
export const expandJobNames = {
  [jobAt.openAt]: '扩容期开始',
  [jobAt.closeAt]: '扩容期结束',
  [closeUnpaidSlotsJob]: '释放逾期未付的格位',
} as const satisfies JobNames

/** The timers of rounds and of unpaid purchases. Source: community §2, rows 3, 6, 7. */
export const expandJobs = (deps: Deps): JobHandlers<keyof typeof expandJobNames> => ({
  [jobAt.openAt]: roundTimer(deps, 'open'),
  [jobAt.closeAt]: roundTimer(deps, 'close'),
  [closeUnpaidSlotsJob]: unpaidTimer(deps, closeUnpaidSlotsJob, async (tx, expandId) => {
    const bought = await purchases.lockPurchase(tx, expandId)
    if (bought?.state !== 'unpaid') return undefined
    const close = () => moveSlots(tx, deps, bought, 'closeUnpaidSlots', 'timer')
    return { areaId: bought.area_id, payBefore: bought.pay_before, close }
  }),
})
