import type * as v from 'valibot'
import type { adminRoundAct, adminRoundAdd, adminRoundEdit } from '@contract/endpoints/community/expand'
import type { roundPreview } from '@contract/endpoints/console/areas'
import { mostPlots } from '@contract/endpoints/community/expand'
import { fen } from '@contract/money'
import { twoDigits } from '@contract/digits'
import { roundStates, roundTransitionFor } from '@contract/expand/transitions'
import { expansion } from '@contract/expand/limits'
import { calendarDay } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { changeAndView } from '../../db/once/change-once'
import { once } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { lockArea } from '../area/open/lock-area'
import type { AtDesk } from '../approvals/open/at-desk'
import { agreeAtDesk, dropAtDesk, endAtDesk } from '../approvals/open/at-desk'
import { refsWaiting } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { ownProposal } from '../audit/open/own'
import * as two from './by-two'
import { formFault, haltAskOf, lockForDesk, planAsk, planAskOf } from './by-two'
import { moveRound } from './life'
import { planFaults, rangeOf } from './rules/plan-faults'
import * as store from './round-store'
import type { ExpandRoundTable } from './tables'
import { deskRound } from './view'

type AddInput = v.InferOutput<typeof adminRoundAdd.input>
type EditInput = v.InferOutput<typeof adminRoundEdit.input>
type ActInput = v.InferOutput<typeof adminRoundAct.input>

async function freshOf(db: Db, deps: Deps, roundId: number, by: number) {
  const row = await store.findRound(db, roundId)
  if (!row) throw new Error(`round ${roundId} vanished`)
  const asked = await plansAsked({ db, clock: deps.clock }, [row])
  return deskRound(row, { by, now: deps.clock.now(), isAsked: asked.has(roundId) })
}

const plansAsked = (around: Pick<Deps, 'db' | 'clock'>, rows: readonly store.RoundRow[]) =>
  refsWaiting(
    around,
    planAsk,
    rows.map((row) => row.round_id),
  )

/** Rounds of an area with their drafts. Refusal: NOT_FOUND. */
export async function listDesk({ db, clock }: Deps, by: number, areaId: number) {
  if (!(await store.areaName(db, areaId))) return err(refusal('NOT_FOUND'))
  const found = await store.roundsOf(db, areaId, roundStates)
  const asked = await plansAsked({ db, clock }, found)
  return ok({
    rounds: found.map((row) => deskRound(row, { by, now: clock.now(), isAsked: asked.has(row.round_id) })),
  })
}

/** K2604: the year in which it opens, and its number. */
const noOf = (roundNo: number, openAt: number): string => `K${calendarDay(openAt).slice(2, 4)}${twoDigits(roundNo)}`

/** The fields of a plan, as its row stores them. */
function plannedRow(input: Omit<AddInput, 'clientNo' | 'areaId' | 'isDraft'>) {
  const { kind, roundNo, title, description, tiers, quota, perUser, openAt, closeAt } = input
  const { from, to } = rangeOf({ kind, tiers })
  const places = kind === 'slot' ? quota : to - from + 1
  return {
    no: noOf(roundNo, openAt),
    round_no: roundNo,
    kind,
    title,
    description,
    tiers: JSON.stringify(tiers),
    quota: places,
    left_count: places,
    per_user: perUser,
    open_at: openAt,
    close_at: closeAt,
    start_capacity: expansion.startCapacity,
    max_capacity: expansion.maxCapacity,
  }
}

/** What a round would do, as it is filled in. Refusal: NOT_FOUND. Source: community §9 (rounds). */
export async function previewRound({ db, clock }: Deps, input: v.InferOutput<typeof roundPreview.input>) {
  const { areaId, roundId = 0, kind, tiers, quota, openAt, closeAt } = input
  if (!(await store.areaName(db, areaId))) return err(refusal('NOT_FOUND'))
  const planned = plannedRow(input)
  const others = await store.othersOf(db, areaId, roundId)
  const faults = planFaults({ kind, no: planned.no, tiers, openAt, closeAt }, others, clock.now()) ?? {}
  const meeting = others.filter(
    (one) => one.kind === kind && one.state !== 'archived' && one.open_at < closeAt && openAt < one.close_at,
  )
  const rounds = meeting.map((one) => ({
    roundId: one.round_id,
    no: one.no,
    title: one.title,
    openAt: one.open_at,
    closeAt: one.close_at,
  }))
  const { taken, zones, zoneless } =
    kind === 'plot' ? await plotsOf(db, areaId, tiers) : { taken: [], zones: [], zoneless: 0 }
  const total = kind === 'plot' ? tiers.reduce((sum, one) => sum + one.price * soldIn(one, taken), 0) : null
  return ok({
    count: kind === 'plot' ? Math.max(0, planned.quota - taken.length) : quota,
    total: total === null ? null : fen(total),
    taken: taken.length,
    firstTaken: taken.slice(0, shownTaken),
    zones,
    zoneless,
    rounds,
    faults,
  })
}

/** How many blocks a tier has to sell: those of its numbers that nobody owns; none while its ends are the wrong way round. */
const soldIn = ({ from, to }: AddInput['tiers'][number], owned: readonly number[]): number =>
  Math.max(0, to - from + 1) - owned.filter((no) => from <= no && no <= to).length

/** How many numbers that have an owner are named. */
const shownTaken = 20

/** Which numbers of a plot round have an owner, so are not for sale, and in which zones they all lie. */
async function plotsOf(db: Db, areaId: number, tiers: AddInput['tiers']) {
  const { from, to } = rangeOf({ kind: 'plot', tiers })
  const width = to - from + 1
  if (width < 1 || width > mostPlots) return { taken: [], zones: [], zoneless: 0 }
  const found = await store.numbersOf(db, areaId, from, to)
  const taken = found.filter(({ owner_user_id: owner }) => owner !== null).map((row) => row.block_no)
  const around = await store.zonesBetween(db, areaId, from, to)
  const inside = around.reduce((sum, one) => sum + Math.min(to, one.no_to) - Math.max(from, one.no_from) + 1, 0)
  const zones = around.map((one) => ({ zoneId: one.category_id, name: one.name, noFrom: one.no_from, noTo: one.no_to }))
  return { taken, zones, zoneless: Math.max(0, width - inside) }
}

/** Drafts a round, and asks for it unless it is only kept. Refusals: NOT_FOUND, FORM. Source: community §2, row 1. */
export function addRound(deps: Deps, by: number, input: AddInput) {
  const call = '/admin/round/add'
  const now = deps.clock.now()
  return transact(deps.db, (tx) =>
    once(tx, { userId: by, clientNo: input.clientNo, call, input, now }, async () => {
      if (!(await lockArea(tx, input.areaId))) return err(refusal('NOT_FOUND'))
      const roundId = deps.ids.next()
      const planned = plannedRow(input)
      const fault = await formFault(tx, deps, input.areaId, roundId, planned)
      if (fault) return err(fault)
      await store.insertRound(tx, {
        round_id: roundId,
        ver: 1,
        area_id: input.areaId,
        ...planned,
        state: 'draft',
        draft_by: by,
        approved_by: null,
        approved_at: null,
        closed_at: null,
        halt_by: null,
        halt_reason: '',
        halted_by: null,
        created_at: now,
        updated_at: now,
      })
      const drafted = { ...planned, round_id: roundId, area_id: input.areaId }
      const changes = changesOf({}, two.toldOf({ ...planned, state: 'draft' }))
      const kept = await two.keepOrAsk(tx, deps, { userId: by }, drafted, {
        isDraft: input.isDraft,
        refVer: 1,
        call,
        changes,
      })
      if (!kept.ok) return kept
      return ok(await freshOf(tx, deps, roundId, by))
    }),
  )
}

/** A round as the subject of a deed. */
const about = (roundId: number) => ({ refType: 'round', refId: roundId })

interface Wish {
  readonly clientNo: string
  readonly roundId: number
  readonly ver: number
}

/** Does something with a round, with its area and row locked. Refusals: NOT_FOUND, MOVED (data.round), and those of what is done. */
function change<I extends Wish>(
  deps: Deps,
  by: number,
  call: string,
  input: I,
  work: (tx: Tx, round: ExpandRoundTable) => Promise<Refusal | undefined>,
) {
  const command = { userId: by, call, input, now: deps.clock.now() }
  const subject = {
    name: 'round',
    view: (tx: Tx) => freshOf(tx, deps, input.roundId, by),
    lock: async (tx: Tx) => {
      const round = await lockForDesk(tx, input.roundId)
      return round ? ok(round) : err(refusal('NOT_FOUND'))
    },
  }
  return changeAndView(deps.db, command, subject, async (tx, round) => {
    const fault = await work(tx, round)
    return fault ? err(fault) : ok(null)
  })
}

/** Changes a round that has not opened; it is a draft again. Refusals: NOT_FOUND, MOVED, CLOSED, FORM. Source: community §2, row 2. */
export function editRound(deps: Deps, by: number, input: EditInput) {
  const call = '/admin/round/edit'
  return change(deps, by, call, input, async (tx, round) => {
    const isOver = deps.clock.now() >= round.open_at && round.state !== 'draft'
    if (!roundTransitionFor('edit', 'operator', round.state) || isOver) return refusal('CLOSED')
    const planned = plannedRow(input)
    const { area_id: areaId, round_id: roundId } = round
    const fault = await formFault(tx, deps, areaId, roundId, planned)
    if (fault) return fault
    const unapproved = { draft_by: by, approved_by: null, approved_at: null, halt_by: null, halt_reason: '' }
    await moveRound(tx, deps, round, { act: 'edit', by: 'operator', change: { ...planned, ...unapproved } })
    await dropAsks(tx, deps, roundId)
    const drafted = { ...planned, round_id: roundId, area_id: areaId }
    const changes = await two.roundChanges(tx, round)
    const kept = await two.keepOrAsk(tx, deps, { userId: by }, drafted, {
      isDraft: input.isDraft,
      refVer: round.ver + 1,
      call,
      changes,
    })
    return kept.ok ? undefined : kept.error
  })
}

/** Why an operator may not do this with a locked round now, if so. */
async function actFault(tx: Tx, deps: Deps, round: ExpandRoundTable, by: number, act: ActInput['act']) {
  const isAsked = round.halt_by !== null
  if (!roundTransitionFor(act, 'operator', round.state)) return refusal('CLOSED')
  switch (act) {
    case 'approve':
      return round.draft_by === by ? ownProposal : formFault(tx, deps, round.area_id, round.round_id, round)
    case 'withdraw':
      return round.state === 'planned' && deps.clock.now() >= round.open_at ? refusal('CLOSED') : undefined
    case 'askHalt':
      return isAsked ? refusal('CLOSED', {}, '已有人提请停售') : undefined
    case 'unaskHalt':
      return isAsked ? undefined : refusal('CLOSED', {}, '无人提请停售')
    case 'halt':
      if (!isAsked) return refusal('CLOSED', {}, '无人提请停售')
      return round.halt_by === by ? ownProposal : undefined
  }
}

/** Approves, withdraws or halts a round. Refusals: NOT_FOUND, MOVED, OWN, CLOSED, FORM. Source: community §2, rows 1, 2, 8. */
export function actOnRound(deps: Deps, by: number, input: ActInput) {
  const call = '/admin/round/act'
  const { act, reason } = input
  return change(deps, by, call, input, async (tx, round) => {
    const fault = await actFault(tx, deps, round, by, act)
    if (fault) return fault
    if (act === 'askHalt') {
      const asked = await two.askToHalt(tx, deps, { userId: by }, round, reason, call)
      return asked.ok ? undefined : asked.error
    }
    const done = await doAtDesk(tx, deps, by, round, { act, reason })
    if (!done.ok) return done.error
    const { area_id: areaId, round_id: roundId } = round
    await audit(tx, deps, { ...about(roundId), userId: by, call, areaId, reason, details: { act }, ...done.value })
    return undefined
  })
}

/** Does at the desk what needs nobody's ask; gives what the record says of it. */
async function doAtDesk(
  tx: Tx,
  deps: Deps,
  by: number,
  round: ExpandRoundTable,
  { act, reason }: { readonly act: Exclude<ActInput['act'], 'askHalt'>; readonly reason: string },
): Promise<Result<AtDesk, Refusal>> {
  const [plan, halt] = [planAskOf(round.round_id), haltAskOf(round.round_id)]
  if (act === 'unaskHalt') return endAtDesk(tx, deps, two.roundHaltApproval, halt, { by, reason })
  if (act === 'withdraw') {
    await moveRound(tx, deps, round, { act, by: 'operator' })
    await dropAsks(tx, deps, round.round_id)
    return ok({ changes: await two.roundChanges(tx, round) })
  }
  return act === 'approve'
    ? agreeAtDesk(tx, deps, two.roundApproval, { ...plan, refVer: round.ver }, by, reason)
    : agreeAtDesk(tx, deps, two.roundHaltApproval, { ...halt, refVer: two.haltedVer }, by, reason)
}

async function dropAsks(tx: Tx, deps: Deps, roundId: number): Promise<void> {
  await dropAtDesk(tx, deps, planAskOf(roundId))
  await dropAtDesk(tx, deps, haltAskOf(roundId))
}
