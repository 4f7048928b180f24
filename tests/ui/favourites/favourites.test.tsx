import { fen } from '@contract/money'
import FavouritesPage from '@/pages/account/favourites'
import { navigation } from '@/platform/navigation/navigation'
import { answersToCat, cat, leavePage, pageText, settle, showPage } from '../session/people'
import { beginning, press } from '../shop/show'
import { namesOf } from '../support/press'

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

const same = { at: 1, areaName: '测试城' }
const shop = { ...same, kind: 'shop' as const, refId: 7, blockNo: 409, name: '听雨茶舍', slogan: '雨天半价', thumb: '' }
const block = { ...same, kind: 'block' as const, refId: 12, blockNo: 2046, isOrdered: false }
const rows = [
  { ...shop, isOpen: true },
  { ...shop, refId: 8, name: '老张修车', isOpen: false },
  { ...block, state: 'transfer' as const, price: fen(28_800) },
  { ...block, refId: 13, blockNo: 77, state: 'reserved' as const, price: null },
  { ...block, refId: 16, blockNo: 79, state: 'reserved' as const, price: null, isOrdered: true },
  { ...block, refId: 14, blockNo: 78, state: 'held' as const, price: null },
  { ...block, refId: 15, blockNo: 2010, state: 'unsold' as const, price: fen(9_900) },
]
const frame = { current_page: 1, last_page: 1, per_page: 15 }

const open = (data: typeof rows, user: typeof cat | null = cat) =>
  showPage(FavouritesPage, {
    user,
    answers: { ...answersToCat, '/bctFav/list': () => ({ ...frame, data, total: data.length }) },
  })

it('lists what one keeps as it stands now, and leads there', async () => {
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  await open(rows)
  await settle()
  for (const words of [
    '听雨茶舍',
    '已停业',
    '288.00',
    '转让中',
    '已预订',
    '你已预订',
    '未转让',
    '99.00城市未售',
    '共 7 个',
  ])
    expect(pageText()).toContain(words)
  await press('button', beginning(namesOf('button'), '听雨茶舍'))
  await press('button', beginning(namesOf('button'), '区块2046'))
  expect(went.mock.calls.map(([address]) => address)).toEqual(['/pages/shop/info?id=7', '/pages/block/info?id=12'])
})

it('says how to keep something while there is nothing, and asks a guest to log in', async () => {
  await open([])
  await settle()
  expect(pageText()).toContain('暂无收藏')
  leavePage()
  await open([], null)
  await settle()
  expect(pageText()).toContain('登录后查看收藏')
})
