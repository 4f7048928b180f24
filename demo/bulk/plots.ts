import { fen } from '@contract/money'
import type { Caller } from '../../server/http/caller'
import { checkOut } from '../../server/modules/block-market/check-out'
import { payUnasked } from '../../server/modules/pay/service'
import { payers } from '../../server/payers'
import { settleTrader } from '../blocks/owners'
import type { DemoDeps } from '../demo-clock'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'

/**
 * The round in which most blocks of a large city were sold: its days, from today, lie after the votes of the archive have counted who lives
 * here, and before those that run. Source: community §2 (demo, K2603); decision 0142.
 */
export const largePlots = {
  roundNo: 3,
  title: '新区 8000–8999',
  from: 8_000,
  to: 8_999,
  priceFen: 9_900,
  days: [-9, -7],
} as const

/** Somebody new, who buys a plot of that round and so becomes a resident. */
export async function buyPlot(deps: DemoDeps, index: number): Promise<Caller> {
  const blockNo = largePlots.from + index
  const trader = { name: `${blockNo} 号住户`, mobileNo: blockNo, blockNos: [], heldDays: 0 }
  const self = (await settleTrader(deps, { ...trader, rechargeFen: largePlots.priceFen })).get(0)
  if (!self) throw new Error(`demo city: nobody to buy ${blockNo}`)
  const blocks = deps.db.selectFrom('block').select(['block_id', 'ver']).where('area_id', '=', demoAreaId)
  const { block_id: blockId, ver } = await blocks.where('block_no', '=', blockNo).executeTakeFirstOrThrow()
  const lines = [{ blockId, ver, price: fen(largePlots.priceFen) }]
  const cart = must('plot', await checkOut(deps, self, { clientNo: demoClientNo('plot', index), lines }))
  const wish = { clientNo: demoClientNo('payPlot', index), payNo: cart.payNo, ver: cart.ver }
  must('payment of a plot', await payUnasked(deps, payers, self, wish))
  return { ...self, blockId, blockNo }
}
