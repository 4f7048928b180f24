import { sql } from 'kysely'
import { foundThings } from '@contract/console/city-modules'
import { aboutNames } from '@contract/console/call-words'
import { cityThings } from '../../../../server/city-modules'
import { targetOf } from '../../../../console/src/kit/thing/targets'
import { clientNo } from '../../../support/city/small-city'
import { areaId } from '../../../support/server/server'
import type { WholeCity } from './whole-city'
import { wholeCity } from './whole-city'
import { colleague, freshly } from '../colleagues'
import { lateOn } from '../two/matters'

let city: WholeCity

beforeAll(async () => {
  city = await wholeCity()
})
afterAll(() => city.server.close())

it('the audit says what each act was about by the number or the name that people know it by', async () => {
  const { server, seller, plan } = city
  const zhou = await colleague(server, ['operator', 'finance'])
  const limit = { clientNo: clientNo(), id: seller.userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
  await freshly(server, zhou, () => zhou.browser.call('/admin/limit/set', { ...limit, reason: '收入高，已核实' }))
  const drafted = { clientNo: clientNo(), ...plan, ...lateOn(server), roundNo: 8, isDraft: true }
  const { no } = (await zhou.browser.call('/admin/round/add', drafted)).data
  const halt = { clientNo: clientNo(), areaId, halted: true, reason: '维护' }
  await freshly(server, zhou, () => zhou.browser.call('/admin/area/halt', halt))

  const auditor = await colleague(server, ['auditor'])
  const { data } = (await auditor.browser.call('/admin/act/list', { size: 100 })).data
  const about = data.map(({ call, refType, refNo }) => [call, refType, refNo])
  const { block_no: blockNo } = await server.deps.db
    .selectFrom('block')
    .select(({ fn }) => fn.min('block_no').as('block_no'))
    .where('owner_user_id', '=', seller.userId)
    .executeTakeFirstOrThrow()
  expect(about).toContainEqual(['/admin/limit/set', 'limit', `测试城 ${blockNo}`])
  expect(about).toContainEqual(['/admin/round/add', 'round', no])
  expect(about).toContainEqual(['/admin/area/halt', 'area', '测试城'])
  expect(data.filter(({ refType }) => !(refType in aboutNames))).toEqual([])
})

it.each(Object.keys(aboutNames))('a %s that is no more has no number', async (kind) => {
  const { rows } = await sql<{
    no: string | null
  }>`select ${cityThings.no(sql`${kind}::text`, sql`-1::bigint`)} as no`.execute(city.server.deps.db)
  expect(rows).toEqual([{ no: null }])
})

it('the search knows where the numbers of each thing of a module stand', () => {
  expect(Object.keys(cityThings.ofModules)).toEqual(expect.arrayContaining([...foundThings]))
})

/** By the key of its rows. */
const listed = (c: WholeCity) =>
  ({
    order: ['orderId', c.orderId],
    dispute: ['orderId', c.disputed],
    withdraw: ['withdrawId', c.withdrawId],
    handover: ['orderId', c.handoverId],
    user: ['userId', c.seller.userId],
    block: ['blockId', c.seller.blockId],
    area: ['areaId', areaId],
    zone: ['zoneId', c.zoneId],
    round: ['roundId', c.roundId],
    election: ['electionId', c.electionId],
    vote: ['voteId', c.voteId],
    fundSpend: ['spendId', c.spendId],
    shop: ['shopId', c.shopId],
    mutual: ['mutualId', c.mutualId],
    sale: ['offerId', c.saleId],
    buy: ['offerId', c.buyId],
    letter: ['letterId', c.letterId],
    template: ['templateId', c.templateId],
    approval: ['approvalId', c.approvalId],
  }) as const

it('the target of a thing is a list that has it, also of what has ended', async () => {
  const { db } = city.server.deps
  await db.updateTable('handover').set({ decided_at: 1 }).where('order_id', '=', city.handoverId).execute()
  await db
    .updateTable('shop')
    .set({ state: 'removed', review_by: null, ended_at: 1 })
    .where('shop_id', '=', city.shopId)
    .execute()
  const auditor = await colleague(city.server, ['auditor', 'operator', 'finance'])
  for (const [refType, [key, refId]] of Object.entries(listed(city))) {
    const known = await sql<{
      no: string | null
    }>`select ${cityThings.no(sql`${refType}::text`, sql`${refId}::bigint`)} as no`.execute(db)
    const target = targetOf({ refType, refId, areaId, no: known.rows[0]?.no ?? undefined })
    if (!target) throw new Error(`no target of ${refType}`)
    // A person has a page of their own; everything else a row of a list.
    const { userId, id = userId, ...asked } = target.search
    expect([refType, id]).toEqual([refType, expect.stringContaining(String(refId))])
    const input = { ...asked, areaId, ...(userId !== undefined && { id: userId }) }
    const { data } = await auditor.browser.call(target.needs as '/admin/order/list', input)
    expect([refType, JSON.stringify(data)]).toEqual([
      refType,
      expect.stringMatching(new RegExp(`"${key}":${refId}\\b`)),
    ])
  }
})
