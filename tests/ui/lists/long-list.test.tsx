import { View } from '@tarojs/components'
import type { ApiOutput } from '@contract/endpoints/all'
import { ok } from '@contract/result'
import { listCall } from '@/lib/api/list-call'
import type { ListOnPage } from '@/lib/api/use-list'
import { useList } from '@/lib/api/use-list'
import { ListView } from '@/ui/list-view/list-view'
import { sale } from '../../support/app/market'
import { lost } from '../../support/app/trade-api'
import { byRole } from '../support/press'
import { rowClass, tallScreen } from '../support/tall-screen'
import { leave, press, settle, text, visit } from '../support/trade-page'

type Board = ApiOutput<'/bctSale/list'>
type Row = Board['data'][number]
const size = 15

/** A machine that is busy draws hundreds of rows slowly. */
jest.setTimeout(90_000)

let screen: ReturnType<typeof tallScreen>
let list: ListOnPage<Row, undefined>
let more: () => Promise<void>

beforeEach(() => {
  screen = tallScreen()
})
afterEach(() => {
  leave()
  screen.leave()
})

/** Opens a list of so many pages on a server whose rows may change. */
async function openList(pages: number) {
  const server = {
    rows: Array.from({ length: pages * size }, (_, at) => sale({ saleId: at + 1, title: `第 ${at + 1} 件` })),
    isThere: true,
  }
  const call = listCall<Board, { readonly areaId: number }>(
    (api, query, page) => api.form('/bctSale/list', { ...query, ...page }),
    { access: 'anyone', idOf: (row) => row.saleId, extraOf: () => undefined },
  )
  const LongPage = () => {
    list = useList(call, { areaId: 1 })
    return (
      <ListView of={list.list} onRetry={list.retry} onMore={list.more} onNear={list.onNear} end={null}>
        {({ rows }) =>
          rows.map((row) => (
            <View key={row.saleId} className={rowClass}>
              {row.title}
            </View>
          ))
        }
      </ListView>
    )
  }
  const { store, on } = await visit(LongPage, {
    network: {
      '/bctSale/list': ({ page: asked = 1, cursor }) => {
        const page = Number(asked)
        if (!server.isThere) return lost()
        const left = server.rows.filter(({ saleId }) => cursor === undefined || saleId > Number(cursor))
        const data = left.slice(0, size)
        return ok({
          data,
          items: [],
          total: server.rows.length,
          current_page: page,
          per_page: size,
          last_page: page + Math.ceil(left.length / size) - 1,
          ...(left.length > size && { cursor: String(data[data.length - 1]?.saleId) }),
        })
      },
    },
  })
  more = () => store.set(call.moreAtom)
  for (let page = 2; page <= pages; page += 1) await more()
  await rest()
  return { server, asked: () => on('/bctSale/list').map(({ input }) => Number(input.page ?? 1)) }
}

/** Waits until the screen reports nothing more. */
async function rest(): Promise<void> {
  do await settle()
  while (screen.tell())
}

async function scrollTo(px: number): Promise<void> {
  screen.scrollTo(px)
  await rest()
}

const titles = (rows: readonly Row[]) => rows.map((row) => row.title)

/** Scrolls on by less than a screen at a time; gives every row that was seen, in the order of the list. */
async function scrollThrough(from: number, to: number): Promise<readonly string[]> {
  const seen = new Set<string>()
  const step = from < to ? 1900 : -1900
  for (let px = from; from < to ? px < Math.min(to, screen.endPx()) + 2 * step : px > to + step; px += step) {
    await scrollTo(px)
    expect(screen.seen().length).toBeGreaterThanOrEqual(20)
    for (const row of from < to ? screen.seen() : screen.seen().reverse()) seen.add(row)
  }
  return from < to ? [...seen] : [...seen].reverse()
}

it('shows every row once and in order on the way down, and again on the way up', async () => {
  const { server } = await openList(24)
  expect(await scrollThrough(0, Infinity)).toEqual(titles(server.rows))
  expect(screen.drawn().length).toBeLessThan(5 * size)
  expect(list.list.shown?.rows.length).toBeLessThan(20 * size)
  expect(await scrollThrough(screen.endPx(), 0)).toEqual(titles(server.rows))
  expect(screen.top()).toBe(0)
})

it('shows what it has at the place that one jumps to, however far', async () => {
  const { server } = await openList(40)
  await scrollTo(screen.endPx())
  expect(screen.seen()).toEqual(titles(server.rows).slice(-20))
  await scrollTo(0)
  expect(text()).not.toContain('暂无相关数据')
  expect(screen.seen()).toEqual(titles(server.rows).slice(0, 20))
})

it('begins anew when it is pulled, at the top after a long way and from far down', async () => {
  const { server, asked } = await openList(24)
  for (const from of [0, screen.endPx()]) {
    await scrollTo(screen.endPx())
    await scrollTo(from)
    const before = asked().length
    server.rows = [sale({ saleId: -from - 1, title: `新的 ${from}` }), ...server.rows]
    await list.refresh()
    await rest()
    const fresh = asked().slice(before)
    expect(fresh).toEqual(fresh.map((_page, at) => at + 1))
    expect(screen.drawn().slice(0, size)).toEqual(titles(server.rows).slice(0, size))
    expect(list.list).toMatchObject({ tag: 'idle', shown: { total: server.rows.length } })
    while (list.list.tag !== 'end') {
      await more()
      await rest()
    }
    expect(await scrollThrough(0, Infinity)).toEqual(titles(server.rows))
  }
})

it('takes a changed row and a new count in far down, asks for nothing but what is near, and stays in its place', async () => {
  const { server, asked } = await openList(24)
  await scrollTo(20_000)
  const [before, place, seen] = [asked().length, screen.top(), screen.seen()]
  server.rows = server.rows.map((row) => (row.title === seen[3] ? { ...row, title: '改了名' } : row))
  server.rows = server.rows.filter(({ saleId }) => saleId !== 24 * size)
  await list.lookAgain()
  await rest()
  expect(screen.seen()).toEqual(seen.map((title, at) => (at === 3 ? '改了名' : title)))
  expect(screen.top()).toBe(place)
  expect(list.list.shown?.total).toBe(24 * size - 1)
  expect(
    asked()
      .slice(before)
      .every((page) => page > 11 && page < 17),
  ).toBe(true)
})

it('has the rows that came and went above, once and in order, when one comes back to them', async () => {
  const { server } = await openList(24)
  await scrollTo(screen.endPx())
  const fresh = [20.3, 20.6, 30.5].map((saleId) => sale({ saleId, title: `中间来的 ${saleId}` }))
  server.rows = [...server.rows.filter(({ saleId }) => saleId % 50 !== 0), ...fresh].sort((a, b) => a.saleId - b.saleId)
  await list.lookAgain()
  await scrollThrough(screen.endPx(), 0)
  await list.lookAgain()
  const seen = await scrollThrough(0, 4000)
  expect(seen.length).toBeGreaterThan(45)
  expect(seen).toEqual(titles(server.rows).slice(0, seen.length))
})

it('says where rows did not come back, and brings them when asked', async () => {
  const { server } = await openList(24)
  await scrollTo(screen.endPx())
  const high = screen.endPx()
  server.isThere = false
  await scrollTo(0)
  expect(screen.seen()).toEqual([])
  expect(screen.endPx()).toBe(high)
  server.isThere = true
  await press(byRole('button', '加载失败，点击重试'))
  await rest()
  expect(screen.seen()).toEqual(titles(server.rows).slice(0, 20))
  expect(text()).not.toContain('加载失败')
})
