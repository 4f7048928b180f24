import { ok } from '@contract/result'
import { loadingAfterMs } from '@/platform/prompt/times'
import MyBuysPage from '@/pages/orders/buy'
import { order } from '../../support/app/orders'
import { noonMs } from '../../support/app/trade-store'
import { byRole } from '../support/press'
import { leave, pause, press, seek, text, visit } from '../support/trade-page'

afterEach(leave)

const day = 86_400_000
const rice = { title: '北郊农场 当季新米', state: 'done', turn: null, saleId: 60 } as const
const rows = [
  order({ ...rice, orderId: 2, endedAt: noonMs - day, acts: ['rate'] }),
  order({ ...rice, orderId: 1, endedAt: noonMs - 400 * day, acts: [] }),
]

it('tells two finished orders of the same thing apart by their day, and which one is to be rated', async () => {
  const page = { data: rows, total: 2, current_page: 1, last_page: 1, per_page: 15 }
  const { opened } = await visit(MyBuysPage, {
    network: { '/bctOrder/list': () => ok({ ...page, groups: { mine: 0, theirs: 0, dispute: 0 } }) },
    params: { tab: 'done' },
  })
  expect(text()).toContain('已完成待评价11-20 · 已放款 ¥34.00')
  expect(text()).toContain('已完成2025-10-17 · 已放款 ¥34.00')
  await press(byRole('button', '评价'))
  expect(opened).toEqual([expect.stringMatching(/^\/pages\/order\/info\?.*id=2/)])
})

it('finds one among the ended orders, and says what was not found', async () => {
  const page = { current_page: 1, last_page: 1, per_page: 15, groups: { mine: 0, theirs: 0, dispute: 0 } }
  const { on } = await visit(MyBuysPage, {
    network: {
      '/bctOrder/list': ({ q }) => ok({ ...page, data: q === '没有' ? [] : rows, total: q === '没有' ? 0 : 2 }),
    },
    params: { tab: 'done' },
  })
  await seek('新米')
  expect(on('/bctOrder/list').at(-1)?.input).toMatchObject({ tab: 'done', q: '新米' })
  await seek('没有')
  expect(text()).toContain('未找到“没有”的订单')
  await press(byRole('button', '看全部订单'))
  expect(on('/bctOrder/list').at(-1)?.input).not.toHaveProperty('q')
  expect(text()).toContain('北郊农场 当季新米')
})

it('waits as cards, not as rows of goods to buy', async () => {
  await visit(MyBuysPage, { network: { '/bctOrder/list': () => new Promise(() => undefined) } })
  await pause(loadingAfterMs + 50)
  expect(document.querySelectorAll('[role="status"] .frame .turn')).toHaveLength(5)
  expect(document.querySelectorAll('[role="status"] .button')).toHaveLength(0)
})
