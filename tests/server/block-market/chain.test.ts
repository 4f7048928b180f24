import { hourMs } from '@contract/durations'
import type { Caller } from '../../../server/http/caller'
import { marketDifferences } from '../../../server/modules/block-market/check-store'
import * as market from '../../support/city/block-market'
import { buy, inBlockMarket, newcomer, work } from '../../support/city/block-market'
import { payFor, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps

inBlockMarket((fresh) => {
  deps = fresh
})

async function handOver(buyer: Caller, { blockId, blockNo }: Caller): Promise<Caller> {
  const cart = valueOf(await buy(deps, buyer, [blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  return { ...buyer, blockId, blockNo }
}

/** Source: community §10 (how an audit reads it). */
it('the handovers of a block are a chain that ends at its owner, and a link that does not fit is found', async () => {
  const seller = await market.seller(deps, 560)
  const second = await handOver(await newcomer(deps), seller)
  deps.clock.forward(25 * hourMs)
  await work(deps)
  valueOf(await market.offer(deps, second))
  const third = await handOver(await newcomer(deps), second)
  expect(await marketDifferences(deps.db)).toEqual([])

  const forged = await deps.db.startTransaction().execute()
  await forged
    .updateTable('handover')
    .set({ from_user_id: third.userId })
    .where('to_user_id', '=', third.userId)
    .execute()
  expect(await marketDifferences(forged)).toEqual([
    `block 560: handed over by ${third.userId}, the handover before says ${second.userId}`,
  ])
  await forged.rollback().execute()
})
