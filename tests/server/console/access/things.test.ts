import { sql } from 'kysely'
import { aboutNames } from '@contract/console/call-words'
import { thingNo } from '../../../../server/modules/desks/sources/things-store'
import { clientNo } from '../../../support/city/small-city'
import { areaId } from '../../../support/server/server'
import type { WholeCity } from './whole-city'
import { wholeCity } from './whole-city'
import { colleague, freshly } from '../colleagues'
import { lateOn } from '../two/desks'

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
  const switches = [{ name: 'vote', platform: 'app', on: false } as const]
  const turn = { clientNo: clientNo(), areaId, switches, reason: '维护' }
  await freshly(server, zhou, () => zhou.browser.call('/admin/area/switch', turn))

  const auditor = await colleague(server, ['auditor'])
  const { data } = (await auditor.browser.call('/admin/act/list', { size: 100 })).data
  const about = data.map(({ call, refType, refNo }) => [call, refType, refNo])
  const { block_no: blockNo } = await server.deps.db
    .selectFrom('block')
    .select(({ fn }) => fn.min('block_no').as('block_no'))
    .where('owner_user_id', '=', seller.userId)
    .executeTakeFirstOrThrow()
  expect(about).toContainEqual(['/admin/limit/set', 'limit', String(blockNo)])
  expect(about).toContainEqual(['/admin/round/add', 'round', no])
  expect(about).toContainEqual(['/admin/area/switch', 'area', '测试城'])
  expect(data.filter(({ refType }) => !(refType in aboutNames))).toEqual([])
})

it.each(Object.keys(aboutNames))('a %s that is no more has no number', async (kind) => {
  const { rows } = await sql<{
    no: string | null
  }>`select ${thingNo(sql`${kind}::text`, sql`-1::bigint`)} as no`.execute(city.server.deps.db)
  expect(rows).toEqual([{ no: null }])
})
