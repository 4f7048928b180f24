import { guest } from '../../../server/http/caller'
import { expandDifferences } from '../../../server/modules/expand/check-store'
import { readExpansion } from '../../../server/modules/expand/info'
import { expandPlot } from '../../../server/modules/expand/open/home'
import { demoAreaId as areaId } from '../../../demo/residents'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { valueOf } from '../../support/city/small-city'

/** Source: community §2 (demo). */
it('the round of slots that is open has sold 83 of 120, two are being paid for, and plots come next', async () => {
  const database = await demoDatabase()
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
  const { round, next } = valueOf(await readExpansion(deps, guest, { areaId }))
  expect(round).toMatchObject({ no: 'K2604', state: 'open', quota: 120, sold: 83, reserved: 2, left: 35 })
  expect(next).toMatchObject({ no: 'K2605', state: 'planned', quota: 200 })
  expect(await expandPlot.line(deps, areaId, guest)).toBe('格位剩 35 个')
  expect(await expandDifferences(deps.db)).toEqual([])
  const unread = deps.db.selectFrom('user_notice').select('user_id').where('kind', '=', 'slotsPaid')
  expect(await unread.where('read_at', 'is', null).execute()).toEqual([])
  await database.close()
})
