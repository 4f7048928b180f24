import type { SearchHit } from '@contract/endpoints/console/infos'
import { fen } from '@contract/money'
import { areaOf } from '../src/kit/area/area-of'
import { commandsOf, foundIn, listOf } from '../src/frame/found'

const all = () => true
const none = () => false
const nowhere = () => ''

const hit = (more: Partial<SearchHit>): SearchHit => ({
  refType: 'order',
  refId: 7,
  no: 'D261128-0003',
  areaId: 3,
  words: '大米',
  amount: fen(34_00),
  how: 'exact',
  ...more,
})

it('what is exactly so stands first, then what begins so, then names', () => {
  const hits = [
    hit({ refType: 'block', refId: 1, no: '128', how: 'exact', words: '周', amount: null }),
    hit({ refId: 2, how: 'begins' }),
    hit({ refType: 'user', refId: 3, no: '128', how: 'name', words: '128 的店', amount: null }),
  ]
  const groups = foundIn(hits, '128', all, nowhere)
  expect(groups.map(({ name }) => name)).toEqual(['正好是', '号码这样开头', '名字这样开头'])
  expect(groups.flatMap(({ all: some }) => some).map(({ words, path }) => [words, path])).toEqual([
    ['区块 128 周', '/blocks'],
    ['订单 D261128-0003 大米 34.00', '/orders'],
    ['居民 128 128 的店', '/person/info'],
  ])
})

it('each leads to the row of its page, by number and area', () => {
  const searchOf = (more: Partial<SearchHit>) => foundIn([hit(more)], 'x', all, nowhere)[0]?.all[0]?.search
  expect(searchOf({})).toEqual({ id: '7', q: 'D261128-0003', areaId: '3' })
  expect(searchOf({ refType: 'withdraw', no: 'W1' })).toEqual({ id: '7', q: 'W1', state: 'all', areaId: '3' })
  expect(searchOf({ refType: 'pay', no: 'P1', areaId: null })).toEqual({ id: 'new', no: 'P1' })
  expect(searchOf({ refType: 'handover', no: 'B1' })).toEqual({ id: '7', q: 'B1', tab: 'sales', areaId: '3' })
  expect(searchOf({ refType: 'sale', no: 'S1' })).toMatchObject({ id: 'sale-7', q: 'S1' })
  expect(searchOf({ refType: 'user', no: '', areaId: null })).toEqual({ userId: '7' })
})

it('a number leads to the list of what has such numbers', () => {
  expect(listOf('v261101-0001', all)).toEqual([
    { key: 'list V261101-0001', words: '在投票里找 V261101-0001', path: '/votes', search: { q: 'V261101-0001' } },
  ])
  const paths = ['S2611', 'H2611', 'B2611', 'M2611', 'F2611', 'K2611'].map((no) => listOf(no, all)[0]?.path)
  expect(paths).toEqual(['/shops', '/mutual', '/handovers', '/elections', '/funds', '/rounds'])
  for (const text of ['Vera', 'V', 'X2611', '128']) expect(listOf(text, all)).toEqual([])
})

it('what can be done is found by what it is called, and pages by their titles', () => {
  expect(commandsOf('停市', all).map(({ words, path }) => [words, path])).toEqual([
    ['停市、恢复交易', '/halt'],
    ['打开停市', '/halt'],
  ])
  expect(commandsOf('发公告', all)).toMatchObject([{ path: '/letters', search: { id: 'new' } }])
  expect(commandsOf(' ', all)).toEqual([])
})

it('leads nowhere where the reader may not go', () => {
  expect(foundIn([hit({})], '停市', none, nowhere)).toEqual([])
  expect(listOf('V261101-0001', none)).toEqual([])
})

it('a block says its area where several are looked at', () => {
  const block = hit({ refType: 'block', no: '128', words: '', amount: null })
  const areas = [
    { areaId: 3, name: '九号城' },
    { areaId: 4, name: '测试城' },
  ]
  const wordsAt = (chosen: number | undefined, some = areas) =>
    foundIn([block], '128', all, areaOf(some, chosen))[0]?.all[0]?.words
  expect(wordsAt(undefined)).toBe('区块 九号城 128')
  expect(wordsAt(3)).toBe('区块 128')
  expect(wordsAt(undefined, areas.slice(0, 1))).toBe('区块 128')
  expect([areaOf(areas, undefined)(null), areaOf(areas, undefined)(9)]).toEqual(['', ''])
})
