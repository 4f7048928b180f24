import type { BlockRow } from '@contract/endpoints/market/cart'
import { fen } from '@contract/money'
import MarketHomePage from '@/pages/market/index'
import { seekAtom } from '@/features/block-market/list/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { navigation } from '@/platform/navigation/navigation'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { next, noonMs } from '../expand/answers'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole, namesOf } from '../support/press'
import { blockRow } from './rows'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const zones = [
  { categoryId: 71, name: '城心', noFrom: 1, noTo: 499, offered: 0, lowest: null, closed: 0, nextAt: null },
  { categoryId: 72, name: '北郊', noFrom: 2000, noTo: 3999, offered: 14, lowest: fen(9_900), closed: 0, nextAt: null },
]

const own = {
  checkOuts: [{ payNo: 'P1', blocks: 2, amount: fen(38_700), expireAt: noonMs + 600_000 }],
  bought: [{ orderId: 7, blockNo: 2046, areaName: '测试城', until: noonMs + 3_600_000 }],
  sold: [{ orderId: 8, blockNo: 560, areaName: '测试城', income: fen(28_512), releaseAt: noonMs + 3_600_000 }],
}

const nothing = { checkOuts: [], bought: [], sold: [] }
const pageOf = (data: BlockRow[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })

const city = { areaId: 3253, name: '测试城', residents: 12, isOpen: true, opensAt: 0, closesAt: 0, notice: null }

async function visit(answers: GivenAnswers = {}, user: typeof cat | null = cat) {
  const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const given: GivenAnswers = {
    ...answersToCat,
    '/area/info': () => city,
    '/category/list': () => [],
    '/block/zones': () => ({ enabled: true, zones }),
    '/block/list': () =>
      pageOf([blockRow(2041), blockRow(2043, { state: 'reserved' }), blockRow(2046, { state: 'transfer' })]),
    '/bctExpand/list': () => ({ rounds: [next] }),
    '/block/mine': () => own,
    '/block/getTotal': () => ({ count: 3, valid: 3, amount: fen(1) }),
    ...answers,
  }
  const shown = await showPage(MarketHomePage, { user, answers: given })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  const paths = () => shown.asked.map(({ path }) => path)
  return { ...shown, paths, opened: () => opened.mock.calls.map(([to]) => to) }
}

it('shows a resident what waits for them, the zones, the next round and what costs least', async () => {
  const { opened } = await visit()
  const text = pageText()
  for (const words of [
    '2 块区块待付款',
    '¥387.00',
    '2046 已过户',
    '看新创始密码',
    '560 已过户',
    '285.12 元',
    '14 块可买',
  ])
    expect(text).toContain(words)
  for (const words of ['0 块可买', '新区 · 第', '最低价', '2041', '购物车']) expect(text).toContain(words)
  // A reserved block cannot be bought now.
  expect(text).not.toContain('2043')
  click(byRole('button', namesOf('button').find((name) => name.startsWith('2 块区块待付款')) ?? ''))
  expect(opened()).toEqual(['/pages/user/pay?payNo=P1'])
})

it('tells of an open round what can still be bought', async () => {
  await visit({ '/bctExpand/list': () => ({ rounds: [{ ...next, state: 'open', quota: 98, left: 96 }] }) })
  expect(pageText()).toContain('96 块可买')
  expect(pageText()).not.toContain('98 块')
})

it('asks for nothing of one’s own when nobody is signed in', async () => {
  const { paths } = await visit({}, null)
  expect(paths()).not.toContain('/block/mine')
  expect(pageText()).toContain('14 块可买')
  expect(pageText()).not.toContain('轮到你')
})

it('leads to a zone, in which the list of blocks then looks', async () => {
  const { store, opened } = await visit({ '/block/mine': () => nothing })
  click(byRole('button', '北郊，2000 到 3999 号，14 块可买'))
  expect(opened()).toEqual(['/pages/category/index'])
  expect(store.get(seekAtom)(3253).place).toBe(72)
  expect(store.get(seekAtom)(9).place).toBeUndefined()
})

it('says that there is nothing to buy, and that the blocks did not come', async () => {
  await visit({ '/block/mine': () => nothing, '/block/list': () => pageOf([]) })
  expect(pageText()).toContain('暂无可购区块')
  leavePage()
  await visit({ '/block/mine': () => nothing, '/block/zones': () => refused('NOT_FOUND') })
  expect(pageText()).toContain('重试')
  expect(pageText()).not.toContain('最低价')
})

it('says that the city has closed its block market, and shows no blocks', async () => {
  await visit({ '/block/zones': () => ({ enabled: false, zones }) })
  expect(pageText()).toContain('本城暂未开放区块市场')
  for (const words of ['最低价', '14 块可买']) expect(pageText()).not.toContain(words)
  // What was begun runs to its end.
  expect(pageText()).toContain('2 块区块待付款')
})

it('shows the city’s notice whole when it is pressed', async () => {
  const notice = { noticeId: 5, title: '北门服务点延长营业', content: '周六起到 20:00。', createdAt: noonMs }
  await visit({ '/block/mine': () => nothing, '/area/info': () => ({ ...city, notice }) })
  click(byRole('button', namesOf('button').find((name) => name.startsWith('公告')) ?? ''))
  await settle()
  expect(pageText()).toContain('周六起到 20:00。')
})
