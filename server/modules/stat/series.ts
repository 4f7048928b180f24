import type * as v from 'valibot'
import { dayMs } from '@contract/durations'
import type { statSeries } from '@contract/endpoints/console/stat'
import { startOfDay } from '@contract/hours'
import type { RemedyKind } from '@contract/console/remedies'
import { fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { asOfNow } from '../../db/as-of-now'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { countedUntil } from './hours-store'
import { lookedAt } from './overview'
import type { Span } from './series-store'
import * as store from './series-store'

/** How many days may be looked at once. */
const mostDays = 400

const nothing = { orders: 0, turnover: 0, fee: 0, fund: 0 }
const money = ({ orders, turnover, fee, fund }: typeof nothing) => ({ orders, turnover, fee, fund })
const noRemedies = { reallotted: null, advanced: null, cameBack: null, lost: null, compensated: null }
const noCity = { residents: null, blocksSold: null, votes: null, traders: null, returned: null, ...noRemedies }

type Right = Awaited<ReturnType<typeof store.remediesByDay>>

/** What was put right on a day, each kind in fen. */
function rightOn(rows: Right, day: number) {
  const own = rows.filter((row) => row.day === day)
  const of = (kind: RemedyKind) => fen(own.find((row) => row.kind === kind)?.amount ?? 0)
  const advanced = fen(own.reduce((sum, row) => sum + row.advanced, 0))
  return {
    reallotted: of('reallot'),
    advanced,
    cameBack: of('returned'),
    lost: of('loss'),
    compensated: of('goodwill'),
  }
}

async function dayRows(db: Db, span: Span) {
  const found = await store.byDay(db, span)
  const city = await store.cityByDay(db, span)
  const right = await store.remediesByDay(db, span)
  return city.map(({ day, residents, sold, votes, traders, returned }) => ({
    key: calendarDay(day),
    name: calendarDay(day),
    ...money(found.find((row) => row.day === day) ?? nothing),
    ...(span.itemId === undefined
      ? { residents, blocksSold: sold, votes, traders, returned, ...rightOn(right, day) }
      : noCity),
  }))
}

/** Statistics between two days. Refusal: FORM (they are in the wrong order, or too far apart). Source: community §9 (statistics). */
export async function readSeries(
  { db, clock }: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof statSeries.input>,
) {
  const [from, until] = [startOfDay(input.from), startOfDay(input.until) + dayMs]
  if (until <= from) return err(refusal('FORM', { fields: { until: '请选开始日之后的日期' } }))
  if (until - from > mostDays * dayMs) return err(refusal('FORM', { fields: { until: `最多 ${mostDays} 天` } }))
  const asked = { from, until, areas: lookedAt(staff, input.areaId), itemId: input.itemId }
  const at = clock.now()
  return asOfNow(db, async (tx) => {
    const span = { ...asked, counted: await countedUntil(tx) }
    if (input.by === 'day') return ok({ at, data: await dayRows(tx, span) })
    const rows = await (input.by === 'area' ? store.byArea : store.byItem)(tx, span)
    return ok({ at, data: rows.map((row) => ({ key: String(row.key), name: row.name, ...money(row), ...noCity })) })
  })
}
