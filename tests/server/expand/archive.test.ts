import { archiveReader, listArchive } from '../../../server/modules/archive/service'
import { buy, inBlockMarket, newcomer, numbered, openPlots, work } from '../../support/city/block-market'
import { areaId, payFor, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps

inBlockMarket((fresh) => {
  deps = fresh
})

it('a round of plots is archived with what was sold, and with the last payment as its proof', async () => {
  const { roundId, closeAt } = await openPlots(deps)
  const [first, second, third] = [await numbered(deps, 5000), await numbered(deps, 5001), await numbered(deps, 5002)]
  const buyer = await newcomer(deps)
  for (const blockIds of [[first.block_id, second.block_id], [third.block_id]])
    valueOf(await payFor(deps, buyer, valueOf(await buy(deps, buyer, blockIds)).payNo))
  const unpaid = await buy(deps, await newcomer(deps), [(await numbered(deps, 5003)).block_id])
  expect(unpaid.ok).toBe(true)
  deps.clock.at = closeAt
  await work(deps)

  const told = await deps.db.selectFrom('area_notice').select('title').orderBy('notice_id').execute()
  expect(told.at(-1)?.title).toBe('扩容第 4 期结束，售出 3 块')
  const listed = valueOf(await listArchive(deps, { areaId, type: 'expand', page: 1, q: '' }))
  expect(listed.data).toMatchObject([{ refId: roundId, result: '售出 3', figure: '20 块' }])
  const { facts, steps, chain } = valueOf(await archiveReader(deps)({ type: 'expand', refId: roundId }))
  expect(facts.map(({ value }) => value)).toEqual(['3 块', '¥297.00', '3 笔'])
  expect(chain).toMatchObject({ ok: true, entries: 3, balance: 29_700 })
  expect(steps.at(-1)).toMatchObject({
    title: '结束',
    text: '售出 3 块，¥297.00 进城市财库，共 3 笔。',
    entryNo: 3,
    hash: chain?.head,
  })
})
