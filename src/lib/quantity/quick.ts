import { qty, qtyScale } from '@contract/money'
import type { Qty } from '@contract/money'
import type { QtyLimits } from './quantity'
import { highest, isSellable, lowest, stepQty } from './quantity'

/** So many taps on + reach everything: nothing is offered beside it. */
const fewTaps = 6

/** So many round quantities stand beside the stepper. */
const mostRound = 4

/** All is offered while it is at most so many times the largest round quantity: nobody takes a thousand kilos by accident. */
const allTimes = 10

/** A quantity that one tap chooses. */
export interface QuickQty {
  readonly qty: Qty
  /** Everything there is, and told so. */
  readonly isAll: boolean
}

function isNear(limits: QtyLimits): boolean {
  let at = lowest(limits)
  for (let tap = 0; tap < fewTaps; tap += 1) at = stepQty(at, 1, limits)
  return at === highest(limits)
}

/** Round quantities are counted in whole units, in tenths where there are less than two, in steps where whole units are off the grid. */
function roundUnit(tick: number, most: number): number {
  if (qtyScale % tick !== 0) return tick
  let unit: number = qtyScale
  while (2 * unit > most && (unit / 10) % tick === 0) unit /= 10
  return unit
}

/** 1, 2, 5, 10, 20 … times a unit: those from the least on and below the most, the smallest first. */
function roundQtys(unit: number, least: number, most: number): Qty[] {
  const found: Qty[] = []
  for (let ten = unit; ten < most && found.length < mostRound; ten *= 10) {
    const fitting = [ten, 2 * ten, 5 * ten].filter((one) => one >= least && one < most)
    found.push(...fitting.map((one) => qty(one)))
  }
  return found.slice(0, mostRound)
}

/**
 * Quantities to choose with one tap beside a stepper: round ones within the limits, then all of it; none where few taps on + reach
 * everything. Source: design §3 (chip, stepper).
 */
export function quickQtys(limits: QtyLimits): readonly QuickQty[] {
  if (!isSellable(limits) || isNear(limits)) return []
  const most = highest(limits)
  const round = roundQtys(roundUnit(limits.tick, most), lowest(limits), most)
  const largest = round[round.length - 1]
  const hasAll = most === limits.left && (largest === undefined || most <= allTimes * largest)
  return [...round.map((one) => ({ qty: one, isAll: false })), ...(hasAll ? [{ qty: most, isAll: true }] : [])]
}
