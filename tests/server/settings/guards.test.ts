import { allCities } from '@contract/settings/all-cities'
import { settingIdOf } from '@contract/settings/settings'
import { listSettings, scopeOf } from '../../../server/modules/settings/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { areaId, emptyCity } from '../../support/city/small-city'
import { staffCaller } from '../../support/admin/as-operator'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

const absent = areaId + 1
const staffOf = (areas: readonly number[] | null) => staffCaller(1, { areas })

/** Somebody of staff reads settings in the own cities, and those of all. */
describe('a setting is read', () => {
  const reads = async (areas: readonly number[] | null, city: number) =>
    (await scopeOf(deps.db, staffOf(areas), settingIdOf(city, 'withdrawFee'))) !== undefined

  it('of all cities by whoever works in one', async () => {
    expect([await reads(null, allCities), await reads([areaId], allCities), await reads([], allCities)]).toEqual([
      true,
      true,
      true,
    ])
  })
  it('of a city by who works there, or everywhere', async () => {
    expect([await reads(null, areaId), await reads([areaId], areaId), await reads([absent], areaId)]).toEqual([
      true,
      true,
      false,
    ])
  })
  it('of no city that is not there', async () => {
    expect([await reads(null, absent), await reads([absent], absent)]).toEqual([false, false])
  })
  it('in a list as by itself', async () => {
    const listed = async (areas: readonly number[] | null, city?: number) => {
      const answer = await listSettings(deps, staffOf(areas), { areaId: city })
      return answer.ok ? 'listed' : answer.error.reason
    }
    expect([await listed([areaId]), await listed([areaId], areaId)]).toEqual(['listed', 'listed'])
    expect([await listed([absent], areaId), await listed(null, absent)]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })
})
