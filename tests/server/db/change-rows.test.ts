import { changeRows } from '../../../server/db/change-rows'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const areas = [1, 2].map((areaId) => ({ area_id: 9_000 + areaId, name: `城市${areaId}`, sort: areaId }))
  await database.db.insertInto('area').values(areas).execute()
})
afterAll(() => database.close())

const areasNow = () =>
  database.db.selectFrom('area').select(['name', 'ver']).where('area_id', '>', 9_000).orderBy('area_id').execute()

it('changes the rows that have these values, and moves the version of no other', async () => {
  const [, second] = await areasNow()
  await changeRows(database.db, 'area', { area_id: 9_001, sort: 1 }, { name: '新城' }).execute()
  await changeRows(database.db, 'area', { area_id: 9_001, sort: 2 }, { name: '旧城' }).execute()
  expect(await areasNow()).toEqual([{ name: '新城', ver: 2 }, second])
})

it('moves the version by one whatever the change says of it', async () => {
  const seen = (await areasNow())[1]?.ver ?? 0
  await changeRows(database.db, 'area', { area_id: 9_002 }, { ver: 40 }).execute()
  expect((await areasNow())[1]?.ver).toBe(seen + 1)
})
