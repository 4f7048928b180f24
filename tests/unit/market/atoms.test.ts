import { qty } from '@contract/money'
import type { ApiOutput } from '@contract/endpoints/all'
import { boardCall, boardQuery } from '@/features/market/atoms'
import { takeAtom } from '@/features/market/listing-atoms'
import type { Listing } from '@/features/market/listing-atoms'
import { noFilter } from '@/lib/market/filter'
import { takeButton } from '@/features/market/rules/take'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { lost } from '../../support/app/trade-api'
import { tradeStore, noonMs } from '../../support/app/trade-store'
import { item, sale } from '../../support/app/market'

type Page = ApiOutput<'/bctSale/list'>

const pages = (last: number) => (input: { page?: unknown; categoryId?: unknown }) => {
  const at = Number(input.page ?? 1)
  const page: Page = {
    data: [sale({ saleId: at * 10 }), sale({ saleId: at * 10 + 1 })],
    items: [item()],
    current_page: at,
    last_page: last,
    per_page: 15,
    total: last * 2,
    ...(at < last && { cursor: `after-${at}` }),
  }
  return ok(page)
}

const choice = boardQuery({ areaId: 3253, filter: noFilter })
const listing: Listing = {
  ...sale(),
  item: item(),
  sellerBlockId: 302,
  sellerStats: { residentDays: 214, done: 86, late: 0, score: null, reviews: 0 },
  firstPurchase: false,
}

describe('the board', () => {
  it('grows by one page at a time until the end, asking with the cursor of the page before', async () => {
    const { store, on } = tradeStore({ '/bctSale/list': pages(2) })
    await store.set(boardCall.refreshAtom, choice)
    await Promise.all([store.set(boardCall.moreAtom), store.set(boardCall.moreAtom)])
    await store.set(boardCall.moreAtom)
    expect(on('/bctSale/list').map(({ input }) => input.cursor)).toEqual([undefined, 'after-1'])
    expect(store.get(boardCall.stateAtom)).toMatchObject({ tag: 'end', shown: { page: 2, total: 4 } })
  })

  it('keeps every open page when it is refreshed, and shows the old rows meanwhile', async () => {
    const { store } = tradeStore({ '/bctSale/list': pages(3) })
    await store.set(boardCall.refreshAtom, choice)
    await store.set(boardCall.moreAtom)
    const refresh = store.set(boardCall.refreshAtom, choice)
    expect(store.get(boardCall.stateAtom).shown?.rows).toHaveLength(4)
    await refresh
    expect(store.get(boardCall.stateAtom).shown?.rows.map((row) => row.saleId)).toEqual([10, 11, 20, 21])
  })

  it('starts anew for another category, and asks with every part of the filter', async () => {
    const { store, on } = tradeStore({ '/bctSale/list': pages(1) })
    await store.set(boardCall.refreshAtom, choice)
    const wanted = {
      categoryId: 2,
      q: '米',
      sort: 'priceUp',
      delivery: 'meet',
      priceMin: fen(600),
      priceMax: fen(700),
    } as const
    const next = store.set(boardCall.refreshAtom, boardQuery({ areaId: 3253, filter: wanted }))
    expect(store.get(boardCall.stateAtom)).toMatchObject({ tag: 'refreshing', shown: undefined })
    await next
    expect(on('/bctSale/list').at(-1)?.input).toMatchObject(wanted)
  })
})

describe('taking goods', () => {
  it('sends the price and version that were seen', async () => {
    const { store, on } = tradeStore({ '/bctSale/take': () => ok({ orderId: 1, orderNo: 'D1', payNo: 'P1' }) })
    await store.set(takeAtom, listing, qty(50_000))
    expect(on('/bctSale/take')[0]?.input).toMatchObject({ saleId: 60, ver: 1, qty: 50_000, price: 680 })
  })

  it('repeats the same wish under the same number after a lost answer, another quantity under another', async () => {
    const { store, on } = tradeStore({ '/bctSale/take': lost })
    await store.set(takeAtom, listing, qty(50_000))
    await store.set(takeAtom, listing, qty(50_000))
    await store.set(takeAtom, listing, qty(60_000))
    const [first, second, third] = on('/bctSale/take').map((call) => call.input.clientNo)
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })
})

describe('the button of a listing page', () => {
  const facts = { listing, problem: undefined, openings: [], nowMs: noonMs, isBusy: false }

  it.each([
    [facts, 'ready', '去付款'],
    [{ ...facts, isBusy: true }, 'busy', '下单中'],
    [{ ...facts, listing: sale({ mine: true }) }, 'off', '这是你自己的在售'],
    [{ ...facts, listing: sale({ state: 'off' }) }, 'off', '已下架'],
    [{ ...facts, listing: sale({ qtyLeft: qty(0), state: 'soldout' }) }, 'off', '已售完'],
    [{ ...facts, listing: sale({ qtyLeft: qty(0) }) }, 'off', '已售完'],
    [{ ...facts, listing: sale({ qtyLeft: qty(0), reservedUntil: noonMs + 61_000 }) }, 'off', '已预订 01:01'],
    [{ ...facts, problem: '最多 12.5 千克' }, 'off', '最多 12.5 千克'],
  ])('says why it cannot be pressed (%#)', (given, kind, label) => {
    expect(takeButton(given)).toEqual({ kind, label })
  })

  it('says before 7:00 how long it takes, beside a clock', () => {
    const told = { kind: 'off', label: '07:00 开市，还剩 1 分 0 秒', icon: 'clock' }
    expect(takeButton({ ...facts, nowMs: Date.UTC(2026, 10, 20, 22, 59, 0) })).toEqual(told)
  })
})
