import type * as v from 'valibot'
import type { expandInfo, expandList, expandPriceTable, expandRemind } from '@contract/endpoints/community/expand'
import type { Tier } from '@contract/expand/price'
import { expansion } from '@contract/expand/limits'
import { fen } from '@contract/money'
import { allCities } from '@contract/settings/all-cities'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { findBlock } from '../area/open/blocks'
import { isShown, moduleRefusal } from '../area/open/access'
import { settingNow } from '../settings/open/settings-at'
import { movingStates } from '../area/open/traders'
import { blockStates } from '../area/tables'
import { tiersIn } from './rules/lists'
import type { RoundRow } from './round-store'
import * as rounds from './round-store'
import * as store from './slot-store'
import { purchaseView, roundView } from './view'

/** Rounds of an area, newest first. */
export async function listRounds(
  { db }: Deps,
  { userId }: Caller,
  { areaId, state }: v.InferOutput<typeof expandList.input>,
) {
  const reminders = await rounds.remindersOf(db, userId)
  const found = await rounds.roundsOf(db, areaId, state ? [state] : undefined)
  return ok({ rounds: found.flatMap((row) => roundView(row, reminders) ?? []) })
}

/** One round as a caller sees it. */
export async function roundViewOf(db: Db, roundId: number, userId: number) {
  return roundView(await rounds.findRound(db, roundId), await rounds.remindersOf(db, userId))
}

const byKind = (one: RoundRow, other: RoundRow) => Number(one.kind === 'plot') - Number(other.kind === 'plot')

/** The open round (slots before plots), and the one that opens next. */
export function currentOf(found: readonly RoundRow[]) {
  const [open] = found.filter(({ state }) => state === 'open').sort(byKind)
  const [next] = found.filter(({ state }) => state === 'planned').sort((one, other) => one.open_at - other.open_at)
  return { open, next }
}

/** Which area's prices the menu shows. Source: community §2 (menu). */
export const priceAreaId = (db: Db): Promise<number> => settingNow(db, allCities, 'priceArea')

/** The open round and what the caller's block has. Refusal: NOT_FOUND. Source: community §2. */
export async function readExpansion(
  { db, clock }: Deps,
  caller: Caller,
  input: v.InferOutput<typeof expandInfo.input>,
) {
  const { areaId, roundId } = input
  const area = await rounds.areaName(db, areaId)
  if (!area) return err(refusal('NOT_FOUND'))
  const { open, next } = currentOf(await rounds.roundsOf(db, areaId))
  const reminders = await rounds.remindersOf(db, caller.userId)
  const row = roundId === undefined ? (open ?? next) : await rounds.findRound(db, roundId)
  const round = roundView(row, reminders)
  if (roundId !== undefined && round?.areaId !== areaId) return err(refusal('NOT_FOUND'))
  const later = next?.round_id === row?.round_id ? undefined : roundView(next, reminders)
  return ok({
    areaId,
    areaName: area.name,
    enabled: await isShown(db, areaId, 'expand', caller.platform),
    priceAreaId: await priceAreaId(db),
    round: round ?? null,
    next: later ?? null,
    mine: await mineIn({ db, clock }, caller, areaId, row),
  })
}

/** What the block that the caller acts as has in this area. */
async function mineIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { blockId }: Caller,
  areaId: number,
  round: RoundRow | undefined,
) {
  const block = blockId > 0 ? await findBlock(db, blockId) : undefined
  if (block?.area_id !== areaId) return null
  const max = round?.max_capacity ?? expansion.maxCapacity
  const unpaid = await store.unpaidOfBlock(db, blockId)
  const sells = round?.kind === 'slot' && round.state === 'open' && !unpaid && block.state === blockStates.held
  const left = round === undefined || round.quota === 0 ? max : round.left_count
  return {
    blockId,
    blockNo: block.block_no,
    capacity: block.capacity,
    used: await store.usedOf(db, blockId),
    max,
    mayBuy: sells ? Math.max(0, Math.min(max - block.capacity, left, expansion.mostPerPurchase)) : 0,
    inTransfer: movingStates.includes(block.state),
    unpaid: unpaid ? purchaseView(unpaid, clock.now()) : null,
  }
}

/** A person's own purchase. Refusal: NOT_FOUND. */
export async function readPurchase({ db, clock }: Deps, userId: number, expandId: number) {
  const row = await store.findPurchase(db, expandId)
  return row?.user_id === userId ? ok(purchaseView(row, clock.now())) : err(refusal('NOT_FOUND'))
}

const newestOf = (found: readonly RoundRow[], kind: RoundRow['kind']) =>
  found.filter((row) => row.kind === kind).find(({ state }) => state === 'open') ??
  found.find((row) => row.kind === kind && row.state === 'planned') ??
  found.find((row) => row.kind === kind)

/** What slots and plots cost in an area, by its open rounds or else the next or last ones. Refusal: NOT_FOUND. Source: community §2. */
export async function readPrices({ db }: Deps, input: v.InferOutput<typeof expandPriceTable.input>) {
  const areaId = input.areaId ?? (await priceAreaId(db))
  const area = await rounds.areaName(db, areaId)
  const found = await rounds.roundsOf(db, areaId)
  const [slot, plot] = [newestOf(found, 'slot'), newestOf(found, 'plot')]
  const shown = [slot, plot].flatMap((row) => row ?? [])
  const newest = [...shown].sort((one, other) => other.open_at - one.open_at)[0]
  const view = roundView(newest, new Set())
  if (!area || !newest || !view) return err(refusal('NOT_FOUND', {}, '本城暂无价格表'))
  const { roundId, no, roundNo, state } = view
  return ok({
    areaId,
    areaName: area.name,
    round: { roundId, no, roundNo, state },
    startCapacity: newest.start_capacity,
    maxCapacity: newest.max_capacity,
    slots: slot ? tiersIn(slot.tiers).map(priced) : [],
    plots: plot ? await plotTiers(db, plot) : [],
    asOf: Math.max(...shown.map((row) => row.updated_at)),
  })
}

const priced = ({ from, to, price }: Tier) => ({ from, to, price: fen(price) })

/** Each tier of a plot round with how many of its numbers nobody owns yet. */
async function plotTiers(db: Db, { area_id: areaId, tiers }: RoundRow) {
  const list = tiersIn(tiers)
  const taken = await rounds.numbersOf(
    db,
    areaId,
    Math.min(...list.map(({ from }) => from)),
    Math.max(...list.map(({ to }) => to)),
  )
  const owned = taken.filter(({ state }) => state !== blockStates.unsold).map(({ block_no }) => block_no)
  return list.map((tier) => {
    const total = tier.to - tier.from + 1
    return { ...priced(tier), total, left: total - owned.filter((no) => tier.from <= no && no <= tier.to).length }
  })
}

/**
 * Notes that a person wants a notice when a round opens, or no longer wants it. Refusals: NOT_FOUND, NO_RIGHT, CLOSED. Source: community
 * §2.
 */
export function remind(deps: Deps, caller: Caller, { roundId, on }: v.InferOutput<typeof expandRemind.input>) {
  return transact(deps.db, async (tx) => {
    const round = await rounds.lockRound(tx, roundId)
    if (!round || !roundView(await rounds.findRound(tx, roundId), new Set())) return err(refusal('NOT_FOUND'))
    const refused = await moduleRefusal(tx, round.area_id, 'expand', caller)
    if (refused) return err(refused)
    if (round.state !== 'planned') return err(refusal('CLOSED'))
    await rounds.setReminder(tx, roundId, caller.userId, on === 1)
    return ok({ on: on === 1 })
  })
}
