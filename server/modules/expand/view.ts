import type { AdminRound } from '@contract/endpoints/console/community/expand'
import type { RoundView, SlotPurchase } from '@contract/endpoints/community/expand'
import type { Tier } from '@contract/expand/price'
import type { RoundAdminAct } from '@contract/expand/transitions'
import { roundActs, roundTransitionFor, slotActs, slotTransitionFor } from '@contract/expand/transitions'
import { isPayable } from '@contract/hours'
import { fen } from '@contract/money'
import { linesIn, tiersIn } from './rules/lists'
import type { RoundRow } from './round-store'
import type { SlotPurchaseTable } from './tables'

const priced = <T extends Tier>(tier: T) => ({ ...tier, price: fen(tier.price) })

function fieldsOf(row: RoundRow) {
  return {
    roundId: row.round_id,
    ver: row.ver,
    areaId: row.area_id,
    no: row.no,
    roundNo: row.round_no,
    kind: row.kind,
    title: row.title,
    description: row.description,
    tiers: tiersIn(row.tiers).map(priced),
    quota: row.quota,
    left: row.left_count,
    sold: Number(row.sold ?? 0),
    reserved: Number(row.reserved ?? 0),
    perUser: row.per_user,
    startCapacity: row.start_capacity,
    maxCapacity: row.max_capacity,
    openAt: row.open_at,
    closeAt: row.close_at,
    closedAt: row.closed_at,
    haltedBecause: row.halted_by === null ? '' : row.halt_reason,
  }
}

const isShown = (state: RoundRow['state']): state is RoundView['state'] =>
  state === 'planned' || state === 'open' || state === 'archived'

/** A round as everybody sees it; undefined for a draft. */
export function roundView(row: RoundRow | undefined, reminders: ReadonlySet<number>): RoundView | undefined {
  if (!row || !isShown(row.state)) return undefined
  const isBusy = row.state === 'open' && row.quota > 0 && row.left_count === 0
  return {
    ...fieldsOf(row),
    state: row.state,
    busyUntil: isBusy ? row.busy_until : null,
    reminds: reminders.has(row.round_id),
  }
}

interface Seen {
  readonly now: number
  /** The plan waits for the second person. */
  readonly isAsked: boolean
}

/** What an operator may do with a round: by the table, before it opens, and while nobody asked for the halt. */
function adminActsOf(row: RoundRow, now: number): RoundAdminAct[] {
  const isStill = row.state === 'draft' || now < row.open_at
  const may: Readonly<Record<RoundAdminAct, boolean>> = {
    edit: isStill,
    withdraw: isStill,
    askHalt: row.halt_by === null,
  }
  return roundActs.filter((act) => may[act] && roundTransitionFor(act, 'operator', row.state) !== undefined)
}

/** A round as operators see it. */
export function adminRound(row: RoundRow, seen: Seen): AdminRound {
  return {
    ...fieldsOf(row),
    state: row.state,
    isAsked: seen.isAsked,
    draftBy: row.drafter ?? '',
    approvedBy: row.approver ?? '',
    halt:
      row.halt_by === null || !roundTransitionFor('halt', 'operator', row.state)
        ? null
        : { askedBy: row.halter ?? '', reason: row.halt_reason },
    acts: adminActsOf(row, seen.now),
  }
}

/** A purchase as its buyer sees it now. */
export const purchaseView = (row: SlotPurchaseTable, now: number): SlotPurchase => ({
  expandId: row.expand_id,
  no: row.no,
  ver: row.ver,
  roundId: row.round_id,
  payNo: row.pay_no,
  areaId: row.area_id,
  fromCapacity: row.from_capacity,
  count: row.count,
  lines: linesIn(row.lines).map(({ from, to, count, price }) => ({ from, to, count, price: fen(price) })),
  amount: fen(row.amount),
  expireAt: row.pay_before,
  acts: slotActs.filter(
    (act) => slotTransitionFor(act, 'buyer', row.state) && (act !== 'pay' || isPayable(row.pay_before, now)),
  ),
})
