import { listArchive } from '../../../server/modules/archive/service'
import { voteDifferences } from '../../../server/modules/vote/open/differences'
import { valueOf } from '../../support/city/small-city'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'

const areaId = 3253

it('the archive of the demo city has a vote of every end, and what was not passed is read', async () => {
  const database = await demoDatabase()
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
  const { data } = valueOf(await listArchive(deps, { areaId, type: 'vote', page: 1, q: '' }))
  expect(data.map(({ title, result, figure }) => `${title} ${result} ${figure}`)).toEqual([
    '南桥路灯维修 通过 71.4 %',
    '北门遮阳棚 通过 62.5 %',
    '东市时钟检修 通过 66.7 %',
    '公告栏换成电子屏 人数不足 8.3 / 30 %',
    '周末集市挪到河西 已撤回 无人投票',
    '北门改成单向通行 未通过 28.6 %',
    '中秋灯会布置 通过 83.3 %',
  ])
  const told = await deps.db
    .selectFrom('user_notice')
    .select('user_notice.notice_id')
    .innerJoin('vote', 'vote.vote_id', 'user_notice.ref_id')
    .where('vote.state', 'in', ['failed', 'noQuorum', 'cancelled'])
    .where('user_notice.read_at', 'is', null)
    .execute()
  expect(told).toEqual([])
  expect(await voteDifferences(deps.db)).toEqual([])
  await database.close()
})
