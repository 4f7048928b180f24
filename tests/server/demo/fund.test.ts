import { dayMs } from '@contract/durations'
import { moduleDifferences } from '../../../server/differences'
import { guest } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { fundReader } from '../../../server/modules/fund/info'
import { fundPlot } from '../../../server/modules/fund/open/home'
import { listEntries } from '../../../server/modules/fund/ledger'
import { mutualDifferences } from '../../../server/modules/mutual/open/differences'
import { shopPlot } from '../../../server/modules/shop/open/home'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { valueOf } from '../../support/city/small-city'

const areaId = 3253

it('the demo city has a fund with shares of twelve months, sponsors, gifts, and a spend, a shop and a post at every step', async () => {
  const database = await demoDatabase()
  const deps = testDeps(database.db, { demo: true, loginKeyBits: 1024 })
  deps.clock.at = tenInTheMorning
  const { balance, months, spends } = valueOf(await fundReader(deps)({ areaId }, guest))
  expect(balance).toBe(8_231_055)
  expect(await fundPlot.line(deps, areaId, guest)).toBe('¥82,310.55')
  expect(months.filter((month) => month.in > 0).length).toBe(12)
  const all = await deps.db
    .selectFrom('fund_spend')
    .select(['no', 'state', 'given_back'])
    .orderBy('approved_at')
    .execute()
  expect(all.map(({ state, given_back: back }) => [state, back])).toEqual([
    ['accounted', 12_000],
    ['paid', 0],
    ['stopped', 0],
    ['accounted', 0],
  ])
  expect(all[3]?.no).toBe('F261118-0001')
  expect(spends.map(({ purpose, isLate }) => `${purpose} ${isLate}`)).toEqual(['东市时钟检修 false'])
  const total = async (kind: 'gift' | 'sponsor' | 'back') =>
    valueOf(await listEntries(deps, 0, { areaId, page: 1, kind })).total
  expect([await total('gift'), await total('sponsor'), await total('back')]).toEqual([6, 7, 1])
  const shops = await deps.db.selectFrom('shop').select(['name', 'level', 'state']).orderBy('name').execute()
  expect(shops.map(({ name, level, state }) => `${name} ${level} ${state}`).sort()).toEqual([
    '听雨茶舍 naming active',
    '城门汤铺 stall active',
    '小唐跑腿 stall rejected',
    '山里蜂蜜 stall unpaid',
    '巷口猫舍 stall active',
    '拾光旧书 stall active',
    '早市阿姐 stall expired',
    '林师傅修表 street active',
    '阿木木工 street applied',
  ])
  const cat = await deps.db
    .selectFrom('shop')
    .select(['user_id', 'reminded'])
    .where('name', '=', '巷口猫舍')
    .executeTakeFirstOrThrow()
  const [renewal] = await shopPlot.todo(deps, areaId, { ...guest, userId: cat.user_id })
  expect(renewal).toMatchObject({ title: '巷口猫舍', value: '¥99.00' })
  expect(Math.floor(((renewal?.turn.until ?? 0) - tenInTheMorning) / dayMs)).toBe(12)
  const posts = await deps.db.selectFrom('mutual_post').select(['kind', 'state', 'pin_until', 'finished_at']).execute()
  const said = posts.map(({ kind, state, pin_until: pinned, finished_at: at }) => {
    const step = state === 'matched' && at !== null ? 'finished' : state
    return `${kind} ${step}${pinned === null ? '' : ' pinned'}`
  })
  expect(said.sort()).toEqual([
    'need done',
    'need expired',
    'need finished',
    'need matched',
    'need open',
    'need open',
    'need open pinned',
    'offer open',
  ])
  expect(await mutualDifferences(deps.db)).toEqual([])
  expect([...(await checkBooks(deps.db)).differences, ...(await moduleDifferences(deps.db))]).toEqual([])
  await database.close()
})
