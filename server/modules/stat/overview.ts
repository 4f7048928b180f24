import type * as v from 'valibot'
import { approvalKinds, readableKinds } from '@contract/console/approval-kinds'
import { overviewDays } from '@contract/console/limits'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall } from '@contract/console/rights'
import type { StaffAreas, StaffRole } from '@contract/console/roles'
import { dayMs, hourMs } from '@contract/durations'
import type { QueueKind, statOverview } from '@contract/endpoints/console/stat'
import { queueKinds } from '@contract/endpoints/console/stat'
import { dayEnd, dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import { reportReasons, reportWords } from '@contract/people/reports'
import { ok } from '@contract/result'
import { allCities } from '@contract/settings/all-cities'
import { asOfNow } from '../../db/as-of-now'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { openingsIn } from '../settings/open/opening-hours'
import { mostNow } from '../settings/open/settings-at'
import type { AppliedToday } from '../withdrawals/open/applied-today'
import { appliedToday } from '../withdrawals/open/applied-today'
import { actors } from './actors'
import * as figures from './figures-store'
import type { QueueRow } from './queue-store'
import * as queue from './queue-store'
import { countedUntil } from './hours-store'
import * as series from './series-store'

/** Who reads a queue sees what waits in it. */
const readers: Readonly<Record<QueueKind, ConsolePath>> = {
  dispute: '/admin/dispute/rows',
  handover: '/admin/handover/list',
  withdraw: '/admin/withdraw/list',
  approval: '/admin/approval/list',
  shop: '/admin/shop/list',
  round: '/admin/round/list',
  report: '/admin/report/list',
}

/** Of a report its reason, in words. */
const titleOf = ({ kind, title }: QueueRow): string =>
  kind === 'report' ? (reportReasons.filter((one) => one === title).map((one) => reportWords[one])[0] ?? title) : title

const isMine = ({ kind, asks, people }: QueueRow, { roles, userId }: StaffCaller): boolean => {
  const may: readonly StaffRole[] = kind === 'approval' ? (asks ? approvalKinds[asks] : []) : actors[kind]
  return !people.includes(userId) && roles.some((role) => may.includes(role))
}

const shown = 50

/** The areas that somebody looks at: one of theirs, or all of them. One that is not theirs shows nothing. */
export const lookedAt = ({ areas }: Pick<StaffCaller, 'areas'>, areaId: number | undefined): StaffAreas => {
  if (areaId === undefined) return areas
  return areas === null || areas.includes(areaId) ? [areaId] : []
}

/** Until when hours are counted, and how many days are looked at. */
interface Look {
  readonly today: number
  readonly now: number
  readonly counted: number
  readonly count: number
}

async function daysOf(db: Db, areas: StaffAreas, { today, now, counted, count }: Look) {
  const from = today - (count - 1) * dayMs
  const found = await series.byDay(db, { from, until: now + 1, counted, areas })
  return Array.from({ length: count }, (_, at) => {
    const row = found.find(({ day }) => day === from + at * dayMs)
    return { day: calendarDay(from + at * dayMs), turnover: row?.turnover ?? 0, orders: row?.orders ?? 0 }
  })
}

/** The full hours between which a city, or most of them, is open today; a holiday has none. */
async function openHoursOf(db: Db, areaId: number, { today, now }: Pick<Look, 'today' | 'now'>) {
  const opening = (await openingsIn(db, areaId, now)).find(({ from, to }) => today <= from && to <= dayEnd(now))
  const hourOf = (at: number) => (at - today) / hourMs
  return opening ? { opensAt: hourOf(opening.from), closesAt: hourOf(opening.to) } : { opensAt: 24, closesAt: 24 }
}

async function hoursOf(db: Db, areas: StaffAreas, { today, now, counted }: Look) {
  const found = await series.byHour(db, { from: today - dayMs, until: now + 1, counted, areas })
  const of = (start: number, value: 'payments' | 'turnover' | 'orders') =>
    Array.from({ length: 24 }, (_, at) => found.find(({ hour }) => hour === start + at * hourMs)?.[value] ?? 0)
  return {
    today: of(today, 'payments'),
    yesterday: of(today - dayMs, 'payments'),
    turnover: of(today, 'turnover'),
    orders: of(today, 'orders'),
  }
}

/** What was done by this time of day yesterday: whole hours as they were counted, and the rest of the running one. */
async function turnoverBefore(db: Db, areas: StaffAreas, { today, now, counted }: Look) {
  const end = now - dayMs
  const hour = Math.floor(end / hourMs) * hourMs
  const whole = await series.byHour(db, { from: today - dayMs, until: hour, counted, areas })
  return whole.reduce((sum, row) => sum + row.turnover, await series.turnoverOf(db, areas, hour, end + 1))
}

/** What was done on days and in hours, counted or not. */
const doneUntil = (db: Db, areas: StaffAreas, asked: Omit<Look, 'counted'>) =>
  asOfNow(db, async (tx) => {
    const look = { ...asked, counted: await countedUntil(tx) }
    const days = await daysOf(tx, areas, look)
    const hours = await hoursOf(tx, areas, look)
    return { days, hours, before: await turnoverBefore(tx, areas, look) }
  })

type Figures = Awaited<ReturnType<typeof figures.figures>>
type Compared = Awaited<ReturnType<typeof figures.lastReconciliation>>

const figuresOf = (
  at: Figures,
  last: Compared,
  applied: AppliedToday,
  { turnover, before }: { readonly turnover: number; readonly before: number },
) => ({
  turnover,
  turnoverBefore: before,
  held: fen(at.held),
  heldCount: at.held_count,
  heldLate: at.held_late,
  withdraw: applied.amount,
  withdrawCount: applied.count,
  withdrawTwo: applied.forTwo,
  fund: fen(at.fund),
  fundReserved: fen(at.fund_reserved),
  books: last ? { isEqual: last.is_equal, at: last.at } : null,
  entries: at.entries,
})

/** A day of the gateway's bills, 20261126, as all others are read. */
const readDay = (day: string): string => [day.slice(0, 4), day.slice(4, 6), day.slice(6)].join('-')

const noHours = { today: [], yesterday: [], turnover: [], orders: [] }

/** Everything of the overview; sums for who sees statistics. Source: community §9 (overview, roles). */
export async function readOverview(
  { db, clock }: Deps,
  staff: StaffCaller,
  { areaId, span }: v.InferOutput<typeof statOverview.input>,
) {
  const areas = lookedAt(staff, areaId)
  const now = clock.now()
  const today = dayStart(now)
  const kinds = queueKinds.filter((kind) => mayCall(readers[kind], staff.roles))
  const waited = { areas, kinds, reads: readableKinds(staff.roles), now }
  const seesSums = mayCall('/admin/stat/series', staff.roles)
  const oldHoldDays = await mostNow(db, 'lastResortDays', now)
  const [at, applied, { days, hours, before }, openHours, waiting, counts, running, last, backupAt] = await Promise.all(
    [
      figures.figures(db, areas, now, oldHoldDays * dayMs),
      appliedToday(db, areas, now),
      doneUntil(db, areas, { today, now, count: overviewDays[span] }),
      openHoursOf(db, areas?.length === 1 ? (areas[0] ?? allCities) : allCities, { today, now }),
      queue.nextInQueue(db, waited, shown),
      queue.queueCounts(db, waited),
      figures.running(db, areas, now),
      figures.lastReconciliation(db),
      figures.backupAt(db),
    ],
  )
  const differences = last ? (JSON.parse(last.differences) as unknown[]).length : 0
  return ok({
    at: now,
    span,
    figures: seesSums ? figuresOf(at, last, applied, { turnover: days.at(-1)?.turnover ?? 0, before }) : null,
    queue: waiting.map((row) => ({
      kind: row.kind,
      refType: row.ref_type,
      refId: row.ref_id,
      no: row.no,
      title: titleOf(row),
      areaId: row.area_id,
      amount: row.amount === null ? null : fen(row.amount),
      until: row.until,
      otherwise: row.otherwise,
      isMine: isMine(row, staff),
      isSecond: row.is_second,
    })),
    counts: Object.fromEntries(
      queueKinds.map((kind) => [kind, counts.find((row) => row.kind === kind)?.count ?? 0]),
    ) as Record<QueueKind, number>,
    days: seesSums ? days : [],
    hours: { ...(seesSums ? hours : noHours), ...openHours },
    city: running.map(({ ref_id: refId, area_id: where, value, of, ...row }) => ({
      ...row,
      refId,
      areaId: where,
      value: Number(value),
      of: of === null ? null : Number(of),
    })),
    health: {
      jobsLateMs: at.jobs_late_ms,
      jobsFailed: at.jobs_failed,
      gateway: last ? { day: readDay(last.day), payments: last.payments, differences, at: last.at } : null,
      messagesWaiting: at.messages_waiting,
      messagesFailed: at.messages_failed,
      oldHoldDays,
      oldHolds: at.old_holds,
      backupAt,
    },
  })
}
