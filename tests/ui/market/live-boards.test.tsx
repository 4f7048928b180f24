import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { boardRefreshMs } from '@/features/market/rules/board'
import SellBoardPage from '@/pages/index/buy'
import HomePage from '@/pages/index/index'
import { bidView } from '../../support/app/bid-view'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { lost } from '../../support/app/trade-api'
import { byRole } from '../support/press'
import { holdTicks } from '../support/ticks'
import { leave, press, settle, text, visit } from '../support/trade-page'
import { write } from '../support/write'

let tick: ReturnType<typeof holdTicks>

beforeEach(() => {
  tick = holdTicks()
})
afterEach(leave)

const page = <Row,>(...data: Row[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })

describe('the buy home, while it is looked at', () => {
  it('follows prices and what is new', async () => {
    let sales = [sale()]
    await visit(HomePage, {
      network: {
        '/bctSale/list': () => ok({ ...page(...sales), items: [item()] }),
      },
    })
    expect(text()).toContain('6.80')
    sales = [sale({ price: fen(777) }), sale({ saleId: 61, title: '刚上架的米' })]
    await tick(boardRefreshMs)
    expect(text()).toContain('7.77')
    expect(text()).toContain('刚上架的米')
  })

  it('keeps what is shown when a look gets no answer', async () => {
    let isLost = false
    await visit(HomePage, {
      network: { '/bctSale/list': () => (isLost ? lost() : ok({ ...page(sale()), items: [item()] })) },
    })
    isLost = true
    await tick(boardRefreshMs)
    expect(text()).toContain('北郊农场 当季新米')
  })

  it('asks nothing while its first answer is still awaited', async () => {
    const { on } = await visit(HomePage, { network: { '/bctSale/list': () => new Promise(() => undefined) } })
    await tick(boardRefreshMs)
    expect(on('/bctSale/list')).toHaveLength(1)
  })
})

describe('the sell board, while it is looked at', () => {
  it('follows the bids and leaves the quantity that is being chosen alone', async () => {
    const bid = bidView({ mine: false, acts: ['take'], buyer: sale().seller })
    let bids = [bid]
    const network: Network = {
      '/bctBuy/list': () => ok({ ...page(...bids), items: [{ ...item(), closes: [], low: null, high: null }] }),
      '/bctBuy/info': () => ok({ ...bid, item: item() }),
    }
    await visit(SellBoardPage, { network })
    const sell = [...document.querySelectorAll<HTMLElement>('[role="button"]')].find((element) =>
      (element.textContent ?? '').startsWith('卖'),
    )
    if (!sell) throw new Error('nothing can be sold')
    await press(sell)
    write(document.querySelector('[role="dialog"] input'), '1.5')
    await settle()
    bids = [bid, bidView({ buyId: 80, mine: false, acts: ['take'], price: fen(640), buyer: sale().seller })]
    await tick(boardRefreshMs)
    expect(text()).toContain('6.40')
    expect(byRole('dialog', '卖出 社区大米').textContent).toContain('9.75')
  })
})
