import { dayMs, minuteMs } from '@contract/durations'
import { slotLines, sumOf } from '@contract/expand/price'
import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import { expansion } from '@contract/expand/limits'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { transact } from '../../server/db/transact'
import { addSlots } from '../../server/modules/expand/buy'
import { addRound } from '../../server/modules/expand/admin'
import { expandJobs } from '../../server/modules/expand/life'
import { markSeen } from '../../server/modules/notices/open/tell'
import { payUnasked } from '../../server/modules/pay/service'
import { payers } from '../../server/payers'
import type { DemoDeps, Happening, ModuleHappenings } from '../demo-clock'
import { justNow } from '../demo-clock'
import { agree } from '../admin/agree'
import { doDue } from '../due'
import { largePlots } from '../bulk/plots'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'

type Plan = Omit<Parameters<typeof addRound>[2], 'clientNo' | 'openAt' | 'closeAt' | 'perUser' | 'description'>

/** A round with the days on which it opens, with the city, and ends, at midnight; counted from today. */
interface DemoRound extends Plan {
  readonly days: readonly [opens: number, ends: number]
  /** Who buys how many slots, in this order. */
  readonly buyers: readonly (readonly [blockNo: number, count: number])[]
}

const slots = [
  { from: 4, to: 5, price: fen(990) },
  { from: 6, to: 10, price: fen(1_990) },
  { from: 11, to: 20, price: fen(4_990) },
]

/** The area whose price table the menu opens. */
const priceArea = expansion.priceAreaId

const tier = (from: number, to: number, price: number) => ({ from, to, price: fen(price) })

const north: Omit<DemoRound, 'roundNo' | 'days'> = {
  areaId: demoAreaId,
  kind: 'plot',
  title: '北郊 2001–2041',
  quota: 0,
  buyers: [],
  tiers: [tier(2_001, 2_009, 19_900), tier(2_010, 2_041, 9_900)],
}

/** The first rounds of the demo city's own area. */
const firstRounds: readonly DemoRound[] = [
  { ...north, roundNo: 2, days: [-35, 9] },
  {
    areaId: demoAreaId,
    kind: 'slot',
    roundNo: 3,
    title: '格位',
    tiers: slots,
    quota: 100,
    days: [-28, -20],
    buyers: [
      [1866, 1],
      [409, 1],
      [36, 1],
    ],
  },
]

/** Those of a large city: nobody wants the north at first, most blocks are of the third round, and then the north is offered anew. */
const firstOfLarge: readonly DemoRound[] = [
  { ...north, roundNo: 2, days: [-35, largePlots.days[0]] },
  {
    areaId: demoAreaId,
    kind: 'plot',
    roundNo: largePlots.roundNo,
    title: largePlots.title,
    quota: 0,
    days: largePlots.days,
    buyers: [],
    tiers: [tier(largePlots.from, largePlots.to, largePlots.priceFen)],
  },
  { ...north, roundNo: 6, days: [-6, 9] },
]

/** Source: community §2 (demo). */
const rounds: readonly DemoRound[] = [
  { areaId: priceArea, kind: 'slot', roundNo: 1, title: '格位', tiers: slots, quota: 0, days: [-30, 60], buyers: [] },
  {
    areaId: priceArea,
    kind: 'plot',
    roundNo: 2,
    title: '新区 1–1999',
    quota: 0,
    days: [-2, 30],
    buyers: [],
    tiers: [tier(1, 9, 188_800), tier(10, 99, 58_800), tier(100, 999, 19_900), tier(1_000, 1_999, 9_900)],
  },
  {
    areaId: demoAreaId,
    kind: 'slot',
    roundNo: 4,
    title: '格位',
    tiers: slots,
    quota: 120,
    days: [-6, 9],
    buyers: [
      [12, 9],
      [77, 8],
      [1866, 9],
      [409, 7],
      [36, 6],
      [94, 10],
      [91, 10],
      [132, 7],
      [2107, 10],
      [3021, 7],
    ],
  },
  {
    areaId: demoAreaId,
    kind: 'plot',
    roundNo: 5,
    title: '新区 5000–5199',
    quota: 0,
    days: [9, 20],
    buyers: [],
    tiers: [tier(5_000, 5_199, 9_900)],
  },
]

/** What is bought one after the other is so far apart, from the opening on: all are done before the first bid of these days is made. */
const apartMs = 15 * minuteMs

/** Rounds that were planned, opened, sold from and closed. The last reservation is still unpaid. Source: community §2 (demo). */
export const happenings: ModuleHappenings = (deps, nowMs, callerOf, isLarge) => {
  const [drafts, approves] = [callerOf(77).userId, callerOf(12).userId]
  return [...rounds, ...(isLarge ? firstOfLarge : firstRounds)].flatMap((demo, index) => {
    const { days, buyers, ...plan } = demo
    const today = dayStart(nowMs)
    const [openAt, closeAt] = [opensAt(deps.clock.openings, today + days[0] * dayMs), today + days[1] * dayMs]
    const plannedAt = Math.min(openAt - 2 * dayMs, nowMs - 3 * dayMs)
    let [roundId, ver] = [0, 0]
    const work = () => doDue(deps, expandJobs(deps))
    const buy = async (blockNo: number, count: number, turn: number) => {
      const caller = callerOf(blockNo)
      const capacity = await capacityOf(deps, caller.blockId)
      const amount = sumOf(slotLines(slots, capacity, count) ?? [])
      const wish = { clientNo: demoClientNo(`slots${index}`, turn), roundId, ver, count, amount }
      return { caller, bought: must('slots', await addSlots(deps, caller, wish)) }
    }
    const planned = async () => {
      const wish = { clientNo: demoClientNo('round', index), ...plan, description: '', perUser: 3, openAt, closeAt }
      const draft = must('round', await addRound(deps, drafts, wish))
      roundId = draft.roundId
      await agree(deps, approves, 'round', roundId, demoClientNo('approve', index))
      // It is planned, and opens.
      ver = draft.ver + 2
    }
    const sold = buyers.map(([blockNo, count], turn): Happening => ({
      at: openAt + (turn + 1) * apartMs,
      run: async () => {
        const { caller, bought } = await buy(blockNo, count, turn)
        const wish = { clientNo: demoClientNo(`paySlots${index}`, turn), payNo: bought.payNo, ver: bought.ver }
        must('slots', await payUnasked(deps, payers, caller, wish))
        await readOf(deps, caller.userId, bought.expandId)
      },
    }))
    const isRunning = openAt < nowMs && nowMs < closeAt && buyers.length > 0
    return [
      { at: plannedAt, run: planned },
      ...(openAt <= nowMs ? [{ at: openAt, run: work }] : []),
      ...sold,
      ...(closeAt <= nowMs ? [{ at: closeAt, run: work }] : []),
      ...(isRunning && isOpenAt(deps.clock.openings, nowMs)
        ? [{ at: justNow(deps.clock, nowMs), run: () => buy(130, 2, buyers.length) }]
        : []),
    ]
  })
}

/** The buyer has read since what they were told of a purchase. */
const readOf = (deps: DemoDeps, userId: number, refId: number) =>
  transact(deps.db, async (tx) => {
    await markSeen(tx, { userId, refType: 'expand', refId, now: deps.clock.now() })
    return ok(null)
  })

async function capacityOf({ db }: DemoDeps, blockId: number): Promise<number> {
  const row = await db.selectFrom('block').select('capacity').where('block_id', '=', blockId).executeTakeFirst()
  return row?.capacity ?? 0
}
