import { readMap } from '../../../server/modules/block-market/map'
import * as market from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, inSmallCity, resident, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

it('gives five hundred blocks at a time, with what each costs while it is offered', async () => {
  const owner = await market.seller(deps, 128)
  const held = await resident(deps, 129, 0)
  await deps.db.updateTable('block').set({ state: 9 }).where('block_id', '=', held.blockId).execute()
  await market.openPlots(deps, 499)
  const first = valueOf(await readMap(deps, 0, { areaId }))
  expect(first.blocks).toHaveLength(500)
  expect(first.blocks.slice(0, 3)).toMatchObject([
    { blockNo: 128, state: 'transfer', price: 28_800, mine: false, cell: { quarter: 6, lot: 8 } },
    { blockNo: 129, state: 'frozen', price: null },
    { blockNo: 5000, state: 'unsold', price: 9_900 },
  ])
  expect(first.nextNo).toBe(5498)
  const next = valueOf(await readMap(deps, 0, { areaId, noFrom: 5498 }))
  expect(next).toMatchObject({ blocks: [{ blockNo: 5498 }], nextNo: null })
  const own = valueOf(await readMap(deps, owner.userId, { areaId, noTo: 129 }))
  expect(own.blocks.map(({ mine }) => mine)).toEqual([true, false])
})

it('keeps to a zone, and knows no other area or zone', async () => {
  const zone = { category_id: 77, area_id: areaId, name: '北郊', sort: 1, no_from: 100, no_to: 128, price: null }
  await deps.db.insertInto('block_zone').values(zone).execute()
  for (const no of [99, 100, 128, 129]) await resident(deps, no, 0)
  const numbers = async (wish: Partial<Parameters<typeof readMap>[2]>) =>
    valueOf(await readMap(deps, 0, { areaId, ...wish })).blocks.map(({ blockNo }) => blockNo)
  expect(await numbers({ categoryId: 77 })).toEqual([100, 128])
  expect(await numbers({ categoryId: 77, noFrom: 101, noTo: 127 })).toEqual([])
  expect(await numbers({ noFrom: 100, noTo: 128 })).toEqual([100, 128])
  expect(refusalOf(await readMap(deps, 0, { areaId: 404 }))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await readMap(deps, 0, { areaId, categoryId: 404 }))).toMatchObject({ reason: 'NOT_FOUND' })
})
