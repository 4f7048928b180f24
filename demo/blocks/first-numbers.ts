import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { expansion } from '@contract/expand/limits'
import { fen } from '@contract/money'
import { checkOut } from '../../server/modules/block-market/check-out'
import { payUnasked } from '../../server/modules/pay/service'
import { payers } from '../../server/payers'
import type { DemoDeps, Happening } from '../demo-clock'
import { demoClientNo, must } from '../trade'
import type { Trader } from './owners'
import { settleTrader } from './owners'

/** What a number of one digit costs in the area with the price table (`expansion.ts`). */
const priceFen = 188_800

/** Who bought them on the first day of its round, three each, which is as many as one may. */
const buyers: readonly (readonly [trader: Trader, blockNos: readonly number[]])[] = [
  ['九号城大姐', 9001, [1, 2, 3]] as const,
  ['爱八的老陈', 9002, [6, 8, 9]] as const,
  ['排头的小孟', 9003, [4, 5, 7]] as const,
].map(([name, mobileNo, blockNos]) => [
  { name, mobileNo, blockNos: [], heldDays: 0, rechargeFen: priceFen * blockNos.length },
  blockNos,
])

async function buy(deps: DemoDeps, turn: number, trader: Trader, blockNos: readonly number[]): Promise<void> {
  const areaId = expansion.priceAreaId
  const caller = (await settleTrader(deps, trader, areaId)).get(0)
  const blocks = await deps.db
    .selectFrom('block')
    .select(['block_id', 'ver'])
    .where('area_id', '=', areaId)
    .where('block_no', 'in', [...blockNos])
    .execute()
  if (!caller) throw new Error(`demo city: nobody to buy ${blockNos.join()}`)
  const lines = blocks.map(({ block_id: blockId, ver }) => ({ blockId, ver, price: fen(priceFen) }))
  const wish = { clientNo: demoClientNo('firstNumbers', turn), lines }
  const { payNo, ver } = must(`check-out of ${blockNos.join()}`, await checkOut(deps, caller, wish))
  const paid = { clientNo: demoClientNo('payFirstNumbers', turn), payNo, ver }
  must(`payment of ${blockNos.join()}`, await payUnasked(deps, payers, caller, paid))
}

/** The numbers of one digit are sold out in the area with the price table. Source: community §2 (demo); mockup 22-expand-price. */
export const firstNumbersHappenings = (deps: DemoDeps, nowMs: number): readonly Happening[] =>
  buyers.map(([trader, blockNos], turn) => ({
    at: dayStart(nowMs) - 2 * dayMs + (9 + turn) * hourMs,
    run: () => buy(deps, turn, trader, blockNos),
  }))
