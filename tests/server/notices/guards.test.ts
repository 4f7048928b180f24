import { guest } from '../../../server/http/caller'
import { listTold } from '../../../server/modules/notices/area-notices'
import { lockLetter } from '../../../server/modules/notices/letters/letter-store'
import { takeBackLetter } from '../../../server/modules/notices/letters/letters'
import { staffCaller } from '../../support/admin/as-operator'
import { areaId, clientNo, emptyCity } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
const [mayor, resident, clerk] = [501, 502, 503]
const elsewhere = 77
const words = { audience: JSON.stringify({ kind: 'city' }), ways: JSON.stringify(['app']) }
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  await deps.db.transaction().execute(async (tx) => {
    await plant(tx, 'area', { area_id: elsewhere })
    for (const userId of [mayor, resident, clerk]) await plant(tx, 'user_account', { user_id: userId })
    await plant(tx, 'area_role', { area_id: areaId, user_id: mayor, role: 'mayor' })
    await plant(tx, 'area_role', { area_id: areaId, user_id: resident, role: 'arbiter' })
    await plant(tx, 'staff', { staff_id: 1, user_id: clerk })
  })
})
afterAll(() => database.close())

it('what a city was told is shown to its mayor alone', async () => {
  const shown = async (userId: number, area = areaId) => {
    const answer = await listTold(deps, { ...guest, userId }, { areaId: area, page: 1 })
    return answer.ok ? 'shown' : answer.error.reason
  }
  expect([await shown(mayor), await shown(resident)]).toEqual(['shown', 'NO_RIGHT'])
  expect([await shown(mayor, elsewhere), await shown(mayor, 404)]).toEqual(['NO_RIGHT', 'NOT_FOUND'])
})

it('a letter that is not sent is taken back where one works, as it was seen', async () => {
  await deps.db
    .transaction()
    .execute((tx) =>
      plant(tx, 'letter', { letter_id: 6, ver: 2, area_id: areaId, staff_id: 1, state: 'draft', ...words }),
    )
  const takingBack = async (areas: readonly number[] | null, { id = 6, ver = 2 } = {}) => {
    const wish = { clientNo: clientNo(), id, ver, reason: '时间改了' }
    const answer = await takeBackLetter(deps, staffCaller(clerk, { areas }), wish)
    return answer.ok ? answer.value.state : answer.error.reason
  }
  expect([await takingBack([elsewhere]), await takingBack([])]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect([await takingBack(null, { id: 7 }), await takingBack(null, { ver: 1 })]).toEqual(['NOT_FOUND', 'MOVED'])
  expect(await takingBack([areaId])).toBe('withdrawn')
  expect(await takingBack(null, { ver: 3 })).toBe('CLOSED')
})

it('a letter is found to be locked, and none that is not there', async () => {
  const found = await inPassing(deps.db, async (tx) => {
    await plant(tx, 'letter', { letter_id: 8, area_id: areaId, staff_id: 1, state: 'draft', ...words })
    return [(await lockLetter(tx, 8))?.letter_id, await lockLetter(tx, 9)]
  })
  expect(found).toEqual([8, undefined])
})
