import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { actAtom } from '@/features/orders/acts/act-atoms'
import type { CallError } from '@/lib/http/errors'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { noonMs, resident, tradeStore } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

/** One order on a server that takes an act only for the version it has, as the real one does. */
function server(first: OrderDetail) {
  let order = first
  const deliver = ({ ver }: ApiInput<'/bctOrder/deliver'>): Result<ApiOutput<'/bctOrder/deliver'>, CallError> => {
    if (ver !== order.ver) return refused('MOVED')
    order = { ...order, ver: ver + 1, state: 'delivered', turn: 'buyer', acts: [] }
    return ok(order)
  }
  const network: Network = { '/bctOrder/info': () => ok(order), '/bctOrder/deliver': deliver }
  return network
}

const paid = detail({
  state: 'paid',
  side: 'seller',
  acts: ['deliver', 'refuse'],
  turn: 'seller',
  deadlineAt: noonMs + 17 * 3_600_000,
})

it('a second device of the same user that acts on what it still shows is told what the order is now, and shows it', async () => {
  const network = server(paid)
  const who = resident(3021)
  const phone = await visit(OrderPage, { network, params: { id: '500' }, who })
  expect(text()).toContain('轮到你 · 交付')

  const tablet = tradeStore(network, who)
  const said = { act: 'deliver', text: '放在北门', images: '' } as const
  expect(await tablet.store.set(actAtom, paid, said)).toMatchObject({ ok: true, value: { ver: 4 } })

  await press(byRole('button', '交付'))
  await type('textarea', '放在北门服务点')
  await press(byRole('button', '确认交付'))
  expect(phone.on('/bctOrder/deliver')[0]?.input).toMatchObject({ id: 500, ver: 3 })
  expect(text()).toContain('订单刚刚有变化')
  await press(byRole('button', '看最新'))
  expect(text()).toContain('等 128 确认收货')
  expect(text()).not.toContain('订单刚刚有变化')
  expect(namesOf('button')).not.toContain('交付')
})
