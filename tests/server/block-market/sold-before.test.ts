import { ok } from '@contract/result'
import { transact } from '../../../server/db/transact'
import { blockStates } from '../../../server/modules/area/tables'
import { spokenFor } from '../../../server/modules/block-market/open/spoken-for'
import { buy, newcomer, seller } from '../../support/city/block-market'
import { areaId, inSmallCity, payFor, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps
inSmallCity((made) => (deps = made))

it('nobody is moved into a block that was handed over before, whoever has it now', async () => {
  const { blockId } = await seller(deps, 128)
  const buyer = await newcomer(deps)
  const { payNo } = valueOf(await buy(deps, buyer, [blockId]))
  valueOf(await payFor(deps, buyer, payNo))
  await deps.db
    .updateTable('block')
    .set({ state: blockStates.unsold, owner_user_id: null, held_since: null })
    .where('block_id', '=', blockId)
    .execute()
  const spoken = await transact(deps.db, async (tx) => ok(await spokenFor(tx, areaId, [128])))
  expect(spoken).toEqual(ok(new Map([[128, 'sold']])))
})
