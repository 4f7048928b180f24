import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import { noonMs } from '../../support/app/trade-store'
import { byRole } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const delivered = detail({
  state: 'delivered',
  side: 'buyer',
  acts: ['confirm'],
  turn: 'buyer',
  deadlineAt: noonMs + 17 * 3_600_000,
})
const done: OrderDetail = { ...delivered, state: 'done', acts: [], turn: null }

async function confirm(answer: OrderDetail) {
  await visit(OrderPage, {
    network: { '/bctOrder/info': () => ok(delivered), '/bctOrder/confirm': () => ok(answer) },
    params: { id: '500' },
  })
  await press(byRole('button', '确认收货'))
  await press(byRole('button', '放款 ¥34.00，双击后再次确认'))
  await press(byRole('button', '放款 ¥34.00'))
}

describe('an order that is done', () => {
  it('shows the points that it earned and what one has now', async () => {
    await confirm({ ...done, pointsRow: { content: '完成订单', pointsAdd: 2, points: 1_042 } })
    // The act's toast is shown first, because the popup would be below it.
    expect(text()).not.toContain('1,042')
    while (!text().includes('1,042')) await settle()
    for (const words of ['完成订单', '+2', '人气值', '1,042']) expect(text()).toContain(words)
    await press(byRole('button', '关闭'))
    expect(text()).not.toContain('1,042')
  })

  it('shows no points when it earned none', async () => {
    await confirm(done)
    expect(text()).not.toContain('人气值')
  })
})
