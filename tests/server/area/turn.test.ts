import * as v from 'valibot'
import { isTurnOf, turnOf } from '@contract/orders/story'
import { OrderDetail } from '@contract/endpoints/orders/orders'
import { actBar } from '@/features/orders/acts/rules'
import { groupOf } from '@/features/orders/list/rules/groups'
import { turnOfOrder } from '@/features/orders/story/rules/turn'
import { count } from '../../../server/modules/area/service'
import { listNotices } from '../../../server/modules/notices/service'
import { countMine, listOrders, readOrder } from '../../../server/modules/orders/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import type { Cast } from '../../support/city/order-stages'
import { stages } from '../../support/city/order-stages'
import { judge } from '../../support/city/order-steps'
import { areaId, emptyCity, parties, rice, valueOf } from '../../support/city/small-city'

// What waits for somebody's answer is that one's turn, wherever a turn is told: every situation of an order, for both parties.

let database: TestDatabase
let deps: TestDeps
let cast: Cast
let saleId: number

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  const { buyer, seller } = await parties(deps)
  cast = { buyer, seller, arbiter: await judge(deps, 'arbiter'), operator: await judge(deps, 'operator') }
  saleId = (await rice(deps, seller)).saleId
})
afterEach(() => database.close())

const sides = ['buyer', 'seller'] as const
const answers = ['agreeCancel', 'agreePart', 'accept'] as const

/** Worked out from the acts that the stages allow, by hand from design §6: an answer comes before everything else. */
function expected({ allowed, state }: (typeof stages)[number]): readonly (typeof sides)[number][] {
  const may = (side: (typeof sides)[number], acts: readonly string[]) =>
    (allowed[side] ?? []).some((act) => acts.includes(act))
  const asked = sides.filter((side) => may(side, answers))
  if (asked.length > 0) return asked
  const course = state === 'delivered' ? ['confirm'] : ['pay', 'deliver']
  return sides.filter((side) => may(side, course))
}

const now = () => deps.clock.now()

async function shownTo(side: (typeof sides)[number], id: number) {
  const caller = cast[side]
  const order = v.parse(OrderDetail, valueOf(await readOrder(deps, caller.userId, id)))
  const list = valueOf(
    await listOrders(deps, caller.userId, { side: side === 'buyer' ? 'buy' : 'sale', tab: 'running', page: 1 }),
  )
  const numbers = valueOf(await countMine(deps, caller.userId))
  // Read notices do not count, so that only what waits does.
  await deps.db.updateTable('user_notice').set({ read_at: now() }).execute()
  const badge = valueOf(await count(deps, caller, areaId, 0))
  const notices = valueOf(await listNotices(deps, caller.userId, { page: 1, unread: 0 }))
  const told = notices.data.find(({ refId, turn }) => refId === id && turn)
  return { order, list, numbers, badge, told }
}

describe.each(stages.map((stage) => [stage.name, stage] as const))('%s', (_name, stage) => {
  it.each(sides)('is told to the %s as whose turn it is', async (side) => {
    const { id } = await stage.make(deps, cast, saleId)
    const isMine = expected(stage).includes(side)
    const { order, list, numbers, badge, told } = await shownTo(side, id)
    expect(isTurnOf(turnOf(order, now()), side)).toBe(isMine)
    expect(isTurnOf(order.turn, side)).toBe(isMine)
    expect(turnOfOrder(order, now())?.isMine ?? false).toBe(isMine)
    const isRunning = list.data.length > 0
    expect(list.groups?.mine).toBe(isMine ? 1 : 0)
    if (isRunning) expect(groupOf(order) === 'mine').toBe(isMine)
    expect([numbers.myTurn, numbers.earliest === null ? 0 : 1]).toEqual(isMine ? [1, 1] : [0, 0])
    expect(numbers.myTurn + numbers.waiting + numbers.dispute).toBe(isRunning ? 1 : 0)
    if (numbers.earliest) {
      const { deadlineAt, side: asks } = numbers.earliest
      expect([deadlineAt, asks]).toEqual([turnOfOrder(order, now())?.deadlineAt, side === 'buyer' ? 'buy' : 'sale'])
    }
    expect(badge).toBe(isMine ? 1 : 0)
    if (told) expect(told.turn?.isMine).toBe(isMine)
    if (isMine) expect(actBar(order).primary).toBeDefined()
  })
})
