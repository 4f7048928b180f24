import type { Atom } from 'jotai'
import type { ComponentType } from 'react'
import { ok } from '@contract/result'
import { ownBidsCall, ownSalesCall } from '@/features/offers/atoms'
import { ownOrdersCall } from '@/features/orders/list/list-atoms'
import MyBuysPage from '@/pages/orders/buy'
import MySalesPage from '@/pages/orders/sale'
import { bidView } from '../../support/app/bid-view'
import { sale } from '../../support/app/market'
import { order } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { rowPx, tallScreen } from '../support/tall-screen'
import { leave, settle, visit } from '../support/trade-page'

// Running orders and own offers come in groups, page by page, and are let go of far from the screen as the boards are. A list that kept all
// its rows, or drew them as one piece, would be found here.

const size = 15
const all = 21 * size
/** The first of them wait for the reader, the others do not. */
const mine = 50

/** A machine that is busy draws hundreds of cards slowly. */
jest.setTimeout(90_000)

let screen: ReturnType<typeof tallScreen>
beforeEach(() => {
  screen = tallScreen('.card')
})
afterEach(() => {
  leave()
  screen.leave()
})

type Asked = { readonly page?: string | number | undefined; readonly cursor?: string | undefined }

/** One page of a long list, begun behind as many rows as the cursor says. */
function pageOf<Row>(rowAt: (at: number) => Row, { page = 1, cursor = '0' }: Asked) {
  const from = Number(cursor)
  const next = from + size
  return {
    data: Array.from({ length: size }, (_, at) => rowAt(from + at)),
    total: all,
    current_page: Number(page),
    per_page: size,
    last_page: all / size,
    ...(next < all && { cursor: String(next) }),
  }
}

const titleOf = (at: number) => `第 ${at + 1} 件`
const offerCounts = { mine, running: all - mine, ended: 0 }

interface Own {
  readonly Page: ComponentType
  readonly tab: string
  readonly network: Network
  readonly call: Pick<typeof ownOrdersCall, 'moreAtom'> & {
    readonly stateAtom: Atom<{ readonly shown?: { readonly rows: readonly unknown[] } | undefined }>
  }
  readonly heads: readonly string[]
}

const lists: Readonly<Record<string, Own>> = {
  'running orders': {
    Page: MyBuysPage,
    tab: 'running',
    network: {
      '/bctOrder/list': (asked) =>
        ok({
          ...pageOf(
            (at) =>
              order({ orderId: at + 1, title: titleOf(at), state: 'delivered', turn: at < mine ? 'buyer' : 'seller' }),
            asked,
          ),
          groups: { mine, theirs: all - mine, dispute: 0 },
        }),
    },
    call: ownOrdersCall,
    heads: [`轮到我${mine}`, `等对方${all - mine}`],
  },
  'own bids': {
    Page: MyBuysPage,
    tab: 'bids',
    network: {
      '/bctBuy/list': (asked) =>
        ok({
          ...pageOf(
            (at) => bidView({ buyId: at + 1, title: titleOf(at), state: at < mine ? 'unpaid' : 'open' }),
            asked,
          ),
          items: [],
          groups: offerCounts,
        }),
    },
    call: ownBidsCall,
    heads: [`轮到我${mine}`, `等成交${all - mine}`],
  },
  'own listings': {
    Page: MySalesPage,
    tab: 'listings',
    network: {
      '/bctSale/list': (asked) =>
        ok({
          ...pageOf(
            (at) => sale({ saleId: at + 1, title: titleOf(at), mine: true, state: at < mine ? 'on' : 'expired' }),
            asked,
          ),
          items: [],
          groups: { mine: 0, running: mine, ended: all - mine },
        }),
    },
    call: ownSalesCall,
    heads: [`等成交${mine}`, `已结束${all - mine}`],
  },
}

/** Waits until the screen reports nothing more. */
async function rest(): Promise<void> {
  do await settle()
  while (screen.tell())
}

/** The titles on the screen at this place, and the heads of groups that are drawn. */
async function lookAt(px: number) {
  screen.scrollTo(px)
  await rest()
  const heads = [...document.querySelectorAll('[role=heading]')].map((head) => head.textContent ?? '')
  return {
    titles: screen.seen().map((row) => /第 \d+ 件/.exec(row)?.[0] ?? row),
    heads: heads.filter((head) => /\d$/.test(head)),
  }
}

const titles = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => titleOf(from + at))

it.each(Object.entries(lists))('%s stand under their group once, and only what is near is kept', async (_, own) => {
  const { store } = await visit(own.Page, { network: own.network, params: { tab: own.tab } })
  // The list asks for more by itself, too, and a question that is under way is not asked again.
  while (screen.endPx() < (all - 20) * rowPx) {
    await lookAt(screen.endPx())
    await store.set(own.call.moreAtom)
    await rest()
  }
  const [first, second] = own.heads
  expect(await lookAt(screen.endPx())).toEqual({ titles: titles(all - 20, all), heads: [] })
  expect(screen.drawn().length).toBeLessThan(5 * size)
  expect(store.get(own.call.stateAtom).shown?.rows.length).toBeLessThan(20 * size)
  expect(await lookAt(mine * rowPx)).toEqual({ titles: titles(mine, mine + 20), heads: [second] })
  expect(await lookAt(0)).toEqual({ titles: titles(0, 20), heads: [first] })
})
